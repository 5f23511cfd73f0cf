import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { forgetShared } from '../../src/browser/shared'
import { attachTooltip } from '../../src/ui/tooltip'
import { focusAnchor, pointerAnchor, tooltipPlace } from '../../src/ui/tooltipPlace'

const text = 'Boats leave from the north pier.'
const button = () => document.querySelector('button') as HTMLElement
const overlay = () => document.querySelector('[data-skerry-overlay]')?.shadowRoot
const tooltip = () => overlay()?.querySelector<HTMLElement>('.tooltip') ?? null
const isShown = () => tooltip()?.dataset.state === 'open'
const point = (name: string, target: Element = button(), init: PointerEventInit = {}) =>
  target.dispatchEvent(new PointerEvent(name, { pointerType: 'mouse', ...init }))

const hover = (target?: Element) => {
  point('pointerenter', target)
  vi.advanceTimersByTime(1200)
}
const focusByKeyboard = () => {
  vi.spyOn(button(), 'matches').mockReturnValue(true)
  button().dispatchEvent(new FocusEvent('focus'))
}

let detach = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button>Book</button>'
  detach = attachTooltip(button(), text)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(700)
})
afterEach(() => {
  detach()
  vi.runAllTimers()
  vi.useRealTimers()
  undoAll()
  forgetShared()
})

describe('attachTooltip', () => {
  it('appears after the pointer has been over its element for 1200 ms', () => {
    point('pointerenter')
    vi.advanceTimersByTime(1199)
    expect(isShown()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isShown()).toBe(true)
    expect(tooltip()?.textContent).toBe(text)
  })

  it('appears at once on keyboard focus, but not when focused by click', () => {
    const matches = vi.spyOn(button(), 'matches').mockReturnValue(false)
    button().dispatchEvent(new FocusEvent('focus'))
    expect(isShown()).toBe(false)
    matches.mockReturnValue(true)
    button().dispatchEvent(new FocusEvent('focus'))
    expect(isShown()).toBe(true)
    button().dispatchEvent(new FocusEvent('blur'))
    expect(isShown()).toBe(false)
  })

  it('disappears with its element, although no event reports the removal', () => {
    point('pointerenter')
    vi.advanceTimersByTime(1200)
    point('pointermove', document.body)
    expect(isShown()).toBe(true)
    button().remove()
    point('pointermove', document.body)
    expect(isShown()).toBe(false)
    document.body.append(document.createElement('button'))
  })

  it('stays while the pointer is over the tooltip itself', () => {
    point('pointerenter')
    vi.advanceTimersByTime(1200)
    point('pointerleave')
    vi.advanceTimersByTime(100)
    point('pointerenter', tooltip() as Element)
    vi.advanceTimersByTime(5000)
    expect(isShown()).toBe(true)
    point('pointerleave', tooltip() as Element)
    vi.advanceTimersByTime(300)
    expect(isShown()).toBe(false)
  })

  it('fades for 300 ms and is removed', () => {
    point('pointerenter')
    vi.advanceTimersByTime(1200)
    point('pointerdown')
    expect(tooltip()?.dataset.state).toBe('closing')
    vi.advanceTimersByTime(300)
    expect(tooltip()).toBeNull()
  })

  it('can appear again after it has been hidden', () => {
    for (const _ of ['first', 'second']) {
      point('pointerenter')
      vi.advanceTimersByTime(1200)
      expect(isShown()).toBe(true)
      point('pointerdown')
      expect(isShown()).toBe(false)
      vi.advanceTimersByTime(300)
    }
  })

  it('hides on Escape, and ignores the key once hidden', () => {
    const pressEscape = () => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
      document.dispatchEvent(event)
      return event.defaultPrevented
    }
    hover()
    expect(pressEscape()).toBe(true)
    expect(isShown()).toBe(false)
    expect(pressEscape()).toBe(false)
    hover()
    point('pointerdown')
    expect(pressEscape()).toBe(false)
  })

  it('stays while its element is hovered or has the keyboard focus', () => {
    hover()
    focusByKeyboard()
    point('pointerleave')
    vi.advanceTimersByTime(3000)
    expect(isShown()).toBe(true)
    point('pointerenter')
    button().dispatchEvent(new FocusEvent('blur'))
    vi.advanceTimersByTime(3000)
    expect(isShown()).toBe(true)
    point('pointerleave')
    vi.advanceTimersByTime(300)
    expect(isShown()).toBe(false)
  })

  it('stays if the pointer returns to its element in time', () => {
    hover()
    point('pointerleave')
    vi.advanceTimersByTime(200)
    point('pointerenter')
    vi.advanceTimersByTime(3000)
    expect(isShown()).toBe(true)
  })

  it('appears where the pointer is by then', () => {
    point('pointerenter', button(), { clientX: 100, clientY: 100 })
    point('pointermove', button(), { clientX: 200, clientY: 150 })
    vi.advanceTimersByTime(1200)
    expect(tooltip()?.style.transform).toBe('translate(215px, 165px)')
  })

  it('hides on scroll if opened by the pointer, and follows its element if opened by the keyboard', () => {
    hover()
    window.dispatchEvent(new Event('scroll'))
    expect(isShown()).toBe(false)
    vi.advanceTimersByTime(300)
    focusByKeyboard()
    vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue({ left: 300, top: 80, bottom: 100 } as DOMRect)
    window.dispatchEvent(new Event('scroll'))
    expect(isShown()).toBe(true)
    expect(tooltip()?.style.transform).toBe('translate(300px, 108px)')
  })

  it('closes any other tooltip', () => {
    const other = document.body.appendChild(document.createElement('button'))
    const detachOther = attachTooltip(other, 'Other')
    hover()
    hover(other)
    const open = overlay()?.querySelectorAll('.tooltip[data-state="open"]') ?? []
    expect([...open].map(({ textContent }) => textContent)).toEqual(['Other'])
    detachOther()
  })

  it('is hidden when detached from its element, and does not appear later', () => {
    hover()
    detach()
    expect(isShown()).toBe(false)
    detach = attachTooltip(button(), text)
    point('pointerenter')
    detach()
    vi.advanceTimersByTime(3000)
    expect(isShown()).toBe(false)
  })

  it('describes an element in a shadow root', () => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    const inner = root.appendChild(document.createElement('button'))
    const detachInner = attachTooltip(inner, text)
    expect(root.querySelector(`#${inner.getAttribute('aria-describedby')}`)?.textContent).toBe(text)
    detachInner()
    expect(root.innerHTML).toBe('<button></button>')
  })

  it('never appears for touch, or if the pointer has left', () => {
    point('pointerenter', button(), { pointerType: 'touch' })
    vi.advanceTimersByTime(3000)
    expect(tooltip()).toBeNull()
    point('pointerenter')
    vi.advanceTimersByTime(600)
    point('pointerleave')
    vi.advanceTimersByTime(3000)
    expect(tooltip()).toBeNull()
  })

  it('adds to the element’s existing description, and restores it', () => {
    const id = button().getAttribute('aria-describedby')
    expect(document.querySelector(`#${id}`)?.textContent).toBe(text)
    detach()
    expect(document.body.innerHTML).toBe('<button>Book</button>')
    button().setAttribute('aria-describedby', 'hint')
    detach = attachTooltip(button(), text)
    expect(button().getAttribute('aria-describedby')).toMatch(/^hint skerry-tooltip-\d+$/)
    detach()
    expect(button().getAttribute('aria-describedby')).toBe('hint')
  })

  it('keeps a description that another script adds in the meantime', () => {
    const id = button().getAttribute('aria-describedby')
    button().setAttribute('aria-describedby', `${id} error`)
    detach()
    expect(button().getAttribute('aria-describedby')).toBe('error')
  })
})

