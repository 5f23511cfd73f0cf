import { attributes, type Html, html } from '../html'
import { sceneOf } from '../images'
import type { Scene } from '../images/Scene'
import { block } from './block'
import { imageUrl } from './responsiveImage'

export interface GallerySlide {
  readonly scene: string
  readonly title: string
  readonly description?: string
  /** A page of the site that the slide links to. */
  readonly clickThroughUrl?: string
  /** The slide's video, which has no caption over its player's controls. */
  readonly video?: Html
}

export type GalleryDesign =
  | 'slideshow'
  | 'slider'
  | 'carousel'
  | 'grid'
  | 'stacked'
  | 'autocolumns'
  | 'autogrid'
  | 'autorows'
  | 'list'

export interface GalleryOptions {
  readonly design: GalleryDesign
  readonly slides: readonly GallerySlide[]
  /** The other settings of the block's JSON. */
  readonly settings?: { readonly [key: string]: unknown }
}

/** A gallery block: every image once for scripts (`data-src`) and once in `noscript`. */
export function galleryBlock(id: string, { design, slides, settings = {} }: GalleryOptions): Html {
  const json = { ...defaults, design, ...settings }
  const hasThumbnails = design === 'slideshow' && json.thumbnails === true
  const hasControls = design === 'slideshow' || design === 'slider' || design === 'carousel'
  const container = [
    'sqs-gallery-container',
    `sqs-gallery-block-${design}`,
    hasControls && 'sqs-gallery-has-controls',
    hasThumbnails && 'sqs-gallery-has-thumbnails',
    design === 'grid' &&
      `sqs-gallery-aspect-ratio-${json['aspect-ratio']} sqs-gallery-thumbnails-per-row-${json['thumbnails-per-row']}`,
    'sqs-gallery-block-show-meta sqs-gallery-block-meta-position-bottom clear',
  ].filter(Boolean)
  return block(
    'gallery',
    id,
    html`<div class="${container.join(' ')}">
      <div class="sqs-gallery">
        ${slides.map((slide, index) => (design === 'stacked' ? stackedImage(id, slide, index) : slideMarkup(id, slide, index, json.lightbox === true ? json.lightboxTheme : null)))}
      </div>
      ${hasControls && controls}
    </div>
    ${hasThumbnails && html`<div class="sqs-gallery-thumbnails">${slides.map(thumbnail)}</div>`}`,
    { 'data-block-json': JSON.stringify(json) },
  )
}

const defaults = {
  methodOption: 'transient',
  newWindow: false,
  aspectRatio: null,
  'auto-crop': true,
  autoplay: false,
  'autoplay-duration': 5,
  controls: true,
  lightbox: false,
  lightboxTheme: 'dark',
  'meta-position': 'bottom',
  'show-meta': true,
  'show-meta-basic': true,
  'square-thumbs': true,
  'thumbnail-strip-height': 60,
  'thumbnail-strip-margin': 10,
  'thumbnails-per-row': 3,
  'aspect-ratio': 'square',
  padding: 16,
  thumbnails: false,
  vSize: null,
}

const controls = html`<div class="sqs-gallery-meta-container">
        <div class="sqs-gallery-controls">
          <a tabindex="0" role="button" class="previous" aria-label="Previous Slide"></a>
          <a tabindex="0" role="button" class="next" aria-label="Next Slide"></a>
        </div>
      </div>`

/** An image that scripts load and position. */
export function lazyImage(scene: Scene, more: { readonly class?: string; readonly alt?: string } = {}): Html {
  return html`<img${attributes({
    class: more.class ?? 'thumb-image',
    'data-src': imageUrl(scene.name),
    'data-image': imageUrl(scene.name),
    'data-image-dimensions': `${scene.width}x${scene.height}`,
    'data-image-focal-point': scene.focalPoint.join(','),
    'data-load': 'false',
    'data-type': 'image',
    alt: more.alt ?? scene.alt,
  })}>`
}

function bothImages(scene: Scene): Html {
  const { width, height, alt } = scene
  const served = attributes({ src: imageUrl(scene.name, '1000w'), width, height, alt })
  return html`<noscript><img${served}></noscript>${lazyImage(scene)}`
}

/** `lightbox` is the theme of the lightbox that the slide opens, if it opens one. */
function slideMarkup(galleryId: string, slide: GallerySlide, index: number, lightbox: unknown): Html {
  const marks = {
    class: 'slide content-fill',
    'data-type': slide.video ? 'video' : 'image',
    'data-slide-id': slideId(galleryId, index),
    'data-slide-url': slide.scene,
    'data-click-through-url': slide.clickThroughUrl ?? '',
  }
  return html`<div${attributes(marks)}>
          ${slide.video ?? html`<div class="margin-wrapper">${lightbox && !slide.clickThroughUrl ? opener(slide, lightbox) : bothImages(sceneOf(slide.scene))}</div>`}
          ${!slide.video && meta(slide)}
        </div>`
}

/** The element that opens a slide in the lightbox. It is focusable before any script has run. */
function opener(slide: GallerySlide, theme: unknown): Html {
  const marks = {
    tabindex: 0,
    role: 'button',
    class: 'image-slide-anchor js-gallery-lightbox-opener content-fill',
    'data-title': slide.title,
    'data-description': slide.description ? `<p>${slide.description}</p>` : '',
    'data-lightbox-theme': String(theme),
  }
  return html`<a${attributes(marks)}><span class="visually-hidden">View fullsize</span>${bothImages(sceneOf(slide.scene))}</a>`
}

function stackedImage(galleryId: string, slide: GallerySlide, index: number): Html {
  return html`<div class="image-wrapper" data-type="image" data-slide-id="${slideId(galleryId, index)}" data-slide-url="${slide.scene}">${bothImages(sceneOf(slide.scene))}</div>
        ${meta(slide)}`
}

function meta({ title, description }: GallerySlide): Html {
  return html`<div class="meta"><div class="meta-inside">
            <p class="meta-title">${title}</p>
            ${description && html`<div class="meta-description"><p>${description}</p></div>`}
          </div></div>`
}

function thumbnail({ scene }: GallerySlide, index: number): Html {
  const { name, width, height, focalPoint, alt } = sceneOf(scene)
  return html`<img${attributes({
    tabindex: 0,
    role: 'button',
    'aria-label': `Slide ${index + 1}`,
    'data-type': 'image',
    'data-load': 'false',
    'data-src': imageUrl(name),
    'data-image': imageUrl(name),
    'data-image-dimensions': `${width}x${height}`,
    'data-image-focal-point': focalPoint.join(','),
    width: 80,
    height: 60,
    alt,
  })}>`
}

/** An id of 24 hexadecimal digits, as on the platform. */
function slideId(galleryId: string, index: number): string {
  const letters = [...galleryId].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 0xffffff, 7)
  return `5f0c${letters.toString(16).padStart(6, '0')}${index.toString(16).padStart(14, '0')}`
}
