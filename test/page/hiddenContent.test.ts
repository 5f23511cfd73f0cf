import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showHiddenContent } from '../../src/page/hiddenContent'
import { createPageWatch } from '../../src/runtime/watchPage'

const { body } = document
const state = () => body.getAttribute('data-animation-state')
const start = () => {
  undo = showHiddenContent(createPageWatch().watch)
}
let undo = () => {}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  undo()
  vi.useRealTimers()
  document.head.replaceChildren()
  body.removeAttribute('class')
  body.removeAttribute('data-animation-state')
  body.replaceChildren()
})

function addTemplateScript(): void {
  const script = document.createElement('script')
  script.type = 'text/plain' // so that happy-dom does not load it
  script.setAttribute('src', 'https://static.example/scripts/site-bundle.0123abcd.js')
  document.head.append(script)
}

describe('sections that a template animates', () => {
  it.each(['fade', 'slide', 'scale', 'clip', 'flex'])('are shown if the template’s script is missing: %s', (type) => {
    body.className = `tweak-global-animations-enabled tweak-global-animations-animation-type-${type} other`
    start()
    expect(state()).toBe('booted')
    undo()
    expect(body.hasAttribute('data-animation-state')).toBe(false)
  })

  it.each([
    'tweak-global-animations-enabled tweak-global-animations-animation-type-none',
    'tweak-global-animations-animation-type-none header-overlay',
    'tweak-global-animations-animation-type',
    '',
  ])('are ignored on a page that hides nothing: “%s”', (className) => {
    body.className = className
    start()
    expect(state()).toBe(null)
  })

  it('are left to the template’s script until three seconds after the page has loaded', async () => {
    body.className = 'tweak-global-animations-animation-type-slide'
    addTemplateScript()
    start()
    await vi.advanceTimersByTimeAsync(2999)
    expect(state()).toBe(null)
    await vi.advanceTimersByTimeAsync(2001) // a page that never loads counts as loaded after two
    expect(state()).toBe('booted')
  })

  it('keep the state set by the script', async () => {
    body.className = 'tweak-global-animations-animation-type-slide'
    addTemplateScript()
    start()
    body.dataset.animationState = 'booting'
    await vi.advanceTimersByTimeAsync(6000)
    expect(state()).toBe('booting')
  })

  it('are no longer shown after undo', async () => {
    body.className = 'tweak-global-animations-animation-type-slide'
    addTemplateScript()
    start()
    undo()
    await vi.advanceTimersByTimeAsync(6000)
    expect(state()).toBe(null)
  })
})

describe('list items that a template hides until their images have loaded', () => {
  const lists: { readonly [list: string]: string } = {
    products:
      '<div class="products collection-content-wrapper"><div class="grid-item" data-controller="ProductListImageLoader"><img class="grid-image-cover" sizes="0" style="display: none;"></div></div>',
    lessons: '<div class="lessons"><div class="grid-item"></div></div>',
    'blog in a grid':
      '<div class="blog-basic-grid" data-controller="BlogImageLoader"><article class="blog-basic-grid--container"></article></div>',
    'blog in a column':
      '<div class="blog-single-column"><article class="blog-single-column--container"></article></div>',
    'blog side by side': '<div class="blog-side-by-side"><article class="blog-item"></article></div>',
    'blog on alternating sides':
      '<div class="blog-alternating-side-by-side"><article class="blog-item"></article></div>',
  }
  const shown = () => body.querySelectorAll('.is-loaded').length

  it.each(Object.keys(lists))('are shown if the template’s script is missing, until undo: %s', (list) => {
    body.innerHTML = lists[list]!
    const served = body.innerHTML
    start()
    expect(shown()).toBe(1)
    undo()
    expect(body.innerHTML).toBe(served)
  })

  it.each(['products', 'blog in a grid'])(
    'are shown if the script has not taken over within three seconds after the page has loaded: %s',
    async (list) => {
      body.innerHTML = lists[list]!
      addTemplateScript()
      start()
      await vi.advanceTimersByTimeAsync(2999)
      expect(shown()).toBe(0)
      await vi.advanceTimersByTimeAsync(2001) // a page that never loads counts as loaded after two
      expect(shown()).toBe(1)
    },
  )

  it('are left to the script if it has taken over the list', async () => {
    body.innerHTML = lists.products!
    addTemplateScript()
    start()
    body.querySelector('.grid-item')!.setAttribute('data-controllers-bound', 'ProductListImageLoader')
    await vi.advanceTimersByTimeAsync(6000)
    expect(shown()).toBe(0)
  })

  it('have an image as wide as its box', () => {
    body.innerHTML = lists.products!
    const image = body.querySelector('img')!
    Object.defineProperty(image, 'clientWidth', { get: () => (image.style.display === 'block' ? 240 : 0) })
    start()
    expect(image.sizes).toBe('240px')
    undo()
    expect(image.outerHTML).toBe('<img class="grid-image-cover" sizes="0" style="display: none;">')
  })

  it('in other lists are not changed', () => {
    body.innerHTML =
      '<div class="portfolio-grid"><div class="grid-item"></div></div><article class="blog-item"></article>'
    start()
    expect(shown()).toBe(0)
  })
})
