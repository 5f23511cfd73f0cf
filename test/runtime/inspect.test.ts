import { afterEach, describe, expect, it } from 'vitest'
import { BlockError } from '../../src/errors/BlockError'
import { defaultSettings } from '../../src/model/page/settings'
import { cssPath } from '../../src/runtime/cssPath'
import { inspect } from '../../src/runtime/inspect'
import { createIsland } from '../../src/runtime/island'
import { readPage } from '../../src/runtime/readPage'

const page = readPage(defaultSettings)
const definition = {
  name: 'accordion',
  selector: '.x',
  when: 'now' as const,
  load: () => Promise.reject(new Error('never asked for')),
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const names = () => inspect('1.2.3', page, []).blocks.map(({ name }) => name)

afterEach(() => document.body.replaceChildren())

describe('inspect', () => {
  it('reports the state of each island', () => {
    document.body.innerHTML = '<div class="sqs-block sqs-block-accordion"><ul id="list"></ul></div>'
    const island = createIsland(find('#list'), definition)
    Object.assign(island, { state: 'failed', reason: 'No button.', error: new BlockError('No button.') })
    expect(inspect('1.2.3', page, [island])).toEqual({
      version: '1.2.3',
      pageType: 'unknown',
      blocks: [
        {
          name: 'accordion',
          path: '#list',
          state: 'failed',
          reason: 'No button.',
          error: 'BlockError',
          times: { parse: null, load: null, mount: null },
        },
      ],
    })
  })

  it('lists unsupported blocks by their class or their definition name', () => {
    document.body.innerHTML = `
      <div class="sqs-block html-block sqs-block-html" data-block-type="2"></div>
      <div class="sqs-block sqs-block-website-component" data-definition-name="website.components.shape"></div>
      <div class="sqs-block website-component-block sqs-block-website-component sqs-block-button"></div>
      <a class="sqs-cart-quantity">0</a>
      <div class="slides" data-collection-full-url="/boats"></div>`
    expect(names()).toEqual(['html', 'shape', 'button', 'index-gallery', 'cart-indicator'])
    expect(inspect('1.2.3', page, []).blocks.every(({ state, reason }) => state === 'skipped' && reason)).toBe(true)
  })

  it('gives a reason in words, whatever a block is called', () => {
    document.body.innerHTML = '<div class="sqs-block sqs-block-constructor"></div>'
    expect(inspect('1.2.3', page, []).blocks).toMatchObject([{ name: 'constructor', reason: expect.any(String) }])
  })

  it('omits markup in noscript, and the block element around an island', () => {
    document.body.innerHTML = `<noscript><div class="sqs-block sqs-block-html"></div></noscript>
      <div class="sqs-block sqs-block-accordion"><ul id="list"></ul></div>`
    const { blocks } = inspect('1.2.3', page, [createIsland(find('#list'), definition)])
    expect(blocks.map(({ name }) => name)).toEqual(['accordion'])
  })
})

describe('an element’s path', () => {
  it('matches only that element, even if ids are repeated or need escaping', () => {
    document.body.innerHTML = `<div id="a"><p></p><p></p></div><div id="a"><p></p></div>
      <section id="b.c"><b></b></section><my-part></my-part>`
    for (const element of document.body.querySelectorAll('*')) {
      expect([...document.querySelectorAll(cssPath(element))]).toEqual([element])
    }
  })
})
