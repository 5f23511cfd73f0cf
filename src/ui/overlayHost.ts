import { atStop } from '../browser/atStop'
import { shared } from '../browser/shared'
import { element } from './element'
import css from './overlayHost.css?inline'
import { adoptStyles } from './styles'
import { adoptTokens } from './tokens'

// Not in the browser's top layer: captcha windows at the end of the body must stay above and clickable (decision 29).

/** What floats, from the lowest to the highest. */
const levels = ['banner', 'popup', 'lightbox', 'dialogs', 'system-error', 'tooltip'] as const

export type LayerName = (typeof levels)[number]

/** A place to draw in, inside the one shadow root that all floating parts share (decision 56). */
export interface Layer {
  /** Empty at first. React may have it as a root. */
  readonly element: HTMLElement
  readonly shadow: ShadowRoot
  /** The shadow root's element in the body; its own children are not seen but may be named by `aria-describedby`. */
  readonly host: HTMLElement
  /** Removes the layer; with the last one the host goes too. */
  readonly close: () => void
}

// Written on the element and with importance, so that not even a host's `div { all: unset !important }` moves it.
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

type Overlay = { host?: HTMLElement; open: number }

const overlay = () => shared<Overlay>('overlay', () => ({ open: 0 }))

/** Opens a layer above the page; the host comes with the first one. Its styles: `adoptStyles(name, css, layer.shadow)`. */
export function openLayer(name: LayerName): Layer {
  const held = overlay()
  const host = held.host?.isConnected ? held.host : createHost()
  const shadow = host.shadowRoot as ShadowRoot // made open, two functions below
  const layer = element('div', { class: 'layer', 'data-layer': name })
  layer.style.zIndex = String(levels.indexOf(name))
  shadow.append(layer)
  held.open++
  let isOpen = true
  const close = () => {
    if (!isOpen) return
    isOpen = false
    layer.remove()
    held.open--
    if (held.open === 0) removeHost()
  }
  return { element: layer, shadow, host, close }
}

function createHost(): HTMLElement {
  const host = element('div', { 'data-skerry-overlay': true })
  for (const [property, value] of hostStyle) host.style.setProperty(property, value, 'important')
  const shadow = host.attachShadow({ mode: 'open' })
  adoptTokens()
  adoptStyles('overlayHost', css, shadow)
  document.body.append(host)
  const held = overlay()
  held.host = host
  held.open = 0
  atStop(removeHost)
  return host
}

function removeHost(): void {
  const held = overlay()
  held.host?.remove()
  held.host = undefined
}
