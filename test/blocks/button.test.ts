import { describe, expect, it } from 'vitest'
import { attach, parse } from '../../blocks/button/block'
import { pageOf } from '../telemetry/collector'

function start(content: string, around: readonly [string, string] = ['', '']) {
  document.body.innerHTML = `${around[0]}<div class="sqs-block sqs-block-button" id="block-1">${content}</div>${around[1]}`
  const block = document.querySelector<HTMLElement>('#block-1')!
  const props = parse(block, pageOf())
  return { block, props, beacons: props?.buttons.map(({ beacon }) => beacon) }
}

const container = (link: string, marks = '') => `<div class="sqs-block-button-container" ${marks}>${link}</div>`

describe('a button', () => {
  it('is counted with the attributes of its container', () => {
    const link = '<a href="/buy?x=1" target="_blank">  Buy\n  <b>it</b> </a>'
    const { beacons } = start(container(link, 'data-alignment="center" data-button-size="large"'))
    expect(beacons).toEqual([
      {
        id: 'block-1',
        buttonText: 'Buy it',
        clickthroughUrl: '/buy?x=1',
        alignment: 'center',
        size: 'large',
        newWindow: true,
        context: 'block',
      },
    ])
  })

  it('is counted with the classes of older markup', () => {
    const link = '<a href="/buy" class="sqs-block-button-element--small sqs-block-button-element">Buy</a>'
    const { beacons } = start(container(link).replace('container"', 'container sqs-block-button-container--right"'))
    expect(beacons).toMatchObject([{ alignment: 'right', size: 'small', newWindow: false }])
  })

  it.each(['header', 'footer', 'section', 'main'])('is counted as part of a %s', (part) => {
    expect(start('<a href="/">Go</a>', [`<${part}>`, `</${part}>`]).beacons).toMatchObject([{ context: part }])
  })

  it('is counted with its own URL if there are others next to it', () => {
    expect(start(container('<a href="/a">A</a><a href="/b">B</a>')).beacons).toMatchObject([
      { buttonText: 'A', clickthroughUrl: '/a' },
      { buttonText: 'B', clickthroughUrl: '/b' },
    ])
  })

  it.each(['', '<a>Nowhere</a>'])('without a URL is left unchanged: %j', (content) => {
    expect(start(container(content)).props).toBeNull()
  })

  it.each([
    ['', 'noopener'],
    ['rel="nofollow"', 'nofollow noopener'],
    ['rel="noreferrer"', 'noreferrer'],
    ['rel="opener"', 'opener'],
  ])('that opens a window gives it no access to this page, unless the owner allows it: %j', (rel, expected) => {
    const { block, props } = start(`<a href="/" target="_blank" ${rel}>Go</a>`)
    const served = block.outerHTML
    const stop = attach(block, props!)
    expect(block.querySelector('a')!.getAttribute('rel')).toBe(expected)
    stop()
    expect(block.outerHTML).toBe(served)
  })

  it('that does not open a window is left unchanged', () => {
    const { block, props } = start('<a href="/">Go</a>')
    const served = block.outerHTML
    attach(block, props!)
    expect(block.outerHTML).toBe(served)
  })
})
