import imageLooks from '../../mocks/site/styles/image.css?inline'
import { type ImageFixture, imageDataUrl } from './images'

/** An image block of a story. */
export interface ServedImage {
  /** The layout of image and text; `fluid` has no text. */
  readonly variant: 'inline' | 'poster' | 'card' | 'overlap' | 'collage' | 'stack' | 'fluid'
  /** For `fluid`: the mask, such as `circle`. */
  readonly mask: string
  /** For `fluid`: whether the image fills its cell. */
  readonly isStretched: boolean
  /** Whether a stretched image covers its cell or fits inside it. */
  readonly mode: 'fill' | 'fit'
  /** The side of the image; empty for a block that does not name it. */
  readonly position: 'left' | 'center' | 'right' | ''
  /** `data-image-focal-point`: two fractions, or an invalid value. */
  readonly focalPoint: string
  /** A disc marks its focal point. */
  readonly image: ImageFixture
  /** Whether a script loads the image. */
  readonly isWaiting: boolean
  /** Whether the image fails to load. */
  readonly isMissing: boolean
  readonly alt: string
}

/** An image block as a server sends it, with the template's styles for the variants. */
export function imageMarkup(served: ServedImage): string {
  const { variant, position } = served
  const looks = `<style>${imageLooks}</style>`
  const classes = `image-block-outer-wrapper design-layout-${variant}${position && ` image-position-${position}`}`
  if (variant === 'fluid') {
    const { mask, isStretched, mode } = served
    return `${looks}<div class="fluid-cell">${block(`<div class="${classes}" data-is-image-stretched="${isStretched}">
      <div class="fluid-image-animation-wrapper"><div class="fluid-image-container" ${mask && `data-shape-mask="${mask}"`}>
        <div class="content-${mode}">${imageTag(served)}</div></div></div></div>`)}</div>`
  }
  return `${looks}${block(`<figure class="${classes}"><div class="intrinsic"><div class="image-inset">${imageTag(served)}</div></div>
    <figcaption class="image-card-wrapper"><div class="image-card">
      <div class="image-title-wrapper"><div class="image-title"><p>Low water</p></div></div>
      <div class="image-subtitle-wrapper"><div class="image-subtitle"><p>Twice a day the sea leaves the table laid.</p></div></div>
    </div></figcaption></figure>`)}`
}

/** An image in neutral markup. */
export function neutralImage(mask: string, image: ImageFixture): string {
  return `<div data-block-type="image"><img src="${imageDataUrl(image)}" data-shape-mask="${mask}" width="240" height="240" alt="A drawn landscape"></div>`
}

const block = (content: string) =>
  `<div class="sqs-block image-block sqs-block-image" data-block-type="5"><div class="sqs-block-content">${content}</div></div>`

/** An image in neutral markup with a loader mode, in a square box. */
export function neutralMode(mode: 'fill' | 'fit' | 'none', image: ImageFixture): string {
  return `<div data-block-type="image" data-alignment="center" style="position: relative; overflow: hidden; aspect-ratio: 1; background: #ddd">
    <img data-src="${imageDataUrl(image)}" data-image-dimensions="${image.width}x${image.height}" data-image-mode="${mode}" alt="A drawn landscape">
  </div>`
}

function imageTag({ image, focalPoint, isWaiting, isMissing, isStretched, alt }: ServedImage): string {
  const url = isMissing ? 'data:image/png;base64,none' : imageDataUrl(image)
  const source = isWaiting ? '' : `src="${url}" width="${image.width}" height="${image.height}"`
  return `<img class="thumb-image" ${source} data-src="${url}" data-image="${url}" data-stretch="${isStretched}"
    data-image-dimensions="${image.width}x${image.height}" data-image-focal-point="${focalPoint}" alt="${alt}">`
}
