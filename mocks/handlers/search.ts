import { searchablePages } from '../fixtures/searchable'
import { ok } from '../http/Answer'
import type { Call, Operation } from '../http/Operation'
import { publishedProducts } from '../state/store/products'

const mostItems = 10

/** The preview of a search field (B4 Search block), and the search page. */
export const searchOperations: readonly Operation[] = [
  {
    id: 'SearchPreview',
    method: 'GET',
    path: '/api/search/preview',
    group: 'site',
    crumb: 'none',
    answer: (call) => ok({ items: find(call, 'collectionIds').slice(0, mostItems) }),
  },
  {
    id: 'GeneralSearch',
    method: 'GET',
    path: '/api/search/GeneralSearch',
    group: 'site',
    crumb: 'none',
    answer: (call) => {
      const found = find(call, 'f_collectionId')
      const from = Math.max(Math.trunc(Number(call.url.searchParams.get('p'))) || 0, 0) * mostItems
      const marked = wordsOf(call.url.searchParams.get('q'), /\s+/)
      const items = found.slice(from, from + mostItems).map(({ fullUrl, title, ...item }) => {
        return { ...item, itemUrl: fullUrl, title: markWords(title, marked) }
      })
      return ok({ items, totalCount: found.length })
    },
  },
]

/** The title in the platform's format: HTML with the search terms marked. */
function markWords(title: string, words: readonly string[]): string {
  const entities: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;' }
  return title
    .split(/(\s+)/)
    .map((part) => {
      const html = part.replace(/[&<]/g, (character) => entities[character] ?? character)
      return words.some((word) => part.toLowerCase().includes(word)) ? `<em>${html}</em>` : html
    })
    .join('')
}

interface FoundItem {
  readonly title: string
  readonly fullUrl: string
  readonly excerpt: string
  readonly collectionId: string
  readonly imageUrl: string | null
}

/** Pages and products that contain all words. Finds nothing for an empty query. */
function find({ backend, url }: Call, collectionKey: string): readonly FoundItem[] {
  const words = wordsOf(url.searchParams.get('q'), /\s+/)
  const collections = wordsOf(url.searchParams.get(collectionKey), /[\s,]+/)
  const shop = publishedProducts(backend.state.store).map(
    ({ title, fullUrl, excerpt, collectionId, items }): FoundItem => ({
      title,
      fullUrl,
      excerpt,
      collectionId,
      imageUrl: items[0]?.assetUrl ?? null,
    }),
  )
  const all = [...searchablePages.map((page): FoundItem => ({ ...page, imageUrl: null })), ...shop]
  return all.filter(({ title, excerpt, collectionId }) => {
    const text = `${title} ${excerpt}`.toLowerCase()
    const isWanted = collections.length === 0 || collections.includes(collectionId)
    return isWanted && words.length > 0 && words.every((word) => text.includes(word))
  })
}

function wordsOf(text: string | null, separator: RegExp): readonly string[] {
  return (text ?? '').toLowerCase().split(separator).filter(Boolean)
}
