import { type ImageFixture, imageDataUrl } from './images'

/** Options of the platform's markup that opens a lightbox. */
export interface ServedLightbox {
  readonly theme?: 'dark' | 'light'
  /** `data-lightbox-transition`. */
  readonly transition?: 'swipe' | 'fade'
  readonly title?: string
  readonly description?: string
  readonly urlOf?: (image: ImageFixture) => string
}

/** An image block whose image opens in a lightbox. */
export function imageButton(
  image: ImageFixture,
  { theme = 'dark', urlOf = imageDataUrl, ...words }: ServedLightbox = {},
): string {
  return `<div class="sqs-block sqs-block-image"><figure class="sqs-block-image-figure">
    <button class="sqs-block-image-button lightbox" data-lightbox-theme="${theme}"${wordsOf(words)}>
      <span class="v6-visually-hidden">View fullsize</span>
      <div class="image-block-wrapper"><noscript>${imageTag(image, urlOf, 'src')}</noscript>${imageTag(image, urlOf, 'src')}</div>
    </button></figure></div>`
}

/** Images that open together: links to the large images, with the same `data-lightbox`. */
export function lightboxLinks(images: readonly ImageFixture[], group: string, served: ServedLightbox = {}): string {
  const { theme = 'dark', urlOf = imageDataUrl } = served
  return images
    .map(
      (image) =>
        `<a rel="lightbox" data-lightbox="${group}" data-lightbox-theme="${theme}"${wordsOf(served)} href="${quote(urlOf(image))}">${imageTag(image, urlOf, 'src')}</a>`,
    )
    .join(' ')
}

/** The hidden lightbox that the server renders for a product's images. */
export function lightboxShell(images: readonly ImageFixture[], theme: string, urlOf = imageDataUrl): string {
  const figure = (image: ImageFixture) =>
    `<figure class="gallery-lightbox-item" data-slide-url="the-product"><div class="gallery-lightbox-item-img content-fit">${imageTag(image, urlOf, 'data-src')}</div></figure>`
  return `<div class="gallery-lightbox-outer-wrapper" data-controller="Lightbox" data-use-image-loader="true" hidden>
    <div class="gallery-lightbox" data-section-theme="${theme}">
      <button class="gallery-lightbox-close-btn" aria-label="Close" data-close></button>
      <div class="gallery-lightbox-list">${images.map(figure).join('')}</div>
      <div data-previous><button aria-label="Previous Slide"></button></div><div data-next><button aria-label="Next Slide"></button></div>
    </div></div>`
}

/** A gallery with `lightbox` enabled, whose slides have ids, titles and descriptions. */
export function lightboxGallery(
  images: readonly ImageFixture[],
  { theme = 'dark', urlOf = imageDataUrl, description = '' }: ServedLightbox = {},
  data: { readonly [key: string]: unknown } = {},
  hasLinks = false,
): string {
  const json = JSON.stringify({ design: 'grid', lightbox: true, lightboxTheme: theme, ...data })
  const link = (image: ImageFixture) =>
    `<a class="image-slide-anchor js-gallery-lightbox-opener content-fill" data-lightbox-theme="${theme}" role="button" href="${quote(urlOf(image))}">${imageTag(image, urlOf, 'data-src')}</a>`
  const slide = (image: ImageFixture) =>
    `<div class="slide content-fill" data-type="image" data-slide-id="id-${image.number}" data-slide-url="image-${image.number}" data-click-through-url="">
      <div class="margin-wrapper content-fill">${hasLinks ? link(image) : imageTag(image, urlOf, 'data-src')}</div>
      <div class="meta"><div class="meta-inside"><p class="meta-title">Image ${image.number}</p><div class="meta-description">${description}</div></div></div>
    </div>`
  return `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" data-block-json="${quote(json)}">
    <div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${images.map(slide).join('')}</div></div></div>`
}

/** Landscapes, numbered from 1. */
export function makeImages(count: number): ImageFixture[] {
  return Array.from({ length: count }, (_, index) => ({ width: 1500, height: 1000, number: index + 1 }))
}

function imageTag(image: ImageFixture, urlOf: (image: ImageFixture) => string, source: 'src' | 'data-src'): string {
  const { width, height, number, focalPoint: [x, y] = [0.5, 0.5] } = image
  return `<img ${source}="${quote(urlOf(image))}" data-image-dimensions="${width}x${height}" data-image-focal-point="${x},${y}" alt="Hills, image ${number}">`
}

function wordsOf({ title = '', description = '', transition }: ServedLightbox): string {
  const words = ` data-title="${quote(title)}" data-description="${quote(description)}"`
  return transition ? `${words} data-lightbox-transition="${transition}"` : words
}

function quote(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
