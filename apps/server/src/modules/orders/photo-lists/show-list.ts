import { picturePath } from '@jhola/contract/media/pictures'
import { type BilledLine, billNow } from '@jhola/contract/orders/photo-lists/bill-now'
import type { CustomerPhotoList, PhotoListBill, ShopPhotoList } from '@jhola/contract/orders/photo-lists/routes'
import { photoListStatusAt } from '@jhola/contract/orders/photo-lists/rules'
import type { DeliveryType } from '@jhola/contract/orders/statuses'
import { paise, paiseToRupees, roundToPaise } from '@jhola/contract/shared/money'
import type { OrderDeps } from '../deps.ts'
import { quoteCart } from '../placing/quote-cart.ts'
import type { PhotoList } from './list-access.ts'
import { listWaitingPhotoLists } from './photo-lists.read.ts'

/** A list as its shop sees it; its customer sees more. */
export const presentShopList = (list: PhotoList, nowMs: number): ShopPhotoList => {
  const status = photoListStatusAt({ status: list.status, expiresAtMs: list.expires_at?.getTime() ?? null }, nowMs)
  return {
    ...{ list_id: list.list_id, store_id: list.store_id, status, photos_expected: list.photos_expected },
    photos: list.photos.map(picturePath),
    ...{
      customer_name: list.customer_name,
      customer_phone: list.customer_phone,
      delivery_address: list.delivery_address,
      landmark: list.landmark,
    },
    // @NOTE the column has a check with the two types.
    delivery_type: list.delivery_type as DeliveryType,
    ...{ note: list.note, shop_note: list.shop_note, reason: list.reason, order_id: list.order_id },
    created_at: list.created_at.toISOString(),
    sent_at: list.sent_at?.toISOString() ?? null,
    expires_at: (status === 'expired' ? null : list.expires_at)?.toISOString() ?? null,
  }
}

/** The lists that wait for a shop, the longest waiting first. */
export const listWaiting = async ({ db, clock }: Pick<OrderDeps, 'db' | 'clock'>, storeId: string): Promise<ShopPhotoList[]> => {
  const now = clock.now()
  const rows = await listWaitingPhotoLists(db, storeId, now)
  return rows.map((row) => presentShopList({ ...row, status: 'waiting' }, now.getTime()))
}

const amountOf = (quantity: number, unitPrice: number) => paiseToRupees(roundToPaise(quantity * unitPrice * 100))

/** When it would come: as soon as possible, or the first time that a closed shop still takes. */
const timeOf = (quote: Awaited<ReturnType<typeof quoteCart>>) => {
  const isClosed = quote.problems.some(({ code }) => code === 'stores.closed')
  const [next] = quote.slots
  return isClosed && next ? { delivery_slot: next.slot, delivery_date: next.date } : { delivery_slot: 'asap' as const }
}

/** The bill as it would be now; null before the shop has sent one, and where the shop takes no orders any more. */
const readBill = async (deps: OrderDeps, list: PhotoList): Promise<PhotoListBill | null> => {
  if (list.bill === null || list.bill_total_paise === null) return null
  // @NOTE JSON written by `setListBilled`.
  const billed = list.bill as BilledLine[]
  const [store, products] = await Promise.all([
    deps.findStore(list.store_id, { fresh: true }),
    deps.findProducts(
      list.store_id,
      billed.map(({ product_id }) => product_id),
      { fresh: true },
    ),
  ])
  if (!store) return null
  const lines = billNow(billed, products)
  const there = lines.filter(({ quantity }) => quantity > 0)
  const body = {
    store_id: list.store_id,
    items: there.map(({ product_id, quantity }) => ({ product_id, quantity })),
    delivery_type: list.delivery_type as DeliveryType,
    ...(list.pincode !== null && { pincode: list.pincode }),
    ...(list.latitude !== null && list.longitude !== null && { latitude: list.latitude, longitude: list.longitude }),
    by_shop: false,
  }
  const first = await quoteCart(deps, { ...body, delivery_slot: 'asap' }, null)
  const time = timeOf(first)
  const quote = time.delivery_slot === 'asap' ? first : await quoteCart(deps, { ...body, ...time }, null)
  return {
    lines: lines.map((line) => ({
      ...line,
      total_price:
        quote.lines.find(({ product_id }) => product_id === line.product_id)?.total_price ??
        amountOf(line.quantity, line.unit_price),
    })),
    ...{ subtotal: quote.subtotal, tax: quote.tax, tax_mode: quote.tax_mode, delivery_fee: quote.delivery_fee },
    ...{ round_off: quote.round_off, total_amount: quote.total_amount },
    sent_total: paiseToRupees(paise(list.bill_total_paise)),
    delivery_slot: time.delivery_slot,
    delivery_date: 'delivery_date' in time ? time.delivery_date : null,
    problem: quote.problems[0] ?? null,
  }
}

/** A list as its customer sees it. Once it is over the bill is not priced any more. */
export const showOwnList = async (deps: OrderDeps, list: PhotoList): Promise<CustomerPhotoList> => {
  const shown = presentShopList(list, deps.clock.now().getTime())
  return {
    ...shown,
    store_name: list.store_name,
    store_phone: list.store_phone,
    bill: shown.status === 'billed' ? await readBill(deps, list) : null,
    order_token: list.order_id && deps.tokens.track(list.order_id),
  }
}
