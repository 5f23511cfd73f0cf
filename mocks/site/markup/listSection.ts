import { type Html, html } from '../html'
import { sceneOf } from '../images'
import { imageUrl } from './responsiveImage'

export interface ListItem {
  readonly title: string
  readonly text: string
  /** The item's image, in a carousel. */
  readonly scene?: string
  readonly link?: { readonly href: string; readonly text: string }
}

export interface ListSectionOptions {
  readonly id: string
  readonly items: readonly ListItem[]
  /** The maximum number of columns of a carousel. */
  readonly columns?: number
  readonly isInfinite?: boolean
  /** Whether the items adjacent to the row are visible. */
  readonly showsAdjacent?: boolean
  /** The attribute value that a script of the template adds when it has taken over the section. */
  readonly boundBy?: string
}

/** The carousel of a list section, as newer templates write it: hidden until a script has placed its items. */
export function listCarousel(options: ListSectionOptions): Html {
  const name = 'user-items-list-carousel'
  return html`<div class="user-items-list"><div class="user-items-list-item-container ${name}" data-controller="UserItemsListCarousel" data-max-columns="${options.columns ?? 3}"${settings(options)}>
  <div class="${name}__gutter" role="region" aria-label="${options.id}">
    <div class="${name}__slideshow-holder"><div class="${name}__slides-revealer">
      <ul class="${name}__slides">${options.items.map((item) => html`<li class="${name}__slide list-item">${item.scene && image(item.scene)}${content(item)}</li>`)}</ul>
    </div></div>
    ${(['left', 'right'] as const).map((side) => html`<div class="desktop-arrows ${name}__arrow-wrapper ${name}__arrow-wrapper--${side}">${arrow(`${name}__arrow-button`, side)}</div>`)}
    ${mobileArrows}
  </div>
</div></div>`
}

/** The banner slideshow of a list section. */
export function bannerSlideshow(options: ListSectionOptions): Html {
  const name = 'user-items-list-banner-slideshow'
  return html`<div class="user-items-list"><div class="user-items-list-item-container ${name}" data-controller="UserItemsListBannerSlideshow" data-has-multiple-slides${settings(options)}>
  <div class="slideshow-wrapper"><div class="slideshow-gutter">
    <div class="slideshow-holder">
      <ul class="slides">${options.items.map((item) => html`<li class="slide list-item"><div class="slide-content">${content(item)}</div></li>`)}</ul>
    </div>
    ${(['left', 'right'] as const).map((side) => html`<div class="desktop-arrows arrow-container arrow-container--${side}">${arrow(`${name}__arrow-button`, side)}</div>`)}
    ${mobileArrows}
  </div></div>
</div></div>`
}

function settings({ isInfinite = true, showsAdjacent = false, boundBy }: ListSectionOptions): Html {
  return html` data-is-infinite-enabled="${String(isInfinite)}" data-show-adjacent-slides="${String(showsAdjacent)}" data-space-between-slides-value="20" data-space-between-slides-unit="px"${boundBy && html` data-controllers-bound="${boundBy}"`}`
}

function image(name: string): Html {
  const { width, height, alt } = sceneOf(name)
  return html`<div class="user-items-list-carousel__media-container"><div class="user-items-list-carousel__media-inner"><img class="user-items-list-carousel__media" alt="${alt}" data-src="${imageUrl(name)}" data-image="${imageUrl(name)}" data-image-dimensions="${width}x${height}" data-image-focal-point="0.5,0.5" data-load="false"></div></div>`
}

function content({ title, text, link }: ListItem): Html {
  return html`<div class="list-item-content"><h3 class="list-item-content__title">${title}</h3><div class="list-item-content__description"><p>${text}</p></div>${link && html`<div class="list-item-content__button-container"><a class="list-item-content__button" href="${link.href}">${link.text}</a></div>`}</div>`
}

function arrow(className: string, side: 'left' | 'right'): Html {
  const isLeft = side === 'left'
  return html`<button class="${className} ${className}--${side}" aria-label="${isLeft ? 'Previous' : 'Next'}">${isLeft ? '←' : '→'}</button>`
}

const mobileArrows = html`<div class="mobile-arrows">${arrow('mobile-arrow-button', 'left')}${arrow('mobile-arrow-button', 'right')}</div>`
