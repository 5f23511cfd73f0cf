import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/menu/block'
import { tabForKey } from '../../blocks/menu/tabForKey'

const label = (title: string, extra = '') => `<label class="js-menu-select-labels ${extra}">${title}</label>`
const panel = (title: string) => `<div class="menu js-menu"><p>About ${title}</p></div>`

function start(labels: string, panels: string) {
  document.body.innerHTML = `<div class="menu-wrapper"><ul>${labels}</ul><div class="menus">${panels}</div></div>`
  const element = document.querySelector<HTMLElement>('.menu-wrapper')!
  const served = element.outerHTML
  const props = parse(element)
  const stop = props ? attach(element, props) : () => {}
  const shown = () =>
    [...element.querySelectorAll<HTMLElement>('.js-menu')].filter(({ hidden }) => !hidden).map((one) => one.textContent)
  const tabs = [...element.querySelectorAll<HTMLElement>('.js-menu-select-labels')]
  return { element, served, props, stop, shown, tabs }
}

afterEach(() => vi.restoreAllMocks())

describe('the keys of a menu', () => {
  const keyed = (key: string, from: number, isRtl = false) => tabForKey(key, { from, count: 3, isRtl })

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 0, null],
    ['a', 0, null],
  ] as const)('%s leads from tab %d to %s', (key, from, to) => {
    expect(keyed(key, from)).toBe(to)
  })

  it('are mirrored from right to left', () => {
    expect([keyed('ArrowLeft', 2, true), keyed('ArrowRight', 0, true), keyed('End', 0, true)]).toEqual([0, 2, 2])
  })
})

describe('a menu', () => {
  it('shows the menu of the tab that the server marked', () => {
    const { shown } = start(
      label('Lunch') + label('Supper', 'menu-select-labels--active'),
      panel('Lunch') + panel('Supper'),
    )
    expect(shown()).toEqual(['About Supper'])
  })

  it('shows the panel that find-in-page opened before the menu was attached', () => {
    const { shown } = start(
      label('Lunch', 'menu-select-labels--active') + label('Supper'),
      panel('Lunch') + panel('Supper').replace('<div', '<div data-state="open"'),
    )
    expect(shown()).toEqual(['About Supper'])
  })

  it.each(['outer', 'inner'])('leaves the tabs and panels of a nested menu to that menu (%s)', (which) => {
    const inside = `<div class="menu-wrapper inner">${label('Soups')}${label('Salads')}${panel('Soups')}${panel('Salads')}</div>`
    document.body.innerHTML = `<div class="menu-wrapper outer">${label('Lunch')}${label('Supper')}${panel('Lunch').replace('</div>', `${inside}</div>`)}${panel('Supper')}</div>`
    const props = parse(document.querySelector<HTMLElement>(`.${which}`)!)
    expect(props?.tabs.map((tab) => [tab.label.textContent, tab.panel.firstChild?.textContent])).toEqual(
      (which === 'outer' ? ['Lunch', 'Supper'] : ['Soups', 'Salads']).map((name) => [name, `About ${name}`]),
    )
  })

  it('links each tab to its panel, even if the page uses the panel’s id elsewhere', () => {
    const { element } = start(
      label('Lunch') + label('Supper'),
      `<p id="twice"></p>${panel('Lunch')}${panel('Supper').replace('<div', '<div id="twice"')}`,
    )
    const pairs = [...element.querySelectorAll('[role="tab"]')].map((tab) => {
      const shown = document.getElementById(tab.getAttribute('aria-controls')!)!
      return [
        tab.textContent,
        shown.textContent,
        document.getElementById(shown.getAttribute('aria-labelledby')!) === tab,
      ]
    })
    expect(pairs).toEqual([
      ['Lunch', 'About Lunch', true],
      ['Supper', 'About Supper', true],
    ])
  })

  it('leaves keys with a modifier to the browser, which goes back with them', () => {
    const { tabs, shown } = start(label('Lunch') + label('Supper'), panel('Lunch') + panel('Supper'))
    const press = (key: string, more: KeyboardEventInit = {}) =>
      tabs[0]!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect([modifier, press('ArrowLeft', { [modifier]: true })]).toEqual([modifier, true])
    expect([press('ArrowRight'), shown()]).toEqual([false, ['About Lunch']])
  })

  it('has one tab in the tab order, and hides closed panels and list semantics from screen readers', () => {
    const { tabs, element } = start(
      `<li>${label('Lunch')}</li><li>${label('Supper')}</li>`,
      panel('Lunch') + panel('Supper'),
    )
    const state = () => [
      tabs.map((tab) => [tab.tabIndex, tab.getAttribute('aria-selected')]),
      [...element.querySelectorAll('.js-menu')].map((one) => one.getAttribute('aria-hidden')),
    ]
    expect(state()).toEqual([
      [
        [0, 'true'],
        [-1, 'false'],
      ],
      [null, 'true'],
    ])
    tabs[1]!.click()
    expect(state()).toEqual([
      [
        [-1, 'false'],
        [0, 'true'],
      ],
      ['true', null],
    ])
    expect([...element.querySelectorAll('li')].map((item) => item.getAttribute('role'))).toEqual([
      'presentation',
      'presentation',
    ])
  })

  it('is restored by undo', () => {
    const { element, served, stop, tabs } = start(
      `<li>${label('Lunch')}</li><li>${label('Supper')}</li>`,
      panel('Lunch') + panel('Supper'),
    )
    tabs[1]!.click()
    expect(element.outerHTML).not.toBe(served)
    stop()
    expect(element.outerHTML).toBe(served)
  })

  it('with only one panel is left unchanged', () => {
    expect(start('', panel('Tea')).props).toBeNull()
    expect(start(label('Tea'), panel('Tea')).props).toBeNull()
  })

  it('leaves a tab without a panel unchanged', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { shown, tabs } = start(label('Lunch') + label('Supper') + label('Tea'), panel('Lunch') + panel('Supper'))
    tabs[2]!.click()
    expect(shown()).toEqual(['About Lunch'])
    expect(tabs[2]!.hasAttribute('role')).toBe(false)
  })

  it('without any panel says what to add', () => {
    document.body.innerHTML = `<div class="menu-wrapper">${label('Lunch')}</div>`
    expect(() => parse(document.querySelector<HTMLElement>('.menu-wrapper')!)).toThrow('its .js-menu')
  })
})
