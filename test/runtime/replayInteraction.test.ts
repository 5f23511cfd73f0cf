import { afterEach, describe, expect, it } from 'vitest'
import { createIsland } from '../../src/runtime/island'
import { replayInteraction } from '../../src/runtime/replayInteraction'

afterEach(() => document.body.replaceChildren())

/** Presses a key on a control before its block is ready, and returns what the control is told when it is. */
function heardBy(markup: string, key: string): readonly string[] {
  document.body.innerHTML = `<div class="block">${markup}</div>`
  const element = document.querySelector<HTMLElement>('.block')!
  const control = element.firstElementChild as HTMLElement
  const island = createIsland(element, { name: 'x', selector: '.block', load: async () => ({}) as never })
  island.interaction = { event: new KeyboardEvent('keydown', { key, code: 'Any' }), control, times: 3 }
  const heard: string[] = []
  for (const type of ['click', 'keydown']) {
    element.addEventListener(type, (event) => {
      event.preventDefault()
      heard.push(event instanceof KeyboardEvent ? `${type} ${event.key}` : type)
    })
  }
  replayInteraction(island)
  return heard
}

describe('a key that was pressed before a block was ready', () => {
  it.each(['<button>Buy</button>', '<a href="#buy">Buy</a>', '<input type="button">', '<summary>Buy</summary>'])(
    'clicks a control that the browser itself clicks with it: %s',
    (markup) => {
      expect(heardBy(markup, 'Enter')).toEqual(['click'])
    },
  )

  it.each(['<div role="button" tabindex="0">Buy</div>', '<a tabindex="0">Buy</a>', '<label>Red</label>'])(
    'is pressed again on a control that the block makes one: %s',
    (markup) => {
      expect(heardBy(markup, ' ')).toEqual(['keydown  '])
    },
  )
})
