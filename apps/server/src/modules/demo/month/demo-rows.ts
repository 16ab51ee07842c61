import { DELIVERY_FEE_PAISE, EXPRESS_FEE_PAISE, FREE_DELIVERY_FROM_PAISE } from '@jhola/contract/constants'
import { gridCell } from '@jhola/contract/geo/grid'
import type { StoreOrderSettings } from '@jhola/contract/orders/placing/order-conditions'
import { paise, rupeesToPaise } from '@jhola/contract/shared/money'
import { isoMoment } from '@jhola/contract/shared/time'
import type { NewProduct } from '../../catalogue/index.ts'
import { productsForStoreType, type StarterProduct } from '../../inventory/index.ts'
import { hoursOf, type NewStore, offeredSlotsOf, storePicturePath } from '../../stores/index.ts'
import type { DemoStore } from '../stores/demo-stores.ts'
import type { StockItem } from './demo-stock.ts'
import type { Random } from './random.ts'

const ACCEPT_WITHIN_MINUTES = 10
const MIN_PRODUCTS = 60
/** The share of the catalogue that a shop sells. */
const SHELF_SHARE = 0.85

/** The dates of yearly holidays in the year of the demo and the next two. */
const holidaysOf = (keeps: readonly string[], registeredMs: number): string[] => {
  const year = new Date(registeredMs).getUTCFullYear()
  return [year, year + 1, year + 2].flatMap((each) => keeps.map((day) => `${each}-${day}`))
}

/** A shop of the demo as its row, without an owner and a rating. */
export const toStoreRow = (
  store: DemoStore,
  registeredMs: number,
): Omit<NewStore, 'owner_user_id' | 'rating_sum' | 'rating_count'> => {
  const {
    established_year,
    second,
    keeps = [],
    offers_express = true,
    min_order_rupees,
    delivery_fee_rupees,
    free_delivery_from_rupees,
    ...facts
  } = store
  return {
    ...facts,
    second_opens: second?.opens ?? null,
    second_closes: second?.closes ?? null,
    holidays: holidaysOf(keeps, registeredMs),
    offers_morning: true,
    offers_afternoon: true,
    offers_evening: true,
    offers_express,
    status: 'active',
    picture: storePicturePath(store.store_type),
    cell: gridCell(store),
    offers_delivery: true,
    offers_pickup: true,
    min_order_paise: rupeesToPaise(min_order_rupees),
    delivery_fee_paise: delivery_fee_rupees === null ? DELIVERY_FEE_PAISE : rupeesToPaise(delivery_fee_rupees),
    free_delivery_from_paise:
      free_delivery_from_rupees === null ? FREE_DELIVERY_FROM_PAISE : rupeesToPaise(free_delivery_from_rupees),
    express_fee_paise: EXPRESS_FEE_PAISE,
    tax_mode: 'exclusive',
    takes_cod: true,
    accept_within_minutes: ACCEPT_WITHIN_MINUTES,
    registered_at: isoMoment(registeredMs),
  }
}

/** The same shop in the form of the placing rules. */
export const toStoreTerms = (row: ReturnType<typeof toStoreRow>): StoreOrderSettings => ({
  store_id: row.store_id,
  version: 1,
  hours: hoursOf(row),
  offered_slots: offeredSlotsOf(row),
  closed_for_now: false,
  place: { latitude: row.latitude, longitude: row.longitude },
  pincode: row.pincode,
  delivery_radius_km: row.delivery_radius_km,
  offers_delivery: row.offers_delivery,
  offers_pickup: row.offers_pickup,
  minOrderPaise: paise(row.min_order_paise),
  delivery: {
    feePaise: paise(row.delivery_fee_paise),
    freeFromPaise: paise(row.free_delivery_from_paise),
    expressFeePaise: paise(row.express_fee_paise),
  },
  tax_mode: row.tax_mode,
  rounds_total: true,
  takes_cod: row.takes_cod,
  upi_vpa: row.upi_vpa,
  prep_minutes: row.prep_minutes,
  accept_within_minutes: row.accept_within_minutes,
})

/** The products of this shop, from the catalogue of its type. The first shop has all of them. */
export const chooseProducts = (random: Random, store: DemoStore, hasAll: boolean): StarterProduct[] => {
  const goods = productsForStoreType(store.store_type)
  const chosen = hasAll ? goods : goods.filter(() => random.chance(SHELF_SHARE))
  return chosen.length >= MIN_PRODUCTS ? chosen : goods.slice(0, Math.max(MIN_PRODUCTS, chosen.length))
}

/** The product with its stock, zero before the first delivery. */
export const toStockItem = (random: Random, row: NewProduct): StockItem => ({
  terms: {
    product_id: row.product_id,
    version: 1,
    name: row.name,
    name_hi: row.name_hi,
    image: row.image,
    unit: row.unit,
    unit_size: row.unit_size,
    pack_size: row.pack_size,
    hsn: row.hsn,
    loose: row.loose,
    active: true,
    pricePaise: paise(row.price_paise),
    gst_rate_percent: row.gst_rate_percent,
    available: 0,
  },
  level: { on_hand: 0, reserved: 0 },
  minStock: row.min_stock,
  lot: row.min_stock * random.between(2, 5),
})
