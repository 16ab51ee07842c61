import type { DeliverySlot } from '@jhola/contract/orders/schema'
import type { DeliveryType } from '@jhola/contract/orders/statuses'
import { useQuery } from '@tanstack/react-query'
import type { Cart, CartItem } from '../../../domain/cart/cart.ts'
import { changesByBill } from '../../../domain/cart/cart-changes.ts'
import type { ApiError } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useDebouncedValue } from '../../../shared/hooks/use-debounced-value.ts'
import { type QuoteRequest, quoteQuery } from '../api/quote.ts'
import { estimateBill } from '../estimate-bill.ts'

/** What decides the price of a cart besides its lines. `deliveryType` null: the shop's default. */
export type BillChoices = {
  deliveryType: DeliveryType | null
  slot: DeliverySlot | null
  date: string | null
  pincode: string
  place: { latitude: number; longitude: number } | null
  /** A counter order: the shop enters it on its own terms. */
  isByShop?: boolean
}

export const USUAL_CHOICES: BillChoices = { deliveryType: null, slot: null, date: null, pincode: '', place: null }

/** Debounce of quantity changes, ms. */
const SETTLE_MS = 250
const NO_ITEMS: readonly CartItem[] = []

const toRequest = (
  storeId: string,
  items: readonly CartItem[],
  choices: BillChoices,
  deliveryType: DeliveryType,
): QuoteRequest => ({
  store_id: storeId,
  items: items.map(({ id, quantity }) => ({ product_id: id, quantity })),
  delivery_type: deliveryType,
  ...(choices.isByShop && { by_shop: true }),
  ...(choices.slot && { delivery_slot: choices.slot }),
  ...(choices.date && { delivery_date: choices.date }),
  ...(deliveryType === 'delivery' && /^[1-9]\d{5}$/.test(choices.pincode) && { pincode: choices.pincode }),
  ...(deliveryType === 'delivery' && choices.place),
})

/**
 * The bill of a cart: the server's once it has answered for exactly this cart; before that (and offline) an estimate by the same
 * rules. Also gives the store, changes at the shop, reasons that block the order, and the available delivery times.
 */
export const useCartBill = (cart: Cart | undefined, choices: BillChoices) => {
  const items = cart?.items ?? NO_ITEMS
  const storeId = cart?.store_id ?? ''
  const storeQuery = useQuery({
    ...apiQuery('GET /stores/{store_id}', { params: { store_id: storeId } }),
    enabled: cart !== undefined,
  })
  const store = storeQuery.data?.store
  const deliveryType = choices.deliveryType ?? (store && !store.offers_delivery ? 'pickup' : 'delivery')
  const request = toRequest(storeId, items, choices, deliveryType)
  const key = JSON.stringify(request)
  const settledKey = useDebouncedValue(key, SETTLE_MS)
  const settled: QuoteRequest = settledKey === key ? request : JSON.parse(settledKey)
  const quote = useQuery({ ...quoteQuery(settled), enabled: settled.items.length > 0 })
  const isExact = quote.data !== undefined && !quote.isPlaceholderData && settled === request
  const error: ApiError | null = quote.error
  return {
    store,
    /** The error that prevented loading the shop. */
    storeError: store ? null : storeQuery.error,
    refetchStore: storeQuery.refetch,
    deliveryType,
    isExact,
    bill: isExact
      ? quote.data
      : estimateBill(items, { store, deliveryType, isExpress: choices.slot === 'express', isByShop: choices.isByShop ?? false }),
    slots: quote.data?.slots,
    /** How much dearer a best match may be, in percent; undefined: not known yet. */
    capPercent: quote.data?.substitution_cap_percent,
    changes: isExact ? changesByBill(items, quote.data.lines) : [],
    problems: isExact ? quote.data.problems : [],
    isOffline: !isExact && error?.status === 0,
    error: isExact ? null : error,
    refetch: quote.refetch,
    isFetching: quote.isFetching,
  }
}

export type CartBill = ReturnType<typeof useCartBill>
