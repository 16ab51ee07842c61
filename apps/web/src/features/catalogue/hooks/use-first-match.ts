import { useEffect, useEffectEvent, useState } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'

type Search = {
  /** The text in the search field, trimmed. */
  query: string
  /** The result for this text; `null` while it loads. */
  found: readonly Product[] | null
  onFirst(product: Product): void
}

/**
 * Enter in a search field selects the first match that is in stock, as soon as the result arrives, so that a fast typist need not
 * press twice. Typing something else cancels it.
 */
export const useFirstMatch = ({ query, found, onFirst }: Search): (() => void) => {
  const [submitted, setSubmitted] = useState<string | null>(null)
  const answer = useEffectEvent(() => {
    if (submitted === null || (submitted === query && !found)) return
    setSubmitted(null)
    const [first] = submitted === query && found ? found : []
    if (first && first.stock_status !== 'out_of_stock') onFirst(first)
  })
  useEffect(() => answer())
  return () => setSubmitted(query)
}
