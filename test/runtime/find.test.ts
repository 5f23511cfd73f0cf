import { beforeEach, describe, expect, it } from 'vitest'
import { blocks } from '../../blocks/index'
import { defineBlock } from '../../src/runtime/defineBlock'
import { compileFind, splitSelector } from '../../src/runtime/find'

const define = (name: string, selector: string) =>
  defineBlock({ name, selector, when: 'now', load: () => Promise.reject(new Error('never loaded')) })

const accordion = define('accordion', '.sqs-block-accordion .items, [data-block-type="accordion"]')
const donation = define('donation', '.sqs-block-donation')
const gallery = define('gallery', '[data-block-type="gallery"]')
const find = compileFind([accordion, donation, gallery])

const foundIn = (root: Document | Element) =>
  find(root).map(({ element, definition }) => `${definition.name} ${element.id}`)

beforeEach(() => {
  document.body.replaceChildren()
})

function write(html: string): void {
  document.body.innerHTML = html
}

describe('find', () => {
  it('finds the inner part of a marked block, or the block itself if that is the part', () => {
    write(`
      <div class="sqs-block sqs-block-accordion"><ul class="items" id="a"></ul></div>
      <div class="sqs-block sqs-block-donation" id="b"></div>
      <ul class="items" id="not-in-a-block"></ul>`)
    expect(foundIn(document)).toEqual(['accordion a', 'donation b'])
  })

  it.each([
    ['.sqs-block-code.own', 'a'],
    ['.sqs-block-code:not(.own)', 'b'],
    ['.sqs-block-code > .own', 'c'],
    ['.sqs-block-code .own', 'c d'],
  ])('finds the elements that %s selects', (selector, ids) => {
    write(`
      <div class="sqs-block sqs-block-code own" id="a"></div>
      <div class="sqs-block sqs-block-code" id="b"><i class="own" id="c"></i><b><i class="own" id="d"></i></b></div>`)
    const found = compileFind([define('own', selector)])(document).map(({ element }) => element.id)
    expect(found).toEqual(ids.split(' '))
  })

  it('matches by class, whatever the block type’s number', () => {
    write(
      '<div class="sqs-block sqs-block-website-component sqs-block-accordion" data-block-type="1337"><p class="items" id="a"></p></div>',
    )
    expect(foundIn(document)).toEqual(['accordion a'])
  })

  it('finds neutral attributes by their value', () => {
    write(
      '<div data-block-type="gallery" id="a"></div><div data-block-type="accordion" id="b"></div><div data-block-type="8" id="c"></div>',
    )
    expect(foundIn(document).sort()).toEqual(['accordion b', 'gallery a'])
  })

  it('finds a block once, however many parts of its selector match', () => {
    write('<div class="sqs-block sqs-block-accordion"><ul class="items" data-block-type="accordion" id="a"></ul></div>')
    expect(foundIn(document)).toEqual(['accordion a'])
  })

  it('finds a block nested in another of the same kind', () => {
    write(
      '<div class="sqs-block sqs-block-accordion"><ul class="items" id="a"><li><div class="sqs-block sqs-block-accordion"><ul class="items" id="b"></ul></div></li></ul></div>',
    )
    expect(foundIn(document).sort()).toEqual(['accordion a', 'accordion b'])
  })

  it('ignores markup in noscript', () => {
    write('<noscript><div data-block-type="gallery" id="a"></div></noscript>')
    expect(foundIn(document)).toEqual([])
  })

  it('finds an inner part that is added to its block later', () => {
    write(
      '<div class="sqs-block sqs-block-accordion"><section id="late"><ul class="items" id="a"></ul></section></div>',
    )
    expect(foundIn(document.querySelector('#late')!)).toEqual(['accordion a'])
    expect(foundIn(document.querySelector('#a')!)).toEqual(['accordion a'])
  })

  it('distinguishes blocks by element if ids are repeated', () => {
    write('<div data-block-type="gallery" id="same"></div><div data-block-type="gallery" id="same"></div>')
    expect(find(document)).toHaveLength(2)
  })
})

describe('splitSelector', () => {
  it('splits at commas, but not inside brackets or parentheses', () => {
    expect(splitSelector('.a, [x="1,2"] , :is(b, c) d')).toEqual(['.a', '[x="1,2"]', ':is(b, c) d'])
    expect(splitSelector('.a:not(:first-child, :has(b, c)), .d')).toEqual(['.a:not(:first-child, :has(b, c))', '.d'])
    expect(splitSelector('[x="a("], .b')).toEqual(['[x="a("]', '.b'])
    expect(splitSelector(':is(\n.a,\n.b)\n.c, .d')).toEqual([':is(\n.a,\n.b)\n.c', '.d'])
  })
})

describe('the selectors of the registry', () => {
  it('start with something specific, because browsers test a list on every element of the page', () => {
    const lists = blocks.flatMap(({ selector }) =>
      splitSelector(selector).filter((part) => /^(\*|:(is|where))/.test(part)),
    )
    expect(lists).toEqual([])
  })
})
