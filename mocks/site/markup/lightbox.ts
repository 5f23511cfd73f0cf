import { attributes, type Html, html } from '../html'
import { block } from './block'
import { imageUrl, responsiveImage } from './responsiveImage'

export interface LightboxOpener {
  readonly scene: string
  readonly title?: string
  /** May be HTML. */
  readonly description?: string
  readonly theme?: 'dark' | 'light'
  /** The transition between images; `swipe` by default. */
  readonly transition?: 'swipe' | 'fade'
}

const sizes = '(max-width: 700px) 90vw, 320px'

/** An image block whose image opens in a lightbox. */
export function openingImageBlock(id: string, opener: LightboxOpener): Html {
  return block(
    'image',
    id,
    html`<figure class="sqs-block-image-figure image-block-outer-wrapper">
      <button${attributes({ class: 'sqs-block-image-button lightbox', type: 'button', ...wordsOf(opener) })}>
        <span class="visually-hidden">View fullsize</span>
        <span class="image-block-wrapper">${sizedImage(opener)}</span>
      </button>
    </figure>`,
  )
}

/** Links to large images that open in one lightbox. On the platform, an empty group means that they do not. */
export function lightboxLinks(group: string, openers: readonly LightboxOpener[]): Html {
  const link = (opener: LightboxOpener) =>
    html`<a${attributes({
      href: imageUrl(opener.scene, '2500w'),
      rel: 'lightbox',
      'data-lightbox': group,
      ...wordsOf(opener),
    })}>${sizedImage(opener)}</a>`
  return html`<p>${openers.map(link)}</p>`
}

function sizedImage({ scene }: LightboxOpener): Html {
  return responsiveImage(scene, { sizes })
}

function wordsOf({ title = '', description = '', theme = 'dark', transition }: LightboxOpener) {
  return {
    'data-title': title,
    'data-description': description,
    'data-lightbox-theme': theme,
    'data-lightbox-transition': transition ?? null,
  }
}
