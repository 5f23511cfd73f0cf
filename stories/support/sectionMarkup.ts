import { imageTag, type ServedSlide } from './galleryMarkup'
import type { ImageFixture } from './images'

const controllers = {
  slideshow: 'GallerySlideshow',
  'fullscreen-slideshow': 'GalleryFullscreenSlideshow',
  reel: 'GalleryReel',
} as const

export type SectionKind = keyof typeof controllers

/** Options of a section's gallery. */
export interface SectionGallery {
  readonly kind: SectionKind
  readonly slides: readonly ServedSlide[]
  /** The JSON of `data-props`. */
  readonly props: { readonly [key: string]: unknown }
  /** The URL of an image. */
  readonly urlOf: (image: ImageFixture) => string
}

/**
 * The slideshow or the reel of a section, as the current generation of templates writes it: with arrows, and with
 * thumbnails or bullets where its kind has them.
 */
export function sectionGallery({ kind, slides, props, urlOf }: SectionGallery): string {
  const name = `gallery-${kind}`
  const item = (slide: ServedSlide) => `<figure class="${name}-item" data-slide-url="slide-${slide.number}">
      <div class="${name}-item-wrapper"><div class="${name}-item-src"><div class="${name}-item-img content-fill">${imageTag(slide, urlOf, '')}</div></div></div>
      ${slide.title ? `<figcaption class="gallery-caption gallery-caption-${kind}">${slide.title}</figcaption>` : ''}
    </figure>`
  const arrow = (attribute: string, label: string, sign: string) =>
    `<div class="${name}-control"><button class="${name}-control-btn" ${attribute} aria-label="${label}">${sign}</button></div>`
  const thumbnails = slides.map(
    (slide) =>
      `<button class="${name}-thumbnails-thumb content-fill">${spoken(slide)}${imageTag(slide, urlOf, '')}</button>`,
  )
  const bullets = slides.map((slide) => `<button class="${name}-bullet">${spoken(slide)}</button>`)
  return `<div class="${name}" data-controller="${controllers[kind]}" data-props='${JSON.stringify(props)}'>
  <div class="${name}-wrapper"><div class="${name}-list">${slides.map(item).join('')}</div>
    <div class="${name}-controls">${arrow('data-previous', 'Previous Slide', '‹')}${arrow('data-next', 'Next Slide', '›')}</div>
    ${kind === 'fullscreen-slideshow' ? `<div class="${name}-bullet-nav">${bullets.join('')}</div>` : ''}
  </div>
  ${kind === 'slideshow' ? `<div class="${name}-thumbnails"><div class="${name}-thumbnails-scroll">${thumbnails.join('')}</div></div>` : ''}
</div>`
}

const spoken = ({ number }: ServedSlide) => `<span hidden>Slide ${number}</span>`

/**
 * The relevant part of the templates' style sheet. It gives the boxes no height, hides all slides except those with
 * certain attributes, puts the images of a reel behind their slides, and captions below them.
 */
export const sectionStyles = `
  .gallery-slideshow, .gallery-fullscreen-slideshow { display: flex; flex-direction: column; box-sizing: border-box }
  .gallery-slideshow { padding: 3vw }
  .gallery-slideshow-wrapper, .gallery-fullscreen-slideshow-wrapper { position: relative; flex: 1 }
  .gallery-reel { height: 50vh }
  .gallery-reel-wrapper { position: relative; height: 100% }
  .gallery-slideshow-list { position: absolute; inset: 0 40px }
  .gallery-fullscreen-slideshow-list, .gallery-reel-list { position: absolute; inset: 0 }
  [class$="-controls"] { position: absolute; inset: 0; display: flex; justify-content: space-between; align-items: center; pointer-events: none }
  [class*="-control-btn"] { width: 32px; height: 44px; padding: 0; border: 0; color: #1c2b28; background: #fff; font-size: 20px; pointer-events: all }
  [class^="gallery-"][class*="-item"]:is(figure) { position: absolute; inset: 0; margin: 0 }
  .gallery-slideshow-item, .gallery-fullscreen-slideshow-item { visibility: hidden }
  [class*="slideshow-item"][data-active="true"] { visibility: visible }
  [class$="-item-wrapper"], [class$="-item-src"] { position: absolute; inset: 0 }
  .gallery-reel-item-wrapper { z-index: -1 }
  .gallery-reel-item-src { display: none }
  .gallery-reel-item-src[data-visible] { display: block }
  .gallery-caption { position: absolute; top: 100%; inset-inline: 0; height: 40px; text-align: center; visibility: hidden }
  [data-active="true"][data-in="true"] .gallery-caption { visibility: visible }
  .gallery-slideshow-thumbnails { padding-block-start: 44px }
  .gallery-slideshow-thumbnails-scroll { display: flex; justify-content: center }
  .gallery-slideshow-thumbnails-thumb { width: 80px; height: 60px; margin: 0 4px; padding: 0; border: 0; overflow: hidden; opacity: 0.5 }
  .gallery-slideshow-thumbnails-thumb[data-active="true"] { opacity: 1 }
  .gallery-slideshow-thumbnails-thumb img { opacity: 0 }
  .gallery-slideshow-thumbnails-thumb img[data-loaded] { opacity: 1 }
  .gallery-fullscreen-slideshow-bullet-nav { position: absolute; inset: auto 0 12px; display: flex; justify-content: center }
  .gallery-fullscreen-slideshow-bullet { width: 24px; height: 24px; margin: 4px; padding: 0; border: 2px solid #fff; border-radius: 50%; background: #0006 }
  .gallery-fullscreen-slideshow-bullet.active { background: #fff }
`
