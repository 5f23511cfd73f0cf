import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { forgetShared } from '../../src/browser/shared'
import { makePageInert } from '../../src/ui/makePageInert'
import { type Layer, openLayer } from '../../src/ui/overlayHost'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const isInert = (selector: string) => find(selector).inert
/** Makes the page inert below a new layer. */
const open = (name: Parameters<typeof openLayer>[0] = 'dialogs') => makePageInert(openLayer(name))

beforeEach(() => {
  document.body.innerHTML = '<main>Harbour</main><aside inert>Closed in winter</aside><svg></svg>'
})
afterEach(() => {
  undoAll()
  forgetShared()
})

it('makes the page inert until the last of several dialogs closes, in any order', () => {
  const [first, second, third] = [open(), open(), open()]
  expect(isInert('main')).toBe(true)
  second()
  first()
  expect(isInert('main')).toBe(true)
  third()
  expect(document.body.innerHTML).toMatch(
    /^<main>Harbour<\/main><aside inert="">Closed in winter<\/aside><svg><\/svg><div/,
  )
})

it('counts a dialog that is closed twice once', () => {
  const [first, second] = [open(), open()]
  first()
  first()
  expect(isInert('main')).toBe(true)
  second()
  expect(isInert('main')).toBe(false)
})

it('restores the inert state that the page had before, even if the page changes it in the meantime', () => {
  const close = open()
  expect(isInert('aside')).toBe(true)
  find('aside').inert = false
  const closeSecond = open()
  closeSecond()
  close()
  expect(isInert('aside')).toBe(false)
  const again = open()
  expect(isInert('aside')).toBe(true)
  again()
  expect(isInert('aside')).toBe(false)
})

it('does not affect the overlay, or elements added later', () => {
  open()
  const late = document.createElement('div')
  document.body.append(late)
  expect([late.inert, isInert('[data-skerry-overlay]')]).toEqual([false, false])
})

it('makes lower layers inert, but not its own or higher layers', () => {
  const layers = (['banner', 'lightbox', 'tooltip'] as const).map((name) => openLayer(name))
  const layer = openLayer('dialogs')
  const close = makePageInert(layer)
  const inert = (all: readonly Layer[]) => all.map(({ element }) => element.inert)
  expect(inert([...layers, layer])).toEqual([true, true, false, false])
  close()
  expect(inert([...layers, layer])).toEqual([false, false, false, false])
})

it.each(['script', 'style', 'template', 'noscript'])('does not write to a %s, which renders nothing', (name) => {
  document.body.prepend(document.createElement(name))
  open()
  expect(isInert(name)).toBe(false)
})

const hidden = { visibility: 'hidden' }
const above = { top: -9999, left: 0, bottom: -9000, right: 100 }
const before = { top: 0, left: -9999, bottom: 100, right: -9000 }
const inside = { top: 0, left: 0, bottom: 100, right: 100 }

it.each([
  ['is invisible', 'absolute', hidden, inside, true],
  ['is invisible and fixed', 'fixed', hidden, inside, true],
  ['is transparent', 'fixed', { opacity: '0' }, inside, true],
  ['is above the page', 'absolute', {}, above, true],
  ['is left of the page', 'absolute', {}, before, true],
  ['is visible', 'absolute', {}, inside, false],
  ['is invisible, but part of the page', 'static', hidden, inside, false],
])('handles a captcha window that %s', (_, position, style, rectangle, isUsable) => {
  document.body.insertAdjacentHTML('beforeend', '<div id="challenge"><i></i></div><div id="frameless"></div>')
  for (const id of ['#challenge', '#frameless']) {
    Object.assign(find(id).style, { position, ...style })
    vi.spyOn(find(id), 'getBoundingClientRect').mockReturnValue(rectangle as DOMRect)
  }
  find('i').append(document.createElement('iframe'))
  open()
  expect([isInert('#challenge'), isInert('#frameless')]).toEqual([!isUsable, true])
})

it.each([
  ['above', above, { scrollY: 9500 }],
  ['left', before, { scrollX: 9500 }],
])('makes an element with a frame inert that has only been scrolled out of view: %s', (_, rectangle, scrolled) => {
  document.body.insertAdjacentHTML('beforeend', '<div id="video" style="position: absolute"><i></i></div>')
  find('i').append(document.createElement('iframe'))
  vi.spyOn(find('#video'), 'getBoundingClientRect').mockReturnValue(rectangle as DOMRect)
  for (const [name, value] of Object.entries(scrolled)) vi.stubGlobal(name, value)
  open()
  expect(isInert('#video')).toBe(true)
})

it('makes a modal layer inert below one that opens later, whatever their levels', () => {
  const layers = [openLayer('drawer'), openLayer('lightbox'), openLayer('dialogs'), openLayer('dialogs')]
  const isLayerInert = () => layers.map(({ element }) => element.inert)
  const heights = layers.map(({ element }) => Number(element.style.zIndex))
  expect(heights).toEqual([...heights].sort((first, second) => first - second))
  const closes = layers.map(makePageInert)
  expect(isLayerInert()).toEqual([true, true, true, false])
  closes.pop()?.()
  layers.at(-1)!.close()
  expect(isLayerInert()).toEqual([true, true, false, false])
})

it('leaves a banner below, and the system error above, every modal layer', () => {
  const [error, drawer, banner] = [openLayer('system-error'), openLayer('drawer'), openLayer('banner')]
  makePageInert(drawer)
  expect([error.element.inert, banner.element.inert]).toEqual([false, true])
})
