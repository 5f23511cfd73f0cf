import { element, icon } from '../../src/ui/element'
import { messages } from './messages'

const slotName = 'skerry-quick-view'

/** The parts of a quick view. */
export interface QuickViewParts {
  /** The frame with its controls, in the shadow root of the overlay. */
  readonly scrim: HTMLElement
  readonly dialog: HTMLElement
  /** The product. In the page itself, so that the template's styles reach it and its blocks come to life. */
  readonly content: HTMLElement
  readonly previous: HTMLElement
  readonly next: HTMLElement
  /** What screen readers announce. */
  readonly status: HTMLElement
}

interface Controls {
  readonly isRtl: boolean
  readonly onStep: (step: 1 | -1) => void
  readonly onClose: () => void
}

/** Draws the dialog, without adding it to the page. */
export function drawDialog({ isRtl, onStep, onClose }: Controls): QuickViewParts {
  const [back, forth] = ['M15 5l-7 7 7 7', 'M9 5l7 7-7 7']
  const button = (label: string, path: string, onclick: () => void) =>
    element('button', { type: 'button', class: 'control', 'aria-label': label, onclick }, icon(path))
  const previous = button(messages.previous, isRtl ? forth : back, () => onStep(-1))
  const next = button(messages.next, isRtl ? back : forth, () => onStep(1))
  const close = button(messages.close, 'M6 6l12 12M18 6L6 18', onClose)
  const status = element('p', { class: 'status', role: 'status' })
  const bar = element('div', { class: 'bar' }, previous, next, close)
  const body = element('div', { class: 'body' }, element('slot', { name: slotName }))
  const dialog = element(
    'div',
    { class: 'quick-view', role: 'dialog', 'aria-modal': 'true', 'aria-label': messages.loading, tabindex: '-1' },
    bar,
    body,
    status,
  )
  const scrim = element('div', { class: 'scrim' }, dialog)
  scrim.addEventListener('click', (event) => {
    if (event.target === scrim) onClose()
  })
  const content = element('div', { class: 'skerry-quick-view', slot: slotName })
  return { scrim, dialog, content, previous, next, status }
}

/** Gives the dialog the colours and letters of the page, so that the product looks as it does elsewhere on the site. */
export function matchPage({ dialog, content }: QuickViewParts): void {
  const page = getComputedStyle(document.body)
  const root = getComputedStyle(document.documentElement)
  const ground = [page, root].find(({ backgroundColor }) => !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor))
  if (!ground) return
  dialog.style.backgroundColor = ground.backgroundColor
  dialog.style.color = page.color
  for (const property of ['font-family', 'font-size', 'line-height', 'color', 'direction']) {
    content.style.setProperty(property, page.getPropertyValue(property))
  }
}
