import { afterEach, describe, expect, it, vi } from 'vitest'
import { type BlockDefinition, defineBlock } from '../../src/runtime/defineBlock'
import { keepEarlyInteractions } from '../../src/runtime/earlyInteractions'
import { createIslandStore } from '../../src/runtime/islandStore'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Clicks an element with one definition registered; returns the block that the click was recorded for. */
function ownerOfClick(markup: string, target: string, definition: BlockDefinition): Element | null {
  document.body.innerHTML = markup
  const islandFor = vi.fn((_element: HTMLElement) => null)
  const thrown = vi.fn()
  window.addEventListener('error', thrown)
  stop = keepEarlyInteractions([definition], islandFor, () => [])
  document.querySelector<HTMLElement>(target)!.click()
  window.removeEventListener('error', thrown)
  expect(thrown).not.toHaveBeenCalled()
  return islandFor.mock.lastCall?.[0] ?? null
}

const other = defineBlock<unknown>({
  name: 'other',
  selector: '.other .inner, [data-other]:not(.other *, .box [data-x])',
  when: 'visible',
  earlyInteractions: { click: '.press' },
  load: async () => ({ parse: () => null, view: () => null }),
})

/** Presses keys on a control of a block that is not ready; returns how often it is pressed when the block is ready. */
function pressesOf(control: string, ...presses: readonly KeyboardEventInit[]): number {
  stop()
  document.body.innerHTML = `<div class="box">${control}</div>`
  const island = createIslandStore().of(document.querySelector('.box')!, box)
  stop = keepEarlyInteractions(
    [box],
    () => island,
    () => [island],
  )
  for (const press of presses)
    document.querySelector('.press')!.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true }))
  return island.interaction?.log.length ?? 0
}

const box = defineBlock<unknown>({
  name: 'box',
  selector: '.box',
  when: 'visible',
  earlyInteractions: { keydown: '.press' },
  load: async () => ({ parse: () => null, view: () => null }),
})
const button = '<button class="press">Menu</button>'

describe('a key pressed before its block is ready', () => {
  it('counts once while it is held down', () => {
    expect(pressesOf(button, { key: 'Enter' }, { key: 'Enter', repeat: true })).toBe(1)
    expect(pressesOf(button, { key: 'Enter' }, { key: ' ' })).toBe(2)
  })

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('is left to the browser with %s', (modifier) => {
    expect(pressesOf(button, { key: 'Enter', [modifier]: true })).toBe(0)
  })

  it('is typed if it is Space in a field', () => {
    expect(pressesOf('<input class="press">', { key: ' ' })).toBe(0)
    expect(pressesOf('<input class="press">', { key: 'Enter' })).toBe(1)
  })
})

describe('the block for an interaction', () => {
  it('contains the control, or lies inside the element that contains both', () => {
    expect(ownerOfClick('<p class="other"><i class="press"></i><b class="inner"></b></p>', '.press', other)).toBe(
      document.querySelector('.inner'),
    )
    expect(ownerOfClick('<p data-other=""><i class="press"></i></p>', '.press', other)).toBe(
      document.querySelector('[data-other]'),
    )
  })

  it('is null if only a :not() with several words could match', () => {
    expect(ownerOfClick('<p><i class="press"></i></p>', '.press', other)).toBeNull()
  })
})
