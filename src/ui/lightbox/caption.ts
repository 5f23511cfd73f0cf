import { safeRedirect } from '../../model/address/redirect'
import { element } from '../element'
import { readHtml, sanitiseHtml } from '../html'
import type { LightboxSlide } from '../lightbox'

/** What a caption says, without its markup. Empty for a slide without one. */
export function captionText({ title, description }: LightboxSlide): string {
  return [title, description].map(textOf).filter(Boolean).join('. ')
}

/**
 * Draws a slide's title and description into `box`; the title is a link where the slide leads somewhere. HTML is shown
 * as its text until it is sanitised.
 */
export function drawCaption(box: HTMLElement, { title, description, clickThroughUrl }: LightboxSlide): void {
  const heading = textOf(title)
  const href = clickThroughUrl && safeRedirect(clickThroughUrl, document.baseURI)
  const name = href ? element('a', { href }, heading || new URL(href).host) : heading
  const body = element('div', {}, textOf(description))
  box.replaceChildren(...(name ? [element('p', { class: 'title' }, name)] : []), ...(description ? [body] : []))
  if (!description.includes('<')) return
  void sanitiseHtml(description).then(
    (content) => body.replaceChildren(content),
    (error) => reportError(error),
  )
}

function textOf(html: string): string {
  const text = /[<&]/.test(html) ? readHtml(html).textContent : html
  return (text ?? '').replace(/\s+/g, ' ').trim()
}
