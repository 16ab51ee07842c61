import { useEffect, useEffectEvent, useState } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'

type Search = {
  /** What stands in the search field, without spaces around it. */
  words: string
  /** What was found for these words; `null` while the answer is on its way. */
  found: readonly Product[] | null
  onFirst(product: Product): void
}

/**
 * Enter in a search field: the first match that is in stock, as soon as it is known. Somebody who types faster than the network
 * does not press twice; whoever types something else meanwhile means something else.
 */
export const useFirstMatch = ({ words, found, onFirst }: Search): (() => void) => {
  const [asked, setAsked] = useState<string | null>(null)
  const answer = useEffectEvent(() => {
    if (asked === null || (asked === words && !found)) return
    setAsked(null)
    const [first] = asked === words && found ? found : []
    if (first && first.stock_status !== 'out_of_stock') onFirst(first)
  })
  useEffect(() => answer())
  return () => setAsked(words)
}
