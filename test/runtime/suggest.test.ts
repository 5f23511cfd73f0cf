import { expect, it } from 'vitest'
import { suggest } from '../../src/runtime/debug/suggest'

it.each([
  ['galery', 'gallery'], // a letter left out
  ['data-autopaly', 'autoplay'], // two letters swapped
  ['AutoPlay', 'autoplay'],
  ['tap', 'tab'],
  ['tip', null], // so short a word shares too little with another one
  ['tags', null],
  ['9', null],
  ['data-is-expanded-first', 'is-expanded-first-item'], // a word left out at the end
  ['data-is-expanded', null],
])('for the word "%s" the suggestion is %j', (word, expected) => {
  expect(suggest(word, ['gallery', 'autoplay', 'tab', '1', 'is-expanded-first-item'])).toBe(expected)
})
