import { readNative } from '../browser/callNative'
import { watchSize } from '../browser/watchSize'
import { mayAnimate } from '../media/reducedMotion'
import { element, icon } from './element'
import { pushEscape } from './escapeStack'
import { containFocus } from './focusContainment'
import { isFloating } from './isFloating'
import { makePageInert } from './makePageInert'
import { makeScrollable } from './makeScrollable'
import { newId } from './newId'
import { openLayer } from './overlayHost'
import css from './pageDialog.css?inline'
import { rememberFocus } from './returnFocus'
import { adoptStyles } from './styles'
import { containsDeeply } from './tabbables'

interface PageDialogOptions {
  /** Its accessible name. */
  readonly label: string
  readonly closeLabel: string
  /** Stays in the page's own DOM, so that the template's styles apply and its blocks mount. */
  readonly content: HTMLElement
  /** Buttons next to the close button. */
  readonly controls?: readonly HTMLElement[]
  /** Receives the focus when the dialog closes. Default: the currently focused element. */
  readonly opener?: HTMLElement
  /** Called once, as soon as it closes in any way. */
  readonly onClose: () => void
}

/** An open dialog. */
export interface PageDialog {
  /** Its frame, in the overlay's shadow root. */
  readonly dialog: HTMLElement
  /** Closes it. The page is usable at once, while the dialog moves out. */
  readonly close: () => void
  /** Removes it at once, even while it is moving out. */
  readonly remove: () => void
}

const captcha = '.captcha-container' // a form's view may draw it later
const moveMs = 200
const slotName = 'page-dialog'
const risen = '0 8px'

/**
 * Opens a modal dialog with a part of the page in it. It moves in and out, unless the visitor prefers reduced motion
 * (docs/decisions.md#85). Focus returns when it closes.
 */
export function openPageDialog(options: PageDialogOptions): PageDialog {
  const { content, opener, onClose } = options
  const giveBackFocus = rememberFocus({ ...(opener && { opener }), preventScroll: true })
  const layer = openLayer('popup', () => remove())
  adoptStyles('page-dialog', css, layer.shadow)
  const { scrim, dialog, body } = draw(options, () => close())
  matchPage(dialog, content, opener ?? document.activeElement ?? document.body)
  layer.element.append(scrim)
  layer.host.append(content)
  const stopMarking = markModal(dialog, content)
  const stopWatching = watchSize(body, () => makeScrollable(body, content))
  const isOurs = (focused: Element) => containsDeeply(dialog, focused) || containsDeeply(content, focused)
  const releaseFocus = containFocus({ predicate: (focused) => isOurs(focused) || isFloating(focused, content) })
  const wakePage = makePageInert(layer)
  const popEscape = pushEscape(() => close())
  let isOpen = true
  const close = () => {
    if (!isOpen) return
    isOpen = false
    popEscape()
    wakePage()
    releaseFocus()
    giveBackFocus(isOurs)
    scrim.style.pointerEvents = 'none'
    onClose()
    moveOut(scrim, dialog).then(remove)
  }
  const remove = () => {
    close()
    stopWatching()
    stopMarking()
    content.remove()
    layer.close()
  }
  moveIn(scrim, dialog)
  dialog.focus({ preventScroll: true })
  return { dialog, close, remove }
}

/** Creates a button of the dialog that shows an icon. */
export function dialogControl(label: string, image: SVGSVGElement, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', class: 'page-dialog-control', 'aria-label': label, onclick }, image)
}

function draw({ label, closeLabel, content, controls = [] }: PageDialogOptions, onClose: () => void) {
  content.slot = newId(slotName) // unique, because a product's form opens above its quick view
  const closing = dialogControl(closeLabel, icon('M6 6l12 12M18 6L6 18'), onClose)
  const body = element('div', { class: 'page-dialog-body' }, element('slot', { name: content.slot }))
  const dialog = element(
    'div',
    { class: 'page-dialog', role: 'dialog', 'aria-label': label, tabindex: '-1' },
    element('div', { class: 'page-dialog-bar' }, ...controls, closing),
    body,
  )
  const scrim = element('div', { class: 'page-dialog-scrim' }, dialog)
  scrim.addEventListener('click', (event) => {
    if (event.target === scrim) onClose()
  })
  return { scrim, dialog, body }
}

/**
 * Marks the dialog as modal unless it has a captcha, whose window screen readers could not reach
 * (docs/decisions.md#29).
 */
function markModal(dialog: HTMLElement, content: HTMLElement): () => void {
  const mark = () => {
    if (content.querySelector(captcha)) dialog.removeAttribute('aria-modal')
    else dialog.setAttribute('aria-modal', 'true')
  }
  mark()
  const observer = new MutationObserver(mark)
  observer.observe(content, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Copies the page's colours and fonts to the dialog, so that its content looks as it does elsewhere on the site. */
function matchPage(dialog: HTMLElement, content: HTMLElement, opener: Element): void {
  const background = pageBackground(opener)
  if (!background) return
  const page = getComputedStyle(document.body)
  // On a background behind the body, the text has the body's colour.
  const { color } = background.contains(document.body) ? page : getComputedStyle(background)
  for (const { style } of [dialog, content]) Object.assign(style, { backgroundColor: colourOf(background), color })
  for (const property of ['font-family', 'font-size', 'line-height', 'direction']) {
    content.style.setProperty(property, page.getPropertyValue(property))
  }
}

/**
 * The part of the page whose background is behind an element: often a wrapper around everything. It is never a section,
 * because the template's colours for a section's content are not meant for the dialog's.
 */
function pageBackground(opener: Element): Element | null {
  const enough = document.documentElement.scrollHeight * 0.9 // a wrapper may have an announcement above it
  for (let part: Element | null = opener; part; part = part.parentElement) {
    const isPage =
      readNative(part, 'slot').startsWith(slotName) || part.contains(document.body) || part.scrollHeight > enough
    if (isPage && isOpaque(colourOf(part))) return part
  }
  return null
}

function colourOf(element: Element): string {
  return getComputedStyle(element).backgroundColor
}

/**
 * Whether a computed colour hides what is behind it: `rgb(1, 2, 3)`, but not `rgba(1, 2, 3, 0.5)` or `oklch(1 0 0 /
 * 0.5)`.
 */
function isOpaque(colour: string): boolean {
  return /^(?!rgba|transparent)[^/]+$/.test(colour)
}

function moveIn(scrim: HTMLElement, dialog: HTMLElement): void {
  move([scrim, { opacity: [0, 1] }], [dialog, { translate: [risen, '0 0'] }], 'ease-out')
}

/** Resolves when the dialog has left the screen. */
function moveOut(scrim: HTMLElement, dialog: HTMLElement): Promise<unknown> {
  scrim.style.opacity = '0' // until it is removed
  return move([scrim, { opacity: [1, 0] }], [dialog, { translate: ['0 0', risen] }], 'ease-in')
}

type Part = readonly [element: HTMLElement, frames: PropertyIndexedKeyframes]

async function move(scrim: Part, dialog: Part, easing: string): Promise<unknown> {
  if (!mayAnimate()) return
  const animations = [scrim, dialog].map(([element, frames]) => {
    for (const running of element.getAnimations()) running.cancel()
    return element.animate(frames, { duration: moveMs, easing })
  })
  return Promise.allSettled(animations.map(({ finished }) => finished))
}
