import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/newsletter/block'

const markup = `<div class="sqs-block newsletter-block sqs-block-newsletter"><div class="sqs-block-content">
  <div class="newsletter-form-wrapper newsletter-form-wrapper--layoutFloat"><form class="newsletter-form" data-form-id="f"></form></div></div></div>`

let observed: () => void = () => {}

beforeEach(() => {
  // happy-dom has no layout: the test sets the block's width.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observed = callback
      }
      observe() {}
      disconnect() {
        observed = () => {}
      }
    },
  )
})

afterEach(() => {
  document.body.innerHTML = ''
})

function open() {
  document.body.innerHTML = markup
  const block = document.body.firstElementChild as HTMLElement
  const served = block.outerHTML
  const resize = (width: number) => {
    Object.defineProperty(block, 'offsetWidth', { configurable: true, value: width })
    observed()
  }
  resize(400)
  const undo = attach(block)
  return { block, served, undo, resize, isSmall: () => block.classList.contains('newsletter-form-has-small-container') }
}

describe('the newsletter', () => {
  it('gets the class “rendered” on its block, which templates look for', () => {
    expect(open().block.classList.contains('rendered')).toBe(true)
  })

  it('is small below 320 px and not at 320', () => {
    const { isSmall, resize } = open()
    expect(isSmall()).toBe(false)
    resize(319)
    expect(isSmall()).toBe(true)
    resize(320)
    expect(isSmall()).toBe(false)
  })

  it('is not small before layout', () => {
    const { isSmall, resize } = open()
    resize(0)
    expect(isSmall()).toBe(false)
  })

  it('is restored when undone', () => {
    const { block, served, undo, resize } = open()
    resize(200)
    undo()
    expect(block.outerHTML).toBe(served)
  })

  it('is skipped without a form', () => {
    document.body.innerHTML = '<div class="sqs-block-newsletter"></div>'
    expect(parse(document.body.firstElementChild as HTMLElement)).toBeNull()
  })
})
