import { useCallback } from 'react'
import { addItem, type CartItem, quantityStep, setQuantity } from '../../../domain/cart/cart.ts'
import { type Product, toCartItem } from '../../../domain/cart/to-cart-item.ts'
import { createStoredValue, useStoredValue } from '../../../shared/device-store/stored-value.ts'

/** What was typed of one list, so that a reload or a telephone call loses nothing. Another list begins anew. */
type ListDraft = { list_id: string; items: CartItem[] }

const draftStore = createStoredValue<ListDraft | null>('photo_list_draft', null, (found) => {
  // @NOTE checked here; the lines are checked again by the server.
  const draft = found as ListDraft | null
  return typeof draft === 'object' && typeof draft?.list_id === 'string' && Array.isArray(draft.items) ? draft : undefined
})

const NOTHING: CartItem[] = []

/** The lines of a list that is typed; quantities in selling units. */
export const useListDraft = (listId: string) => {
  const stored = useStoredValue(draftStore, null)
  const items = stored?.list_id === listId ? stored.items : NOTHING
  const setItems = useCallback(
    (next: (items: readonly CartItem[]) => CartItem[]) =>
      draftStore.write((before) => ({
        list_id: listId,
        items: next(before?.list_id === listId ? before.items : NOTHING),
      })),
    [listId],
  )
  return {
    items,
    setItems,
    set: useCallback(
      (product: Product, quantity: number) =>
        setItems((known) =>
          known.some(({ id }) => id === product.id)
            ? setQuantity(known, product.id, quantity)
            : addItem(known, toCartItem(product, quantity)),
        ),
      [setItems],
    ),
    addOne: useCallback(
      (product: Product) => setItems((known) => addItem(known, toCartItem(product, quantityStep(product)))),
      [setItems],
    ),
    addMore: useCallback(
      (product: Product, quantity: number) => setItems((known) => addItem(known, toCartItem(product, quantity))),
      [setItems],
    ),
    setLine: useCallback((id: string, quantity: number) => setItems((known) => setQuantity(known, id, quantity)), [setItems]),
    clear: useCallback(() => draftStore.write(null), []),
  }
}

export type ListDraftControl = ReturnType<typeof useListDraft>
