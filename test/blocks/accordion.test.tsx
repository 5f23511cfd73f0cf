import { act, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Accordion } from '../../blocks/accordion/Accordion'
import { accordionReducer, createAccordionState, isOpening } from '../../blocks/accordion/accordionState'
import { parse } from '../../blocks/accordion/block'

const item = (title: string) => `
  <li class="accordion-item">
    <h4><button class="accordion-item__click-target" aria-expanded="false">${title}<i class="accordion-icon-container" data-is-open="false"></i></button></h4>
    <div class="accordion-item__dropdown" role="region"><p id="at-${title.toLowerCase()}">About ${title}</p></div>
  </li>`

const finishers: (() => void)[] = []

beforeEach(() => {
  // happy-dom has no animations: tests end these themselves.
  HTMLElement.prototype.animate = vi.fn(() => {
    const animation = { onfinish: null as (() => void) | null, cancel() {} }
    finishers.push(() => animation.onfinish?.())
    return animation as unknown as Animation
  })
})

afterEach(() => {
  finishers.length = 0
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

function open(attributes = '') {
  document.body.innerHTML = `<ul class="accordion-items-container" ${attributes}>${['One', 'Two', 'Three'].map(item).join('')}</ul>`
  const list = document.querySelector('ul')!
  const served = list.outerHTML
  const view = render(<Accordion {...parse(list)!} />, { container: document.createElement('div') })
  const buttons = [...list.querySelectorAll('button')]
  const expanded = () => buttons.map((button) => button.getAttribute('aria-expanded'))
  const click = (index: number) => act(() => buttons[index]!.click())
  const settle = () => act(() => finishers.splice(0).forEach((finish) => void finish()))
  return { list, served, view, expanded, click, settle }
}

describe('the accordion', () => {
  it('leaves the items of a nested accordion alone', () => {
    const { list } = open()
    list
      .querySelector('p')!
      .insertAdjacentHTML('afterend', `<ul class="accordion-items-container">${item('Inner')}</ul>`)
    expect(parse(list)?.items.map(({ button }) => button.textContent)).toEqual(['One', 'Two', 'Three'])
    expect(parse(list.querySelector('ul')!)?.items.map(({ button }) => button.textContent)).toEqual(['Inner'])
  })

  it('starts closed', () => {
    expect(open().expanded()).toEqual(['false', 'false', 'false'])
  })

  it('opens the first item when the template asks for it', () => {
    expect(open('data-is-expanded-first-item="true"').expanded()).toEqual(['true', 'false', 'false'])
  })

  it('closes the others when one opens', () => {
    const { click, settle, expanded } = open()
    click(0)
    settle()
    click(2)
    expect(expanded()).toEqual(['false', 'false', 'true'])
  })

  it('leaves the others open if several may be open', () => {
    const { click, settle, expanded } = open('data-should-allow-multiple-open-items="true"')
    click(0)
    settle()
    click(2)
    expect(expanded()).toEqual(['true', 'false', 'true'])
  })

  it('ignores clicks on an item that is moving', () => {
    const { click, settle, expanded } = open()
    click(0)
    click(0)
    expect(expanded()[0]).toBe('true')
    settle()
    click(0)
    expect(expanded()[0]).toBe('false')
  })

  it('ignores clicks on a closing item, whatever closed it', () => {
    const { list, click, settle } = open()
    const phases = () => [...list.children].map((each) => each.getAttribute('data-state'))
    click(0)
    settle()
    click(0)
    expect(phases()).toEqual(['closing', 'closed', 'closed'])
    click(0)
    expect(phases()).toEqual(['closing', 'closed', 'closed'])
    settle()
    click(0)
    settle()
    click(1)
    click(0)
    expect(phases()).toEqual(['closing', 'opening', 'closed'])
    click(1)
    expect(phases()).toEqual(['closing', 'opening', 'closed'])
  })

  it('closes an item that is still opening when another opens', () => {
    const { click, settle, expanded } = open()
    click(0)
    click(1)
    expect(expanded()).toEqual(['false', 'true', 'false'])
    settle()
    expect(expanded()).toEqual(['false', 'true', 'false'])
  })

  it('animates for 250 ms, or not at all under reduced motion', () => {
    const duration = () => vi.mocked(HTMLElement.prototype.animate).mock.lastCall?.[1]
    open().click(0)
    expect(duration()).toMatchObject({ duration: 250 })
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    open().click(0)
    expect(duration()).toMatchObject({ duration: 0 })
  })

  it('opens the item that the address names, whatever the address contains', () => {
    history.replaceState(null, '', '#at-two')
    const { expanded } = open('data-is-expanded-first-item="true"')
    expect(expanded()).toEqual(['false', 'true', 'false'])
    history.replaceState(null, '', '#%E0%A4%A')
    expect(open().expanded()).toEqual(['false', 'false', 'false'])
    history.replaceState(null, '', '/')
  })

  it('opens an item found by search at once, and closes the others unless several may be open', () => {
    const action = { type: 'show', index: 2 } as const
    expect(accordionReducer(['open', 'opening', 'closed'], { ...action, allowsMultiple: false })).toEqual([
      'closed',
      'closed',
      'open',
    ])
    expect(accordionReducer(['open', 'opening', 'closed'], { ...action, allowsMultiple: true })).toEqual([
      'open',
      'opening',
      'open',
    ])
    expect(accordionReducer(['open'], { ...action, allowsMultiple: false })).toEqual(['open'])
  })

  it('connects each button to its panel', () => {
    const { list } = open()
    const button = list.querySelector('button')!
    const dropdown = document.getElementById(button.getAttribute('aria-controls')!)!
    expect(dropdown.textContent).toContain('About One')
    expect(dropdown.getAttribute('aria-labelledby')).toBe(button.id)
  })

  it("writes the platform's state classes", () => {
    const { list, click, settle } = open()
    const dropdown = list.querySelector('.accordion-item__dropdown')!
    click(0)
    expect(dropdown.className).toContain('accordion-item__dropdown--open')
    settle()
    expect(list.querySelector('.accordion-icon-container')!.getAttribute('data-is-open')).toBe('true')
  })

  it('leaves the list as the server sent it', () => {
    const { list, served, view, click, settle } = open('data-is-expanded-first-item="true"')
    click(1)
    settle()
    view.unmount()
    expect(list.outerHTML).toBe(served)
  })
})

describe('parse', () => {
  it('skips a list without items', () => {
    document.body.innerHTML = '<ul class="accordion-items-container"></ul>'
    expect(parse(document.querySelector('ul')!)).toBeNull()
  })

  it('explains what is missing if no item can be opened', () => {
    document.body.innerHTML = '<ul><li class="accordion-item">Only text</li></ul>'
    expect(() => parse(document.querySelector('ul')!)).toThrow('none can be opened. Give each item both.')
  })

  it('treats an empty attribute, as on real pages, as false', () => {
    document.body.innerHTML = `<ul data-is-expanded-first-item="" data-should-allow-multiple-open-items="">${item('One')}</ul>`
    const props = parse(document.querySelector('ul')!)
    expect(props?.isExpandedFirstItem).toBe(false)
    expect(props?.shouldAllowMultipleOpenItems).toBe(false)
  })
})

describe('the state', () => {
  it('never has two items open unless several may be open, whatever is clicked', () => {
    const action = fc.record({ index: fc.nat(4), isRest: fc.boolean() })
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        let state = createAccordionState(4, true)
        for (const { index, isRest } of actions)
          state = accordionReducer(
            state,
            isRest ? { type: 'rest', index } : { type: 'toggle', index, allowsMultiple: false },
          )
        expect(state.filter(isOpening).length).toBeLessThanOrEqual(1)
        expect(state).toHaveLength(4)
      }),
    )
  })
})
