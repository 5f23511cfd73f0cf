import { useEffect, useRef, useState } from 'react'
import { format } from '../../../src/language/format'
import type { CartView } from '../../../src/model/cart/overlayCart'
import { messages } from '../messages'
import type { WriteMoney } from '../writeMoney'
import { nameOf } from './useCartActions'

/**
 * Returns which prices have changed since the visitor saw them in this cart, such as on another tab or while the page
 * was in the background; empty if there are none, and after the visitor's next change. A price that depends on the
 * quantity is no news.
 */
export function usePriceNews({ entries, currency, isEstimated }: CartView, write: WriteMoney): string {
  const seen = useRef(new Map<string, number>())
  const [news, setNews] = useState('')
  // `write` is another function each time, but writes the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const changed = entries.flatMap((entry) => {
      if (entry.isPending) return []
      const { key, quantity, purchasePriceCents: cents } = entry
      const place = `${currency} ${quantity} ${key}`
      const before = seen.current.get(place)
      seen.current.set(place, cents)
      if (before === undefined || before === cents) return []
      return format(messages.priceChanged, { name: nameOf(entry), price: write(cents) })
    })
    if (changed.length > 0) setNews(changed.join(' '))
    else if (isEstimated) setNews('')
  }, [entries, currency, isEstimated])
  return news
}
