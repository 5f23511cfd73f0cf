import { afterEach, describe, expect, it, vi } from 'vitest'
import { type BlockDefinition, defineBlock } from '../../src/runtime/defineBlock'
import { keepEarlyInteractions } from '../../src/runtime/earlyInteractions'

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

describe('the block for an interaction', () => {
  it('surrounds the control, or is inside the block that contains both', () => {
    expect(ownerOfClick('<p class="other"><i class="press"></i><b class="inner"></b></p>', '.press', other)).toBe(
      document.querySelector('.inner'),
    )
    expect(ownerOfClick('<p data-other=""><i class="press"></i></p>', '.press', other)).toBe(
      document.querySelector('[data-other]'),
    )
  })

  it('is null if only another block’s selector, a :not() with several words, could match', () => {
    expect(ownerOfClick('<p><i class="press"></i></p>', '.press', other)).toBeNull()
  })
})
