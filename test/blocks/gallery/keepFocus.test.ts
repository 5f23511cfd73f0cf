import { afterEach, describe, expect, it, vi } from 'vitest'
import { createController } from '../../../blocks/gallery/engine/controller'
import { keepFocus } from '../../../blocks/gallery/engine/keepFocus'
import { findSlides } from '../../../blocks/gallery/read/slides'

afterEach(() => {
  document.body.innerHTML = ''
})

const link = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!

/** A gallery whose second slide has a link and whose third has none. Happy-dom has no `checkVisibility`. */
function setUp() {
  document.body.innerHTML = `<div><button id="previous">Previous</button><div class="slides">
    ${['<a id="one" href="/1">One</a>', '<a id="two" href="/2">Two</a>', '<p>Three</p>'].map((html) => `<div class="slide">${html}</div>`).join('')}
    </div></div>`
  const region = document.body.firstElementChild as HTMLElement
  const slides = findSlides(region.querySelector<HTMLElement>('.slides')!)
  const controller = createController({ count: slides.length, loops: true, move: () => Promise.resolve() })
  const shown = (element: Element) => slides[controller.store.getState().index]?.element.contains(element) === true
  for (const one of region.querySelectorAll('.slide a')) Object.assign(one, { checkVisibility: () => shown(one) })
  const goTo = async (index: number) => {
    controller.goTo(index)
    await vi.waitFor(() => expect(controller.store.getState().isMoving).toBe(false))
  }
  return { goTo, stop: keepFocus({ region, slides }, controller) }
}

describe('focus in a slide that is replaced by the next one', () => {
  it('moves to the first link of the next slide', async () => {
    const { goTo } = setUp()
    link('one').focus()
    await goTo(1)
    expect(document.activeElement?.id).toBe('two')
  })

  it('moves to the gallery’s controls if the next slide has nothing to focus', async () => {
    const { goTo } = setUp()
    link('one').focus()
    await goTo(2)
    expect(document.activeElement?.id).toBe('previous')
  })

  it('stays where it is if it is outside the slides, and after stop', async () => {
    const { goTo, stop } = setUp()
    link('previous').focus()
    await goTo(1)
    expect(document.activeElement?.id).toBe('previous')
    link('two').focus()
    stop()
    await goTo(0)
    expect(document.activeElement?.id).toBe('two')
  })
})
