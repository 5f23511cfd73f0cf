import { atStop } from '../browser/atStop'
import { markOwn } from '../browser/ownElements'
import { shared } from '../browser/shared'
import { element } from './element'
import css from './overlayHost.css?inline'
import { adoptStyles } from './styles'
import { adoptTokens } from './tokens'

// Not in the browser's top layer: captcha windows at the end of the body must stay above and clickable
// (docs/decisions.md#29). The exception is a modal `<dialog>` of the page, which covers everything outside it and makes
// it inert.

/** The layers, bottom first. */
const levels = ['banner', 'popup', 'lightbox', 'drawer', 'dialogs', 'system-error', 'tooltip'] as const

export type LayerName = (typeof levels)[number]

/** The layers that make everything below them inert, except the system error, which is always on top. */
const modalLevels: readonly LayerName[] = ['popup', 'lightbox', 'drawer', 'dialogs']

/** A container inside the shadow root that everything above the page shares (docs/decisions.md#56). */
export interface Layer {
  /** Initially empty. It may be used as a React root. */
  readonly element: HTMLElement
  readonly shadow: ShadowRoot
  /**
   * The shadow root's element, in the body or in a modal `<dialog>` of the page. Its own children are invisible, but
   * `aria-describedby` may refer to them.
   */
  readonly host: HTMLElement
  /**
   * Removes the layer. The host in the body stays until Skerry stops, because the first layer of a host takes longer to
   * style.
   */
  readonly close: () => void
}

// Inline and `!important`, so that not even a site's `div { all: unset !important }` overrides it.
const hostStyle = [
  ['all', 'initial'],
  ['position', 'fixed'],
  ['inset', '0 auto auto 0'],
  ['display', 'block'],
  ['width', '0'],
  ['height', '0'],
  ['z-index', 'var(--skerry-stack-base, 30000)'], // B9: base overlay stacking level
  ['color-scheme', 'inherit'],
] as const

const modal = 'dialog:modal'

const hosts = () => shared<Set<HTMLElement>>('overlay', () => new Set())

/**
 * Opens a layer above the page, and creates the host for the first one. Style it with `adoptStyles(name, css,
 * layer.shadow)`. `onLost` is called if the host leaves the page with the layer, as when a template replaces the body,
 * or the modal dialog around it closes.
 */
export function openLayer(name: LayerName, onLost?: () => void): Layer {
  const place = placeOfLayers()
  const host = hostOfNextLayer() ?? createHost(place)
  const shadow = host.shadowRoot as ShadowRoot // `createHost` made it open
  const layer = element('div', { class: 'layer', 'data-layer': name })
  layer.style.zIndex = String(heightOf(name, shadow))
  shadow.append(layer)
  const stopWatching = onLost && watchHost(host, onLost)
  const close = () => {
    stopWatching?.()
    layer.remove()
    if (place !== document.body && !shadow.querySelector('.layer')) removeHost(host)
  }
  return { element: layer, shadow, host, close }
}

/**
 * The stacking order of a new layer. What opens over a modal layer is above it, even if its level is lower: code that
 * loads slowly may open a dialog after one that the visitor has asked for later.
 */
function heightOf(name: LayerName, shadow: ShadowRoot): number {
  const own = levels.indexOf(name)
  if (!modalLevels.includes(name)) return own
  const open = [...shadow.querySelectorAll<HTMLElement>('.layer')]
  const below = open.filter(({ dataset }) => modalLevels.some((level) => level === dataset.layer))
  return Math.max(own, ...below.map(({ style }) => Number(style.zIndex)))
}

/** The host in which the next layer opens; `undefined` if there is none yet. */
export function hostOfNextLayer(): HTMLElement | undefined {
  const place = placeOfLayers()
  return [...hosts()].find(({ parentElement }) => parentElement === place)
}

/** The topmost modal `<dialog>` of the page, because only that part of the page can be used; otherwise the body. */
function placeOfLayers(): Element {
  return document.activeElement?.closest(modal) ?? [...document.querySelectorAll(modal)].at(-1) ?? document.body
}

/** Calls `onLost` once if the host leaves the page, or its dialog closes. Returns a function that stops it. */
function watchHost(host: HTMLElement, onLost: () => void): () => void {
  const dialog = host.closest(modal)
  const observer = new MutationObserver(() => {
    if (host.isConnected && host.closest(modal) === dialog) return
    observer.disconnect()
    onLost()
  })
  if (dialog) {
    observer.observe(document, { childList: true, subtree: true })
    observer.observe(dialog, { attributeFilter: ['open'] })
  } else {
    for (const parent of [document.documentElement, document.body]) observer.observe(parent, { childList: true })
  }
  return () => observer.disconnect()
}

function createHost(place: Element): HTMLElement {
  const host = markOwn(element('div', { 'data-skerry-overlay': true }))
  for (const [property, value] of hostStyle) host.style.setProperty(property, value, 'important')
  const shadow = host.attachShadow({ mode: 'open' })
  adoptTokens()
  adoptStyles('overlayHost', css, shadow)
  place.append(host)
  if (place !== document.body) showAbove(host)
  for (const lost of hosts()) if (!lost.isConnected) hosts().delete(lost)
  hosts().add(host)
  atStop(removeHosts)
  return host
}

/** Puts the host into the top layer, so that a dialog that scrolls or is transformed does not cut its layers off. */
function showAbove(host: HTMLElement): void {
  if (!host.showPopover) return // Firefox before 125, Safari before 17
  host.popover = 'manual'
  host.showPopover()
}

function removeHost(host: HTMLElement): void {
  host.remove()
  hosts().delete(host)
}

function removeHosts(): void {
  for (const host of hosts()) removeHost(host)
}
