import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchElements } from '../../src/page/watchElements'
import { watchForTests } from '../support/pageWatch'

let told: string[] = []
let stop = () => {}
const settle = () => new Promise((resolve) => setTimeout(resolve))

function watch(html: string): void {
  document.body.innerHTML = html
  const tell = (word: string) => (elements: readonly HTMLElement[]) =>
    told.push(`${word} ${elements.map(({ id }) => id).join(' ')}`)
  const pages = watchForTests()
  const stopElements = watchElements('.text', { onAdded: tell('added'), onRemoved: tell('removed') }, pages.watch)
  stop = () => {
    stopElements()
    pages.stop()
  }
}

beforeEach(() => {
  told = []
})
afterEach(() => stop())

it('tells of what is there at once, all together', () => {
  watch(
    '<p class="text" id="a"></p><div><p class="text" id="b"></p></div><noscript><p class="text" id="c"></p></noscript>',
  )
  expect(told).toEqual(['added a b'])
})

it('tells of what comes later and of what leaves', async () => {
  watch('<main></main>')
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<p class="text" id="a"></p><div><p class="text" id="b"></p></div>')
  await settle()
  document.querySelector('div')?.remove()
  await settle()
  expect(told).toEqual(['added a b', 'removed b'])
})

it('says nothing of what only moved', async () => {
  watch('<p class="text" id="a"></p><main></main>')
  document.querySelector('main')?.append(document.querySelector('#a') as Element)
  await settle()
  expect(told).toEqual(['added a'])
})

it('follows a template that says what it takes away and brings', () => {
  watch('<main><p class="text" id="a"></p></main>')
  const main = document.querySelector('main')
  main?.dispatchEvent(new Event('skerry:unload', { bubbles: true }))
  main?.dispatchEvent(new Event('skerry:load', { bubbles: true }))
  expect(told).toEqual(['added a', 'removed a', 'added a'])
})

it('lets go of everything when it stops', async () => {
  watch('<main><p class="text" id="a"></p></main>')
  stop()
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p class="text" id="b"></p>')
  await settle()
  expect(told).toEqual(['added a', 'removed a'])
})
