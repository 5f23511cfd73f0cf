import { afterEach, describe, expect, it } from 'vitest'
import { attach, parse } from '../../blocks/marquee/block'
import { marquee } from '../../blocks/marquee/index'
import { wavePath } from '../../blocks/marquee/wavePath'
import { marqueeBlock } from '../../mocks/site/markup/marquee'

afterEach(() => {
  document.body.innerHTML = ''
})

function open(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.querySelector<HTMLElement>('.Marquee')!
}

const served = (texts: readonly string[] = ['Low water', '⋆'], settings = {}) =>
  open(marqueeBlock('m1', texts, settings).text)

/** A marquee with this text as its JSON. */
function withJson(json: string): HTMLElement {
  const element = served()
  element.querySelector('script')!.textContent = json
  return element
}

describe('a marquee', () => {
  it('has the specification’s defaults', () => {
    expect(parse(withJson('{}'))).toMatchObject({
      frequency: 1,
      intensity: 0,
      direction: 'left',
      speed: 1,
      isPausedOnHover: false,
    })
  })

  it('reads its owner’s settings', () => {
    const settings = { waveFrequency: 2, waveIntensity: 60, animationDirection: 'right', animationSpeed: 0.5 }
    expect(parse(served(undefined, { ...settings, pausedOnHover: true }))).toMatchObject({
      frequency: 2,
      intensity: 60,
      direction: 'right',
      speed: 0.5,
      isPausedOnHover: true,
    })
  })

  it('can have waves of up to 999 pixels', () => {
    expect(parse(served(undefined, { waveIntensity: 999 }))?.intensity).toBe(999)
  })

  it.each([
    ['a speed of 0', '{"animationSpeed":0}', { speed: 1 }],
    ['a negative frequency', '{"waveFrequency":-2}', { frequency: 1 }],
    ['a speed in words', '{"animationSpeed":"fast"}', { speed: 1 }],
    ['an endless speed', '{"animationSpeed":1e999}', { speed: 1 }],
    ['a wave in words', '{"waveIntensity":"high"}', { intensity: 0 }],
    ['a wave higher than any screen', '{"waveIntensity":99999}', { intensity: 0 }],
    ['a direction that is none', '{"animationDirection":"up"}', { direction: 'left' }],
  ])('keeps the default of %s', (_, json, expected) => {
    expect(parse(withJson(json))).toMatchObject(expected)
  })

  it.each(['', '{', '[]', 'null', '"text"'])('moves with the defaults if its JSON is %j', (json) => {
    expect(parse(withJson(json))).toMatchObject({ items: [{ text: 'Low water' }, { text: '⋆' }], speed: 1 })
  })

  it('uses the texts of its JSON if the server rendered none to measure', () => {
    const element = served(['Low', ' water '])
    element.querySelector('.Marquee-measure')!.remove()
    expect(parse(element)?.items.map(({ text }) => text)).toEqual(['Low', 'water'])
  })

  it('shows HTML as text', () => {
    expect(parse(served(['<img src=x onerror=alert(1)>']))?.items[0]?.text).toBe('<img src=x onerror=alert(1)>')
  })

  it.each([
    ['/journal', `${document.baseURI}journal`],
    [' #menu ', `${document.baseURI}#menu`],
    ['https://tides.example/oban', 'https://tides.example/oban'],
    ['mailto:ahoy@skerry.example', 'mailto:ahoy@skerry.example'],
  ])('links to %j', (linkTo, href) => {
    expect(parse(served(undefined, { linkTo }))?.link).toEqual({ href, target: undefined, served: null })
  })

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https://me:secret@bank.example',
  ])('has no link if linkTo is %j', (linkTo) => {
    expect(parse(served(undefined, { linkTo }))?.link).toBeNull()
  })

  it('keeps the link that the server drew', () => {
    const element = served()
    const drawn = '<a class="Marquee-hitbox" data-hitbox="" href="/tides" target="_blank"><path d=""></path></a>'
    element.querySelector('svg')!.insertAdjacentHTML('beforeend', drawn)
    const undo = attach(element, parse(element)!)
    const links = [...element.querySelectorAll<HTMLElement>('a:not([tabindex="-1"])')]
    expect(links.map((link) => link.outerHTML)).toEqual([
      `<a class="skerry-marquee-link" href="${document.baseURI}tides" target="_blank" rel="noopener"><span class="v6-visually-hidden">Low water ⋆</span></a>`,
    ])
    undo()
    expect(element.querySelector('svg')!.innerHTML).toContain(drawn)
  })

  it('gets no second link inside the server’s link', () => {
    const element = served(undefined, { linkTo: '/journal' })
    const around = document.createElement('a')
    around.href = '/tides'
    const svg = element.querySelector('svg')!
    svg.replaceWith(around)
    around.append(svg)
    expect(parse(element)?.link).toBeNull()
  })

  it('is skipped without text', () => {
    expect(parse(served([]))).toBeNull()
    expect(parse(served([' ', '']))).toBeNull()
  })

  it('reports what is missing if it has no <svg>', () => {
    const element = served()
    element.querySelector('svg')!.remove()
    expect(() => parse(element)).toThrow('Marquee-svg')
  })

  it('is as high as a line and its wave before its code has loaded', () => {
    const element = served(undefined, { waveIntensity: 60 })
    expect(marquee.reserveStyle!(element, element)).toBe('display:block;height:calc(1lh + 60px)')
  })

  it('is restored when undone', () => {
    const element = served()
    element.querySelector('.v6-visually-hidden')!.remove()
    const before = document.body.innerHTML
    const undo = attach(element, parse(element)!)
    expect(element.querySelector('.skerry-spoken')?.textContent).toBe('Low water ⋆')
    expect(element.querySelector('button')).not.toBeNull()
    undo()
    expect(document.body.innerHTML).toBe(before)
  })
})

describe('the path of a wave', () => {
  /** The width of a segment, by where the path begins. */
  const segmentOf = (width: number, frequency: number) =>
    -Number(/^M(\S+)/.exec(wavePath(width, 50, frequency, 20))![1])

  it('has segments of 250 to 1000 pixels', () => {
    expect(segmentOf(1280, 2)).toBe(640)
    expect(segmentOf(375, 4)).toBe(3 * (375 / 4))
    expect(segmentOf(375, 100)).toBe(250)
    expect(segmentOf(1600, 1)).toBe(1000)
  })

  it('has as many waves as the frequency says, each at least 50 pixels wide', () => {
    const waveOf = (width: number, frequency: number) =>
      2 * Number(/ (\S+) 0c/.exec(wavePath(width, 50, frequency, 20))![1])
    expect(waveOf(375, 4)).toBe(375 / 4)
    expect(waveOf(375, 7)).toBeCloseTo(375 / 7)
    expect(waveOf(375, 8)).toBe(50)
    expect(waveOf(1600, 1)).toBe(1000)
  })

  it('begins and ends with a segment outside the box', () => {
    expect(wavePath(1280, 50, 2, 20).match(/c/g)).toHaveLength(8)
  })
})
