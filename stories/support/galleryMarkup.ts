import { type ImageFixture, imageDataUrl } from './images'

/** One slide of a served gallery. */
export interface ServedSlide extends ImageFixture {
  readonly title?: string
  readonly clickThroughUrl?: string
}

/** Options of a served gallery. */
export interface ServedGallery {
  readonly slides: readonly ServedSlide[]
  /** The block's JSON. */
  readonly data: { readonly [key: string]: unknown }
  /** Whether the server rendered previous and next. */
  readonly hasControls?: boolean
  readonly hasThumbnails?: boolean
  /** Whether images are cropped to fill their slide. */
  readonly fills?: boolean
  /** The URL of an image; a data URL by default. */
  readonly urlOf?: (image: ImageFixture) => string
}

/** Creates slides of the given sizes. */
export function makeSlides(shapes: readonly (readonly [width: number, height: number])[]): ServedSlide[] {
  return shapes.map(([width, height], index) => ({ width, height, number: index + 1 }))
}

/** A gallery block in the platform's markup: a script loads the images, and `noscript` has copies. */
export function servedGallery({ slides, data, fills = true, urlOf = imageDataUrl, ...has }: ServedGallery): string {
  const { design = 'slideshow' } = data
  const item = (slide: ServedSlide) => `
      <div class="slide ${fills ? 'content-fill' : 'content-fit'}" data-type="image" data-click-through-url="${quote(slide.clickThroughUrl ?? '')}">
        <noscript><img src="${quote(urlOf(slide))}" alt="${altOf(slide)}"></noscript>${imageTag(slide, urlOf, 'class="thumb-image"')}
        ${slide.title ? `<div class="meta"><div class="meta-inside"><h3 class="meta-title">${quote(slide.title)}</h3></div></div>` : ''}
      </div>`
  const controls = `<div class="sqs-gallery-meta-container"><div class="sqs-gallery-controls">
      <a tabindex="0" role="button" class="previous" aria-label="Previous Slide"></a>
      <a tabindex="0" role="button" class="next" aria-label="Next Slide"></a></div></div>`
  const thumbnail = (slide: ServedSlide, index: number) =>
    imageTag(slide, urlOf, `tabindex="0" role="button" aria-label="Slide ${index + 1}"`)
  return `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" data-block-json="${quote(JSON.stringify({ design, ...data }))}">
  <div class="sqs-block-content">
    <div class="sqs-gallery-container sqs-gallery-block-${design}${has.hasControls ? ' sqs-gallery-has-controls' : ''}">
      <div class="sqs-gallery">${slides.map(item).join('')}</div>
      ${has.hasControls ? controls : ''}
    </div>
    ${has.hasThumbnails ? `<div class="sqs-gallery-thumbnails">${slides.map(thumbnail).join('')}</div>` : ''}
  </div>
</div>`
}

/** A gallery in neutral markup, found by `data-block-type` and `data-slide-id`. */
export function neutralGallery({ slides, data, urlOf = imageDataUrl }: ServedGallery): string {
  const item = (slide: ServedSlide) =>
    `<figure data-slide-id="slide-${slide.number}" data-slide-url="image-${slide.number}" data-type="image">${imageTag(slide, urlOf, '')}</figure>`
  return `<div data-block-type="gallery" data-block-json="${quote(JSON.stringify(data))}">${slides.map(item).join('')}</div>`
}

/** The image of a slide, which a script loads. */
export function imageTag(slide: ServedSlide, urlOf: (image: ImageFixture) => string, attributes: string): string {
  const [x, y] = slide.focalPoint ?? [0.5, 0.5]
  return `<img${attributes && ` ${attributes}`} data-src="${quote(urlOf(slide))}" data-image-dimensions="${slide.width}x${slide.height}" data-image-focal-point="${x},${y}" alt="${altOf(slide)}" data-load="false" data-type="image">`
}

function altOf({ number }: ServedSlide): string {
  return `Hills, image ${number}`
}

function quote(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
