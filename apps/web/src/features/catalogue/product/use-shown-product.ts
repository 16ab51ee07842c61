import { useState } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useLocation, useNavigate } from '../../../shared/navigation/navigation.tsx'

/** In the query of a shop's page: the product whose sheet is open. */
const SHOWN = 'p'

/** In the history entry of a sheet that was opened by a tap: Back, and closing it, lead to the page below. */
type SheetState = { isSheet?: boolean }

const stateOf = (state: unknown): SheetState => (typeof state === 'object' && state !== null ? state : {})

/** The product whose sheet is open, as an entry of the browser's history. `known`: what the list below says of it. */
export const useShownProduct = () => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [known, setKnown] = useState<Product>()
  const query = new URLSearchParams(search)
  const productId = query.get(SHOWN)
  const { isSheet = false } = stateOf(state)
  const go = (id: string | null, options: { replace: boolean; state?: SheetState }) => {
    if (id === null) query.delete(SHOWN)
    else query.set(SHOWN, id)
    const text = query.toString()
    navigate(pathname + (text && `?${text}`), options)
  }
  return {
    productId,
    known: known?.id === productId ? known : undefined,
    /** From one product to its other size or to another product: one Back leaves them all. */
    open: (product: Product) => {
      setKnown(product)
      go(product.id, { replace: productId !== null, state: { ...stateOf(state), isSheet: productId === null || isSheet } })
    },
    close: () => (isSheet ? navigate(-1) : go(null, { replace: true })),
  }
}
