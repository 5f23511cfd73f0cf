import { addWord } from '../browser/addWord'
import { markOwn } from '../browser/ownElements'
import { shared } from '../browser/shared'
import { element } from './element'
import { pushEscape } from './escapeStack'
import { newId } from './newId'
import { type Layer, openLayer } from './overlayHost'
import { adoptStyles } from './styles'
import css from './tooltip.css?inline'
import { type Anchor, focusAnchor, type Point, pointerAnchor, tooltipPlace } from './tooltipPlace'

const showDelayMs = 1200 // A9 Tooltip
const fadeMs = 300 // A9 Tooltip
const crossingMs = 300 // time to cross the 15 px between pointer and tooltip (WCAG 1.4.13, hoverable)

type Shown = { hide: () => void }
const current = () => shared<{ shown?: Shown }>('tooltip', () => ({}))

/**
 * Gives an element a tooltip. It appears after the pointer has been on the element for 1200 ms, or at once on keyboard
 * focus, and stays while the pointer is on the element or on the tooltip. Escape hides it. Screen readers read it as
 * the element's description. One tooltip is shown at a time. Returns a function that removes it.
 */
export function attachTooltip(target: HTMLElement, text: string): () => void {
  const undescribe = describe(target, text)
  let pointer: Point = { x: 0, y: 0 }
  let isHovered = false
  let isFocused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: Shown | undefined

  const show = (anchor: (width: number) => Anchor, follows: boolean) => {
    clearTimeout(timer)
    if (shown) return
    shown = showTooltip(target, text, { anchor, follows, onEnter, onLeave, onHidden: () => (shown = undefined) })
  }
  const hide = () => {
    clearTimeout(timer)
    shown?.hide()
  }
  function onEnter(): void {
    isHovered = true
    clearTimeout(timer)
  }
  // The tooltip stays while either the pointer or the keyboard focus is on the element (WCAG 1.4.13, persistent).
  function onLeave(): void {
    isHovered = false
    clearTimeout(timer)
    if (!isFocused) timer = setTimeout(hide, crossingMs)
  }

  const listeners: { readonly [name: string]: (event: never) => void } = {
    pointerenter: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      // Touch cannot hover, and the finger would cover the tooltip.
      if (pointerType === 'touch') return
      onEnter()
      pointer = { x, y }
      timer = setTimeout(() => show(() => pointerAnchor(pointer), false), showDelayMs)
    },
    pointermove: ({ clientX: x, clientY: y }: PointerEvent) => {
      pointer = { x, y }
    },
    pointerleave: onLeave,
    pointerdown: hide,
    focus: () => {
      isFocused = target.matches(':focus-visible')
      if (!isFocused) return
      // It moves with the element, because focusing may scroll the page.
      show((width) => focusAnchor(target.getBoundingClientRect(), isRightToLeft(target), width), true)
    },
    blur: () => {
      isFocused = false
      if (!isHovered) hide()
    },
  }
  for (const [name, listen] of Object.entries(listeners)) target.addEventListener(name, listen as EventListener)
  return () => {
    for (const [name, listen] of Object.entries(listeners)) target.removeEventListener(name, listen as EventListener)
    hide()
    undescribe()
  }
}

interface TooltipOptions {
  readonly anchor: (tooltipWidth: number) => Anchor
  /** Whether it moves with its anchor when something scrolls; otherwise it hides. */
  readonly follows: boolean
  readonly onEnter: () => void
  readonly onLeave: () => void
  readonly onHidden: () => void
}

function showTooltip(
  target: HTMLElement,
  text: string,
  { anchor, follows, onEnter, onLeave, onHidden }: TooltipOptions,
): Shown {
  current().shown?.hide()
  const layer = openLayer('tooltip')
  adoptStyles('tooltip', css, layer.shadow)
  // Screen readers already have the text, as the element's description.
  const tooltip = element(
    'div',
    { class: 'tooltip', 'aria-hidden': 'true', onpointerenter: onEnter, onpointerleave: onLeave },
    text,
  )
  layer.element.append(tooltip)
  moveTo(tooltip, anchor)
  tooltip.dataset.state = 'open'
  const popEscape = pushEscape(() => hide())
  const ended = new AbortController()
  const listen = { capture: true, passive: true, signal: ended.signal }
  // A removed element receives no event for the pointer leaving it or for losing the focus.
  for (const type of ['pointermove', 'keydown', 'scroll'])
    addEventListener(type, () => target.isConnected || hide(), listen)
  addEventListener('scroll', follows ? () => moveTo(tooltip, anchor) : hide, listen)
  const shown: Shown = { hide }
  current().shown = shown

  function hide(): void {
    popEscape()
    ended.abort()
    if (current().shown !== shown) return
    current().shown = undefined
    onHidden()
    fadeOut(tooltip, layer)
  }
  return shown
}

function moveTo(tooltip: HTMLElement, anchor: (width: number) => Anchor): void {
  // Measuring also makes the browser apply the opacity of 0 that the fade starts with.
  const { width, height } = tooltip.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const { x, y } = tooltipPlace(anchor(width), { width, height }, { width: clientWidth, height: clientHeight })
  tooltip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}

function fadeOut(tooltip: HTMLElement, layer: Layer): void {
  tooltip.dataset.state = 'closing'
  setTimeout(layer.close, fadeMs)
}

/**
 * Adds the text for `aria-describedby`, whose ids cannot refer into the overlay's shadow root. It goes at the end of
 * the body, because beside the element it would affect a template's `:last-child` or `a + b`.
 */
function describe(target: HTMLElement, text: string): () => void {
  const description = markOwn(element('span', { id: newId('tooltip'), role: 'tooltip', hidden: true }, text))
  const root = target.getRootNode()
  ;(root instanceof ShadowRoot ? root : document.body).append(description)
  const removeId = addWord(target, 'aria-describedby', description.id)
  return () => {
    description.remove()
    removeId()
  }
}

function isRightToLeft(target: HTMLElement): boolean {
  return getComputedStyle(target).direction === 'rtl'
}
