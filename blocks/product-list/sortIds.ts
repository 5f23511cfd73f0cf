import { pageLocale } from '../../src/browser/pageLocale'
import { get } from '../../src/data/request'
import { isRecord } from '../../src/model/text/json'

interface Sortable {
  readonly title: string
  readonly cents: number
}

/**
 * Sorts products for a server that does not: by `?sort=price`, `price-desc` or `name` in the URL, with the data of its
 * page (`?format=json`). Keeps the server's order for any other value, if the data fails to load, and if the list has
 * more pages, because their products might have to come first.
 */
export async function sortIds(
  ids: readonly string[],
  address: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const compare = comparison(new URL(address).searchParams.get('sort'))
  if (!compare || ids.length < 2) return ids
  const url = new URL(address)
  url.searchParams.set('format', 'json')
  url.hash = ''
  const answer = await get(url.href, { signal }).catch(() => null)
  if (!isRecord(answer) || !Array.isArray(answer.items)) return ids
  if (isRecord(answer.pagination) && answer.pagination.nextPage) return ids
  const known = new Map(answer.items.flatMap(readItem))
  const rest: Sortable = { title: '\uffff', cents: Number.POSITIVE_INFINITY }
  return [...ids].sort((a, b) => compare(known.get(a) ?? rest, known.get(b) ?? rest))
}

function comparison(sort: string | null): ((a: Sortable, b: Sortable) => number) | null {
  if (sort === 'price') return (a, b) => a.cents - b.cents || 0
  if (sort === 'price-desc') return (a, b) => b.cents - a.cents || 0
  if (sort !== 'name') return null
  const { compare } = new Intl.Collator(pageLocale(''), { numeric: true })
  return (a, b) => compare(a.title, b.title)
}

function readItem(item: unknown): readonly (readonly [string, Sortable])[] {
  if (!isRecord(item) || typeof item.id !== 'string') return []
  const content = isRecord(item.structuredContent) ? item.structuredContent : {}
  const variants = Array.isArray(content.variants) ? content.variants.filter(isRecord) : []
  const prices = variants.map(({ price, salePrice, onSale }) => Number(onSale ? salePrice : price))
  const own = Number(content.onSale ? content.salePriceCents : content.priceCents)
  const cents = Math.min(...[...prices, own].filter((price) => !Number.isNaN(price)))
  return [[item.id, { title: typeof item.title === 'string' ? item.title : '', cents }]]
}
