import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { addItem, type CartItem, quantityStep, setQuantity } from '../../../../domain/cart/cart.ts'
import { type Product, toCartItem } from '../../../../domain/cart/to-cart-item.ts'
import { counterDraftStore, type Draft, draftOf, NEW_DRAFT } from '../../../../domain/orders/counter-order-draft.ts'
import { useStoredValue } from '../../../../shared/device-store/stored-value.ts'
import { withScanned } from '../counter-order.ts'

export type Typist = { user_id: string; store_id: string }

/** The draft of a counter order. Every change is saved on the device, so that a reload loses nothing. */
export const useDraft = ({ user_id, store_id }: Typist) => {
  const stored = useStoredValue(counterDraftStore, null)
  const draft = useMemo(() => draftOf(stored, user_id, store_id, Date.now()), [stored, user_id, store_id])
  const change = useCallback(
    (next: Partial<Draft> | ((before: Draft) => Partial<Draft>)) =>
      counterDraftStore.write((before) => {
        const known = draftOf(before, user_id, store_id, Date.now())
        const changed = typeof next === 'function' ? next(known) : next
        return { user_id, store_id, kept_at: Date.now(), draft: { ...known, ...changed } }
      }),
    [user_id, store_id],
  )
  const setItems = useCallback(
    (next: (items: readonly CartItem[]) => CartItem[]) => change(({ items }) => ({ items: next(items) })),
    [change],
  )
  /** Sets the quantity of a product, in selling units; 0 removes it. */
  const set = useCallback(
    (product: Product, quantity: number) =>
      setItems((items) =>
        items.some(({ id }) => id === product.id)
          ? setQuantity(items, product.id, quantity)
          : addItem(items, toCartItem(product, quantity)),
      ),
    [setItems],
  )
  /** Adds a scanned product to the latest draft, because several lookups can run at once. False: the stock is not sufficient. */
  const putScanned = useCallback(
    (product: Product, units: number | null): boolean => {
      let isIn = false
      setItems((items) => {
        const next = withScanned(items, product, units)
        isIn = next !== null
        return next ?? [...items]
      })
      return isIn
    },
    [setItems],
  )
  const begin = useCallback(() => change(NEW_DRAFT), [change])
  // Leaving the screen of a placed order clears the draft for the next order; a reload shows the placed order again.
  const leave = useEffectEvent(() => {
    if (draft.step === 3) begin()
  })
  useEffect(() => () => leave(), [])
  return {
    draft,
    change,
    setItems,
    set,
    putScanned,
    /** This much more of a product, in selling units. */
    addMore: useCallback(
      (product: Product, quantity: number) => setItems((items) => addItem(items, toCartItem(product, quantity))),
      [setItems],
    ),
    /** One step more: a piece, or a paav (250 g) of loose products. */
    addOne: useCallback(
      (product: Product) => setItems((items) => addItem(items, toCartItem(product, quantityStep(product)))),
      [setItems],
    ),
    setLine: useCallback((id: string, quantity: number) => setItems((items) => setQuantity(items, id, quantity)), [setItems]),
    begin,
  }
}

export type DraftControl = ReturnType<typeof useDraft>
