import { afterEach, describe, expect, it } from 'vitest'
import { giveBack } from '../../src/runtime/giveBack'
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

describe('a key pressed before a block was ready', () => {
  it.each(['<button>Buy</button>', '<a href="#buy">Buy</a>', '<input type="button">', '<summary>Buy</summary>'])(
    'clicks a control that browsers click for this key: %s',
    (markup) => {
      expect(heardBy(markup, 'Enter')).toEqual(['click'])
    },
  )

  it.each(['<div role="button" tabindex="0">Buy</div>', '<a tabindex="0">Buy</a>', '<label>Red</label>'])(
    'is dispatched again on a control that the block handles itself: %s',
    (markup) => {
      expect(heardBy(markup, ' ')).toEqual(['keydown  '])
    },
  )
})

describe('a form submitted before its block was ready', () => {
  const replays = {
    'is replayed': replayInteraction,
    'is given back to the browser': (island: ReturnType<typeof createIsland>) =>
      void giveBack([island], () => {}, Promise.reject(new Error('no words'))),
  }

  it.each(Object.entries(replays))('%s even if a script has replaced its button in the meantime', (_, replay) => {
    document.body.innerHTML = '<form action="https://lists.example/"><button name="now">Send</button></form>'
    const form = document.querySelector('form')!
    const island = createIsland(form, { name: 'x', selector: 'form', load: async () => ({}) as never })
    const submitters: unknown[] = []
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      submitters.push(event.submitter)
    })
    const button = form.querySelector('button')!
    const submit = () => {
      const event = new SubmitEvent('submit', { submitter: button })
      Object.defineProperty(event, 'target', { value: form })
      island.interaction = { event, control: form, times: 1 }
      replay(island)
    }
    submit()
    form.innerHTML = '<button>Sending</button>'
    submit()
    expect(submitters.map((one) => one === button)).toEqual([true, false])
  })
})
