import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showAnimatedSections } from '../../src/page/animatedSections'

const { body } = document
const state = () => body.getAttribute('data-animation-state')
const start = () => {
  undo = showAnimatedSections()
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
})

function addTemplateScript(): void {
  const script = document.createElement('script')
  script.type = 'text/plain' // so that happy-dom does not load it
  script.setAttribute('src', 'https://static.example/scripts/site-bundle.0123abcd.js')
  document.head.append(script)
}

describe('sections that a template animates', () => {
  it.each(['fade', 'slide', 'scale', 'clip', 'flex'])('are shown without the script of the template: %s', (type) => {
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
  ])('do not exist on a page that hides none: “%s”', (className) => {
    body.className = className
    start()
    expect(state()).toBe(null)
  })

  it('are left to the script of the template, for three seconds after the page has loaded', async () => {
    body.className = 'tweak-global-animations-animation-type-slide'
    addTemplateScript()
    start()
    await vi.advanceTimersByTimeAsync(2999)
    expect(state()).toBe(null)
    await vi.advanceTimersByTimeAsync(2001) // a page that never loads counts as loaded after two
    expect(state()).toBe('booted')
  })

  it('keep the state that the script has set', async () => {
    body.className = 'tweak-global-animations-animation-type-slide'
    addTemplateScript()
    start()
    body.dataset.animationState = 'booting'
    await vi.advanceTimersByTimeAsync(6000)
    expect(state()).toBe('booting')
  })

  it('are not shown any more once it was undone', async () => {
    body.className = 'tweak-global-animations-animation-type-slide'
    addTemplateScript()
    start()
    undo()
    await vi.advanceTimersByTimeAsync(6000)
    expect(state()).toBe(null)
  })
})
