import { useEffect, useRef, useState } from 'react'
import { format } from '../../../src/language/format'
import type { CartView } from '../../../src/model/cart/overlayCart'
import { messages } from '../messages'
import type { WriteMoney } from '../writeMoney'
import { nameOf } from './useCartActions'

/**
 * Returns a message about the prices that have changed since the visitor saw them in this cart, such as while the page
 * was in the background. It is empty if none has, and after the visitor's next change. Prices for different quantities
 * are not compared.
 */
export function usePriceNews({ entries, currency, isEstimated }: CartView, write: WriteMoney): string {
  const seen = useRef(new Map<string, number>())
  const [news, setNews] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render has another `write`, which writes the same
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
