import { expect, it } from 'vitest'
import { suggest } from '../../src/runtime/debug/suggest'

it.each([
  ['galery', 'gallery'], // a letter left out
  ['data-autopaly', 'autoplay'], // two letters swapped
  ['AutoPlay', 'autoplay'],
  ['tap', 'tab'],
  ['tip', null], // so short a word shares too little with another one
  ['tags', null],
])('the word "%s" is taken for %j', (word, expected) => {
  expect(suggest(word, ['gallery', 'autoplay', 'tab'])).toBe(expected)
})
