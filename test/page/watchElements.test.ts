import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchElements } from '../../src/page/watchElements'
import { watchForTests } from '../support/pageWatch'

let told: string[] = []
let stop = () => {}
let stopElements = () => {}
const settle = () => new Promise((resolve) => setTimeout(resolve))

function watch(html: string): void {
  document.body.innerHTML = html
  const tell = (word: string) => (elements: readonly HTMLElement[]) =>
    told.push(`${word} ${elements.map(({ id }) => id).join(' ')}`)
  const pages = watchForTests()
  stopElements = watchElements('.text', { onAdded: tell('added'), onRemoved: tell('removed') }, pages.watch)
  stop = () => {
    stopElements()
    pages.stop()
  }
}

beforeEach(() => {
  told = []
})
afterEach(() => stop())

it('reports all existing elements at once', () => {
  watch(
    '<p class="text" id="a"></p><div><p class="text" id="b"></p></div><noscript><p class="text" id="c"></p></noscript>',
  )
  expect(told).toEqual(['added a b'])
})

it('reports elements that are added or removed later', async () => {
  watch('<main></main>')
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<p class="text" id="a"></p><div><p class="text" id="b"></p></div>')
  await settle()
  document.querySelector('div')?.remove()
  await settle()
  expect(told).toEqual(['added a b', 'removed b'])
})

it('does not report elements that only moved', async () => {
  watch('<p class="text" id="a"></p><main></main>')
  document.querySelector('main')?.append(document.querySelector('#a') as Element)
  await settle()
  expect(told).toEqual(['added a'])
})

it('handles the unload and load events of a template that swaps pages itself', () => {
  watch('<main><p class="text" id="a"></p></main>')
  const main = document.querySelector('main')
  main?.dispatchEvent(new Event('skerry:unload', { bubbles: true }))
  main?.dispatchEvent(new Event('skerry:load', { bubbles: true }))
  expect(told).toEqual(['added a', 'removed a', 'added a'])
})

it('releases everything when stopped', async () => {
  watch('<main><p class="text" id="a"></p></main>')
  stopElements()
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p class="text" id="b"></p>')
  await settle()
  expect(told).toEqual(['added a', 'removed a'])
})
