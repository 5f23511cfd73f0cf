import { atStop } from '../browser/atStop'
import { shared } from '../browser/shared'
import { element } from './element'
import css from './overlayHost.css?inline'
import { adoptStyles } from './styles'
import { adoptTokens } from './tokens'

// Not in the browser's top layer: captcha windows at the end of the body must stay above and clickable
// (docs/decisions.md#29).

/** The layers, bottom first. */
const levels = ['banner', 'popup', 'lightbox', 'drawer', 'dialogs', 'system-error', 'tooltip'] as const

export type LayerName = (typeof levels)[number]

/** A container inside the shadow root that all parts above the page share (docs/decisions.md#56). */
export interface Layer {
  /** Initially empty. It may be used as a React root. */
  readonly element: HTMLElement
  readonly shadow: ShadowRoot
  /**
   * The shadow root's element in the body. Its own children are invisible, but `aria-describedby` may refer to them.
   */
  readonly host: HTMLElement
  /** Removes the layer. The host stays until Skerry stops, because the first layer of a host takes longer to style. */
  readonly close: () => void
}

// Inline and important, so that not even a site's `div { all: unset !important }` overrides it.
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

const overlay = () => shared<{ host?: HTMLElement | undefined }>('overlay', () => ({}))

/**
 * Opens a layer above the page, and creates the host for the first one. Style it with `adoptStyles(name, css,
 * layer.shadow)`. `onLost` is called if the host leaves the page with the layer, as when a template replaces the body.
 */
export function openLayer(name: LayerName, onLost?: () => void): Layer {
  const known = overlay().host
  const host = known?.isConnected ? known : createHost()
  const shadow = host.shadowRoot as ShadowRoot // `createHost` made it open
  const layer = element('div', { class: 'layer', 'data-layer': name })
  layer.style.zIndex = String(levels.indexOf(name))
  shadow.append(layer)
  const stopWatching = onLost && watchHost(host, onLost)
  const close = () => {
    stopWatching?.()
    layer.remove()
  }
  return { element: layer, shadow, host, close }
}

/** Calls `onLost` once if the host leaves the page. Returns a function that stops it. */
function watchHost(host: HTMLElement, onLost: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (host.isConnected) return
    observer.disconnect()
    onLost()
  })
  for (const parent of [document.documentElement, document.body]) observer.observe(parent, { childList: true })
  return () => observer.disconnect()
}

function createHost(): HTMLElement {
  const host = element('div', { 'data-skerry-overlay': true })
  for (const [property, value] of hostStyle) host.style.setProperty(property, value, 'important')
  const shadow = host.attachShadow({ mode: 'open' })
  adoptTokens()
  adoptStyles('overlayHost', css, shadow)
  document.body.append(host)
  overlay().host = host
  atStop(removeHost)
  return host
}

function removeHost(): void {
  const held = overlay()
  held.host?.remove()
  held.host = undefined
}
