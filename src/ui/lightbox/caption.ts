import { safeRedirect } from '../../model/address/redirect'
import { element } from '../element'
import { readHtml, sanitiseHtml } from '../html'
import type { LightboxSlide } from '../lightboxOptions'

/** The caption as plain text. Empty if the slide has none. */
export function captionText({ title, description }: LightboxSlide): string {
  return [title, description].map(textOf).filter(Boolean).join('. ')
}

/**
 * Draws a slide's title and description into `box`. The title is a link if the slide has a click-through URL. HTML is
 * shown as plain text until it is sanitised.
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
