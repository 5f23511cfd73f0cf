import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Release, watchDrag } from '../../src/media/drag'

/** What a slide was told: its distances in px, and how its drags ended. */
let told: (string | number)[] = []
let stop = () => {}
let slide: HTMLElement

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => {}
  slide = document.body.appendChild(document.createElement('div'))
  told = []
  stop = watchDrag(
    slide,
    {
      onTouch: () => false,
      onStart: () => told.push('starts'),
      onMove: (distancePx) => told.push(distancePx),
      onEnd: (release: Release | null) => told.push(release ? `released at ${release.distancePx}` : 'cancelled'),
    },
    'figcaption',
  )
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture')
  document.body.replaceChildren()
})

const mouse = { pointerType: 'mouse', pointerId: 1, isPrimary: true, buttons: 1 }

function point(type: string, clientX: number, { clientY = 0, ...more }: PointerEventInit = {}): void {
  slide.dispatchEvent(new PointerEvent(type, { ...mouse, bubbles: true, clientX, clientY, ...more }))
}

describe('dragging a slide', () => {
  it('follows the pointer until it is released', () => {
    point('pointerdown', 100)
    for (const x of [120, 150]) point('pointermove', x)
    point('pointerup', 160, { buttons: 0 })
    point('pointermove', 300, { buttons: 0 })
    expect(told).toEqual(['starts', 0, 30, 'released at 60'])
  })

  it('is cancelled if the mouse was released outside the page', () => {
    point('pointerdown', 100)
    for (const x of [120, 150]) point('pointermove', x)
    for (const x of [200, 250]) point('pointermove', x, { buttons: 0 })
    expect(told).toEqual(['starts', 0, 30, 'cancelled'])
  })

  it('follows only the first finger', () => {
    const second = { pointerType: 'touch', pointerId: 2, isPrimary: false }
    point('pointerdown', 100, { pointerType: 'touch' })
    for (const x of [120, 150]) point('pointermove', x, { pointerType: 'touch' })
    point('pointerdown', 400, second)
    point('pointermove', 300, second)
    point('pointerup', 300, { ...second, buttons: 0 })
    point('pointermove', 170, { pointerType: 'touch' })
    expect(told).toEqual(['starts', 0, 30, 50])
  })

  it('does not start with a vertical movement', () => {
    point('pointerdown', 100)
    point('pointermove', 100, { clientY: 30 })
    for (const x of [150, 200]) point('pointermove', x, { clientY: 30 })
    point('pointerup', 200, { clientY: 30, buttons: 0 })
    expect(told).toEqual([])
  })

  it('is cancelled by a second press if the release was never seen', () => {
    point('pointerdown', 100)
    for (const x of [120, 150]) point('pointermove', x)
    point('pointerdown', 100)
    expect(told).toEqual(['starts', 0, 30, 'cancelled'])
  })

  it('leaves a later click on a field in the slide to the field, if no click followed the drag', () => {
    const field = slide.appendChild(document.createElement('input'))
    point('pointerdown', 100)
    for (const x of [120, 150]) point('pointermove', x)
    point('pointerup', 160, { buttons: 0 })
    field.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, bubbles: true }))
    const isLeft = field.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    expect(isLeft).toBe(true)
  })
})