describe('tooltipPlace', () => {
  const size = { width: 250, height: 60 }
  const screen = { width: 1000, height: 700 }

  it('is 15 px from the pointer', () => {
    expect(tooltipPlace(pointerAnchor({ x: 100, y: 100 }), size, screen)).toEqual({ x: 115, y: 115 })
  })

  it('stays 20 px from the edges of the window', () => {
    expect(tooltipPlace(pointerAnchor({ x: 990, y: 100 }), size, screen)).toEqual({ x: 730, y: 115 })
    expect(tooltipPlace(pointerAnchor({ x: 0, y: 0 }), size, screen)).toEqual({ x: 20, y: 20 })
  })

  it('is above if there is no space below', () => {
    expect(tooltipPlace(pointerAnchor({ x: 100, y: 650 }), size, screen)).toEqual({ x: 115, y: 575 })
    const placesBeside = (y: number) => tooltipPlace(pointerAnchor({ x: 100, y }), size, screen).y
    expect([605, 606].map(placesBeside)).toEqual([620, 531])
  })

  it('never covers a focused element', () => {
    for (const top of [0, 100, 600, 660]) {
      const rect = { left: 100, right: 200, top, bottom: top + 40 } as DOMRect
      const { y } = tooltipPlace(focusAnchor(rect, false, size.width), size, screen)
      expect(y >= rect.bottom || y + size.height <= rect.top).toBe(true)
    }
  })

  it('starts at the element’s start edge, also from right to left', () => {
    const rect = { left: 400, right: 700, top: 100, bottom: 140 } as DOMRect
    expect(tooltipPlace(focusAnchor(rect, false, 250), size, screen).x).toBe(400)
    expect(tooltipPlace(focusAnchor(rect, true, 250), size, screen).x).toBe(450)
  })
})
