import { watchSize } from '../../browser/watchSize'
import { format } from '../../language/format'
import type { Step } from '../../model/gallery/galleryIndex'
import { element } from '../element'
import type { LightboxOptions, LightboxSlide } from '../lightboxOptions'
import { makeScrollable } from '../makeScrollable'
import { messages } from '../messages'
import { captionText, drawCaption } from './caption'

export interface PartsOptions {
  readonly count: number
  readonly theme: LightboxOptions['theme']
  readonly isRtl: boolean
  /** Removes all listeners. */
  readonly signal: AbortSignal
  readonly onClose: () => void
  readonly onStep: (step: Step) => void
  /** Zooms in or out. */
  readonly onZoom: () => void
}

/** The parts of a lightbox. */
export interface Parts {
  readonly dialog: HTMLElement
  /** Holds the slides. */
  readonly track: HTMLElement
  /**
   * Shows the slide's number and caption, and announces both to screen readers; without a caption, the image's `alt`.
   */
  readonly announce: (slide: LightboxSlide, index: number) => void
  /** Shows whether the image is zoomed in. */
  readonly setZoomed: (isZoomed: boolean) => void
  /** Announces a text to screen readers. */
  readonly say: (text: string) => void
}

/** Draws the dialog around the slides. A single slide has no previous and next. */
export function drawParts({ count, theme, isRtl, signal, onClose, onStep, onZoom }: PartsOptions): Parts {
  const track = element('div', { class: 'track' })
  const caption = element('div', { class: 'caption', id: 'skerry-lightbox-caption' })
  const counter = element('p', { class: 'counter', 'aria-hidden': 'true' })
  const live = element('p', { class: 'live', 'aria-live': 'polite', 'aria-atomic': 'true' })
  const toggle = control('toggle', messages.caption, () => showCaption(toggle.getAttribute('aria-expanded') !== 'true'))
  toggle.setAttribute('aria-controls', caption.id)
  const zoom = control('zoom', messages.zoomIn, onZoom)
  const steps = [
    control('previous', messages.previousSlide, () => onStep(-1)),
    control('next', messages.nextSlide, () => onStep(1)),
    counter,
  ]
  const dialog = element(
    'div',
    {
      class: 'lightbox',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': messages.lightbox,
      tabindex: '-1',
      dir: isRtl ? 'rtl' : 'ltr',
      'data-theme': theme,
    },
    control('close', messages.close, onClose),
    zoom,
    ...(count > 1 ? steps : []),
    toggle,
    caption,
    live,
    track, // last, so that Tab reaches a player last, as its position in the document requires
  )
  let stopWatching = () => {}
  signal.addEventListener('abort', () => stopWatching())
  const showCaption = (isShown: boolean) => {
    toggle.setAttribute('aria-expanded', `${isShown}`)
    caption.dataset.shown = `${isShown}`
  }
  const say = (text: string) => {
    live.textContent = text
  }
  const announce = (slide: LightboxSlide, index: number) => {
    const position = count > 1 ? format(messages.slideOf, { number: index + 1, count }) : ''
    const text = captionText(slide)
    counter.textContent = `${index + 1} / ${count}`
    toggle.hidden = text === ''
    zoom.hidden = Boolean(slide.video)
    showCaption(false)
    drawCaption(caption, slide)
    stopWatching()
    stopWatching = watchSize(caption, () => makeScrollable(caption))
    const spoken = text || (slide.alt ?? slide.image?.alt)
    say([position, spoken].filter(Boolean).join(': '))
  }
  const setZoomed = (isZoomed: boolean) => {
    dialog.toggleAttribute('data-zoomed', isZoomed)
    zoom.setAttribute('aria-label', isZoomed ? messages.zoomOut : messages.zoomIn)
  }
  return { dialog, track, announce, setZoomed, say }
}

function control(name: string, label: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', class: `control ${name}`, 'aria-label': label, onclick })
}
