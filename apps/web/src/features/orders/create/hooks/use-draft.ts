import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { addItem, type CartItem, quantityStep, setQuantity } from '../../../../domain/cart/cart.ts'
import { type Product, toCartItem } from '../../../../domain/cart/to-cart-item.ts'
import { counterDraftStore, type Draft, draftOf, NEW_DRAFT } from '../../../../domain/orders/counter-order-draft.ts'
import { useStoredValue } from '../../../../shared/device-store/stored-value.ts'
import { withScanned } from '../counter-order.ts'

export type Typist = { user_id: string; store_id: string }

/** The order that is being typed: kept on the device with every change, so that a reload takes nothing away. */
export const useDraft = ({ user_id, store_id }: Typist) => {
  const kept = useStoredValue(counterDraftStore, null)
  const draft = useMemo(() => draftOf(kept, user_id, store_id, Date.now()), [kept, user_id, store_id])
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
  /** Puts in this much of a product, or takes it out with 0. Quantities in selling units. */
  const set = useCallback(
    (product: Product, quantity: number) =>
      setItems((items) =>
        items.some(({ id }) => id === product.id)
          ? setQuantity(items, product.id, quantity)
          : addItem(items, toCartItem(product, quantity)),
      ),
    [setItems],
  )
  /** Puts in what was scanned, on top of what is there by then: several may be looked up at once. False: the shop has not got so much. */
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
  // Whoever leaves an order that stands comes back for the next one; a reload shows it again.
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
    /** One more: a piece, or a paav of loose goods. */
    addOne: useCallback(
      (product: Product) => setItems((items) => addItem(items, toCartItem(product, quantityStep(product)))),
      [setItems],
    ),
    setLine: useCallback((id: string, quantity: number) => setItems((items) => setQuantity(items, id, quantity)), [setItems]),
    begin,
  }
}

export type DraftControl = ReturnType<typeof useDraft>
