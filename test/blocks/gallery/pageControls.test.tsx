import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse, view as View } from '../../../blocks/gallery/block'
import { makeSlides, neutralGallery, servedGallery } from '../../../stories/support/galleryMarkup'

const three = makeSlides([
  [1000, 500],
  [400, 600],
  [800, 600],
])
const elements = {
  previous: '.back',
  next: '.on',
  controls: '.dots',
  currentIndex: '.current',
  totalSlides: '.total',
}
const controls = `
  <p><span class="back"></span><span class="on">On</span></p>
  <p class="dots"><i></i><i></i><i></i><i></i></p>
  <p><b class="current">–</b> of <b class="total">–</b></p>`

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { enableImageFileLoading: boolean } } }
  happyDOM.settings.enableImageFileLoading = false
  // Slides change at once.
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduce'), addEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Mounts a gallery whose controls are elsewhere on the page. */
async function open({ data = {}, slides = three, page = controls, make = neutralGallery } = {}) {
  const gallery = make({ slides, data: { design: 'slideshow', elements, ...data } })
  document.body.innerHTML = gallery + page
  const served = document.body.cloneNode(true)
  const element = document.body.firstElementChild as HTMLElement
  const props = parse(element)!
  const island = render(<View {...props} />, { container: document.createElement('div') })
  // The code of these controls is loaded when a gallery has them.
  await act(async () => void (await import('../../../blocks/gallery/view/PageControls')))
  expect(props.container.id).not.toBe('')
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
  const current = () => props.slides.findIndex((slide) => slide.element.classList.contains('sqs-active-slide'))
  /** Returns the index of the slide that is shown afterwards. */
  const doing = async (run: () => unknown) => {
    await act(async () => void run())
    return current()
  }
  return { element, served, island, find, current, doing }
}

describe('controls elsewhere on the page', () => {
  it('change the slides of the gallery', async () => {
    const { find, doing } = await open()
    expect(await doing(() => fireEvent.click(find('.on')))).toBe(1)
    expect(await doing(() => fireEvent.click(find('.back')))).toBe(0)
    expect(await doing(() => fireEvent.keyDown(find('.on'), { key: 'Enter' }))).toBe(1)
    expect(await doing(() => fireEvent.click(find('.dots').children[2]!))).toBe(2)
    expect(await doing(() => fireEvent.keyDown(find('.dots').children[1]!, { key: ' ' }))).toBe(1)
    expect(await doing(() => fireEvent.keyDown(find('.dots').children[0]!, { key: 'Tab' }))).toBe(1)
  })

  it('are buttons with names, and say which slide is shown', async () => {
    const { element, find, doing } = await open()
    await doing(() => fireEvent.click(find('.on')))
    const [back, on] = [find('.back'), find('.on')]
    expect([back, on].map((arrow) => [arrow.role, arrow.getAttribute('aria-label'), arrow.tabIndex])).toEqual([
      ['button', 'Previous Slide', 0],
      ['button', null, 0], // it has words
    ])
    expect(back.getAttribute('aria-controls')).toBe(element.id)
    const dots = [...find('.dots').children] as HTMLElement[]
    expect(
      dots.map((dot) => [
        dot.getAttribute('aria-label'),
        dot.getAttribute('aria-current'),
        dot.classList.contains('sqs-active-slide'),
      ]),
    ).toEqual([
      ['Slide 1', null, false],
      ['Slide 2', 'true', true],
      ['Slide 3', null, false],
      [null, null, false], // there is no fourth slide
    ])
    expect([find('.current').textContent, find('.total').textContent]).toEqual(['2', '3'])
  })

  it('replace the gallery’s own', async () => {
    const { element } = await open()
    expect(element.querySelector('button')).toBeNull()
  })

  it('work alongside the server’s arrows in the block, one slide per click', async () => {
    const data = { elements: { next: '.on, .sqs-gallery-controls .next' } }
    const { find, doing } = await open({ data, make: (gallery) => servedGallery({ ...gallery, hasControls: true }) })
    expect(await doing(() => fireEvent.click(find('.next')))).toBe(1)
    expect(await doing(() => fireEvent.click(find('.previous')))).toBe(0)
    expect(await doing(() => fireEvent.click(find('.on')))).toBe(1)
  })

  it('are hidden for a single slide', async () => {
    const { find } = await open({ slides: three.slice(0, 1) })
    expect(['.back', '.on', '.dots'].map((name) => find(name).style.display)).toEqual(['none', 'none', 'none'])
  })

  it('get the classes for a disabled control at the ends', async () => {
    const { find, doing } = await open({ data: { loop: false } })
    const classes = () => ['disabled', 'sqs-disabled'].map((name) => find('.back').classList.contains(name))
    expect(classes()).toEqual([true, true])
    await doing(() => fireEvent.click(find('.on')))
    expect(classes()).toEqual([false, false])
  })

  it('are left alone if they belong to another gallery', async () => {
    const { find } = await open({
      page: `${controls}<div class="sqs-block-gallery"><i class="on other"></i></div>`,
    })
    expect(find('.other').role).not.toBe('button')
  })

  it('are replaced by the gallery’s own, shown on keyboard focus, if the page has none', async () => {
    const { element } = await open({ page: '' })
    const [, next] = element.querySelectorAll('button')
    expect(next!.getAttribute('aria-label')).toBe('Next Slide')
    expect(next!.parentElement!.className).toContain('skerry-gallery-on-focus')
  })

  it.each([['..on'], [5], [null]])('with the invalid selector %j do not break the other controls', async (next) => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const { find, doing } = await open({ data: { elements: { ...elements, next } } })
    expect(await doing(() => fireEvent.click(find('.back')))).toBe(2)
    expect(reported).toHaveBeenCalledTimes(typeof next === 'string' ? 1 : 0)
  })

  it('are restored as the server sent them', async () => {
    const { served, island, find, doing } = await open()
    await doing(() => fireEvent.click(find('.on')))
    island.unmount()
    expect(document.body.innerHTML).toBe((served as HTMLElement).innerHTML)
  })
})

describe('a gallery’s own arrow keys', () => {
  it('are left to the page with `keyboard: false`', async () => {
    const { element, current, doing } = await open({ data: { keyboard: false } })
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 600, 300))
    await doing(() => fireEvent.keyDown(document.body, { key: 'ArrowRight' }))
    expect(current()).toBe(0)
  })
})
