import { type Html, html, type Piece } from '../html'
import { responsiveImage } from '../markup/responsiveImage'
import type { Visit } from '../Visit'

/** The top of an ordinary page: its only first-level heading and a summary. */
export function pageHead(title: string, lede: Piece, kicker?: string): Html {
  return html`<header class="page-head">
        ${kicker && html`<p class="kicker">${kicker}</p>`}
        <h1>${title}</h1>
        <p class="lede">${lede}</p>
      </header>`
}

/** A full-width section of a page. */
export function section(name: string, content: Piece): Html {
  return html`<section class="page-section section-${name}"><div class="content-wrapper">${content}</div></section>`
}

export interface CardWords {
  readonly scene: string
  readonly href: string
  readonly title: string
  readonly text: string
  readonly kicker?: string
}

/** A card that links to a page: an image, a heading and a sentence. */
export function card(visit: Visit, { scene, href, title, text, kicker }: CardWords): Html {
  return html`<article class="card">
          <div class="card-image">${responsiveImage(scene, { sizes: '(min-width: 56em) 24rem, 92vw', alt: '' })}</div>
          ${kicker && html`<p class="kicker">${kicker}</p>`}
          <h3 class="card-title"><a href="${visit.href(href)}">${title}</a></h3>
          <p>${text}</p>
        </article>`
}
