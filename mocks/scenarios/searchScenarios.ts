import { ok } from '../http/Answer'
import { only } from './applies'
import type { Scenario } from './Scenario'

const hostile = [
  null,
  { title: '' },
  { title: 'No address' },
  { title: 'Runs code', fullUrl: 'javascript:alert(1)' },
  {
    title: '<img src=x onerror=alert(1)>',
    fullUrl: '/island',
    excerpt: '<b>bold</b>',
    imageUrl: 'javascript:alert(1)',
  },
  { title: 'W'.repeat(300), fullUrl: '/contact', excerpt: 7, imageUrl: '/content/v1/none.png' },
]

/** Answers of the search that a page must survive. */
export const searchScenarios = [
  {
    name: 'hostileSearch',
    description: 'The search preview finds HTML, addresses that run code, nonsense, and a thousand pages.',
    applies: only('SearchPreview'),
    respond: () => ok({ items: [...hostile, ...Array.from({ length: 1000 }, (_, index) => found(index))] }),
  },
] as const satisfies readonly Scenario[]

function found(index: number): object {
  return { title: `Page ${index + 1}`, fullUrl: '/island', excerpt: '', imageUrl: null }
}
