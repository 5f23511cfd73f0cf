import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageWatch } from '../../src/runtime/watchPage'
import { watchForTests } from '../support/pageWatch'

let told: string[] = []
let pageWatch: PageWatch
let stopListening = () => {}
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  document.body.innerHTML = '<main><p id="a"></p></main><p id="b"></p>'
  told = []
  pageWatch = watchForTests()
  stopListening = pageWatch.watch({
    onAdded: (roots) => told.push(`added ${roots.map((root) => (root as Element).id || root.nodeName).join(' ')}`),
    onRemoved: (isGone) => {
      const known = [...document.querySelectorAll('#a, #b'), gone].filter((one) => one !== null)
      told.push(`removed ${known.filter(isGone).map(({ id }) => id)}`)
    },
  })
})
afterEach(() => pageWatch.stop())

/** An element that a test has removed. */
let gone: Element | null = null
afterEach(() => {
  gone = null
})

const main = () => document.querySelector('main') as Element
const add = (parent: Element, id: string) => {
  const element = Object.assign(document.createElement('div'), { id })
  parent.append(element)
  return element
}

it('reports elements added in one turn, without their descendants', async () => {
  const outer = Object.assign(document.createElement('section'), { id: 'outer' })
  const inner = add(outer, 'inner')
  main().append(outer)
  add(inner, 'innermost')
  add(outer, 'second')
  main().append('text')
  add(document.body, 'other')
  await settle()
  expect(told).toEqual(['added outer other'])
})

it('does not report an element removed again in the same turn', async () => {
  add(main(), 'x').remove()
  await settle()
  expect(told.filter((word) => word.startsWith('added'))).toEqual([])
})

it('reports removed elements, but not those that only moved', async () => {
  gone = document.querySelector('#a')
  gone?.remove()
  main().append(document.querySelector('#b') as Element)
  await settle()
  expect(told).toEqual(['removed a', 'added b'])
})

it('reports the part of the page that a template unloads, and nothing else', () => {
  main().dispatchEvent(new Event('skerry:unload', { bubbles: true }))
  main().dispatchEvent(new Event('skerry:load', { bubbles: true }))
  expect(told).toEqual(['removed a', 'added MAIN'])
})

it('reports nothing to a listener that has stopped, nor to any after the watch has stopped', async () => {
  const others: string[] = []
  pageWatch.watch({ onAdded: () => others.push('added'), onRemoved: () => others.push('removed') })
  stopListening()
  add(main(), 'x')
  await settle()
  expect([told, others]).toEqual([[], ['added']])
  pageWatch.stop()
  add(main(), 'y')
  for (const name of ['skerry:load', 'skerry:unload']) main().dispatchEvent(new Event(name, { bubbles: true }))
  await settle()
  expect(others).toEqual(['added'])
})

it('reports everything to the others if one who listens throws', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  stopListening()
  const fail = () => {
    throw new Error('not prepared')
  }
  const others: string[] = []
  pageWatch.watch({ onAdded: fail, onRemoved: fail })
  pageWatch.watch({ onAdded: () => others.push('added'), onRemoved: () => others.push('removed') })
  add(main(), 'x')
  document.querySelector('#b')?.remove()
  await settle()
  expect(others).toEqual(['removed', 'added'])
  expect(report).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
