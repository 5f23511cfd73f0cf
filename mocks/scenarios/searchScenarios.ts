import { ok } from '../http/Answer'
import { only } from './applies'
import type { Scenario } from './Scenario'

interface HostileItem {
  readonly title: string
  readonly fullUrl?: string
  readonly excerpt?: unknown
  readonly imageUrl?: string | null
}

const hostile: readonly (HostileItem | null)[] = [
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

/** Search responses that a page must handle. */
export const searchScenarios = [
  {
    name: 'hostileSearch',
    description: 'The search finds HTML, URLs that run code, invalid values, and a thousand pages.',
    applies: only('SearchPreview', 'GeneralSearch'),
    respond: () => {
      const items = [...hostile, ...Array.from({ length: 1000 }, (_, index) => found(index))]
      // The search page reads the URL from another field.
      return ok({ items: items.map((item) => item && { ...item, itemUrl: item.fullUrl }), totalCount: 'many' })
    },
  },
] as const satisfies readonly Scenario[]

function found(index: number): HostileItem {
  return { title: `Page ${index + 1}`, fullUrl: '/island', excerpt: '', imageUrl: null }
}
