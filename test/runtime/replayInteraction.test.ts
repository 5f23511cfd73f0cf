import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defineBlock } from '../../src/runtime/defineBlock'
import { keepEarlyInteractions } from '../../src/runtime/earlyInteractions'
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
  island.interaction = { event: new KeyboardEvent('keydown', { key, code: 'Any' }), control, log: [] }
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
      island.interaction = { event, control: form, log: [] }
      replay(island)
    }
    submit()
    form.innerHTML = '<button>Sending</button>'
    submit()
    expect(submitters.map((one) => one === button)).toEqual([true, false])
  })
})

describe('clicks on a button before its code has loaded', () => {
  /** A shop with a choice of values. Returns the waiting island of its button, and what each click orders. */
  function openShop(choice: string) {
    sessionStorage.clear()
    document.body.innerHTML = `${choice}<div class="buy">Buy</div>`
    const definition = defineBlock<unknown>({
      name: 'buy',
      selector: '.buy',
      earlyInteractions: { click: '.buy' },
      countsInteractions: true,
      load: async () => ({}) as never,
    })
    const button = document.querySelector<HTMLElement>('.buy')!
    const island = createIsland(button, definition)
    let isReady = false
    const islandFor = () => (isReady ? null : island)
    onTestFinished(keepEarlyInteractions([definition], islandFor, () => [island]))
    const chosen = () => document.querySelector<HTMLInputElement>('select, :checked')?.value ?? ''
    const orders: string[] = []
    button.addEventListener('click', () => orders.push(chosen()))
    const load = () => {
      isReady = true
      replayInteraction(island)
      return orders
    }
    return { button, island, load, chosen }
  }

  const select = '<select><option>Seals</option><option>Bands</option></select>'
  const radios = '<input type="radio" name="a" value="Seals"><input type="radio" name="a" value="Bands">'
  const choose = (value: string) => {
    const field = document.querySelector<HTMLInputElement>(`select, [value="${value}"]`)!
    if (field.type === 'radio') field.checked = true
    else field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const lookAway = () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()
  }
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

  it.each([select, radios])('each order what was chosen at that time, and leave the choice as it is: %s', (choice) => {
    const { button, load, chosen } = openShop(choice)
    choose('Seals')
    button.click()
    button.click()
    choose('Bands')
    button.click()
    choose('Seals')
    expect(load()).toEqual(['Seals', 'Seals', 'Bands'])
    expect(chosen()).toBe('Seals')
  })

  it('order what was chosen with one control, although the code has set its mirror to a later choice', () => {
    const { button, load } = openShop(`<select><option></option><option>Seals</option><option>Bands</option></select>`)
    document.querySelector('select')!.insertAdjacentHTML('afterend', '<input type="radio" value="Bands">')
    button.click()
    document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector('select')!.value = 'Bands'
    expect(load()).toEqual([''])
  })

  it('wait on while the visitor looks at another tab, and are done once', () => {
    const { button, load } = openShop(select)
    button.click()
    lookAway()
    expect(sessionStorage).toHaveLength(1)
    comeBack()
    expect(sessionStorage).toHaveLength(0)
    expect(load()).toEqual(['Seals'])
  })

  it('are not stored any longer if the code loads while the page is hidden', () => {
    const { button, load } = openShop(select)
    button.click()
    lookAway()
    expect(load()).toEqual(['Seals'])
    expect(sessionStorage).toHaveLength(0)
  })

  it('are not done if another page of the tab has done them', () => {
    const { button, load } = openShop(select)
    button.click()
    lookAway()
    sessionStorage.clear()
    comeBack()
    expect(load()).toEqual([])
  })
})

describe('clicks on several controls of a block before its code has loaded', () => {
  /** Clicks controls, named by their texts, and changes nothing else. Returns the texts of those that are replayed. */
  function replayed(clicks: string, { countsInteractions = false, isRetried = false } = {}): string {
    document.body.innerHTML = '<div class="block"><input><b>+</b><b>-</b><b>1</b><b>2</b></div>'
    const element = document.querySelector<HTMLElement>('.block')!
    const definition = defineBlock<unknown>({
      name: 'x',
      selector: '.block',
      earlyInteractions: { click: 'b' },
      ...(countsInteractions && { countsInteractions }),
      load: async () => ({}) as never,
    })
    const island = createIsland(element, definition)
    let isReady = false
    onTestFinished(
      keepEarlyInteractions(
        [definition],
        () => (isReady ? null : island),
        () => [island],
      ),
    )
    const controls = [...document.querySelectorAll('b')]
    for (const name of clicks) controls.find(({ textContent }) => textContent === name)?.click()
    if (isRetried) {
      island.interaction!.log = [] // as after a failure
      document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }))
    }
    isReady = true
    let seen = ''
    element.addEventListener('click', ({ target }) => (seen += (target as Element).textContent))
    replayInteraction(island)
    return seen
  }

  it('are each replayed, in their order, if the block counts them', () => {
    expect(replayed('++-', { countsInteractions: true })).toBe('++-')
  })

  it('are replayed once for each control, the last one last', () => {
    expect(replayed('1')).toBe('1')
    expect(replayed('12')).toBe('12')
    expect(replayed('1221')).toBe('21')
  })

  it('are replayed once after a failure, also if a choice has changed since', () => {
    expect(replayed('+++', { countsInteractions: true, isRetried: true })).toBe('+')
  })
})
