import { INVENTORY_SORTS, INVENTORY_STATUSES, type InventorySort, type InventoryStatus } from '@jhola/contract/inventory/schema'
import { IS_FEW, isSold } from './shelf-conditions.sql.ts'

/** Filters of the inventory list; an omitted filter matches every product. */
export type InventoryFilters = {
  category?: string | undefined
  status?: InventoryStatus | undefined
  minPaise?: number | undefined
  maxPaise?: number | undefined
  expiresUntil?: string | undefined
  ids?: readonly string[] | undefined
  /** The moment at which goods are on the shelf or off it. */
  now: Date
}

/** The statuses that ask what is on the shelf. */
const OF_THE_MOMENT: ReadonlySet<InventoryStatus | undefined> = new Set(['in_stock', 'low_stock', 'out_of_stock'])

export const IS_LOW = `p.active AND ${isSold(':now')} AND ${IS_FEW}`
export const IS_OUT = `p.active AND NOT ${isSold(':now')}`

const BY_STATUS: Record<InventoryStatus, string> = {
  active: 'p.active',
  inactive: 'NOT p.active',
  in_stock: `p.active AND ${isSold(':now')} AND NOT ${IS_FEW}`,
  low_stock: IS_LOW,
  out_of_stock: IS_OUT,
  deleted: 'true',
}

export const INVENTORY_ORDERS: Record<InventorySort, string> = {
  name: 'p.name, p.product_id',
  '-name': 'p.name DESC, p.product_id DESC',
  stock: '(p.on_hand - p.reserved)::float8 / p.unit_size, p.name, p.product_id',
  '-stock': '(p.on_hand - p.reserved)::float8 / p.unit_size DESC, p.name, p.product_id',
  price: 'p.price_paise, p.name, p.product_id',
  '-price': 'p.price_paise DESC, p.name, p.product_id',
  updated: 'p.updated_at, p.product_id',
  '-updated': 'p.updated_at DESC, p.product_id DESC',
  expiry: 'p.expiry_date NULLS LAST, p.name, p.product_id',
}

/** The filters that a text contains. */
export const FILTER_CHOICES = {
  status: ['any', ...INVENTORY_STATUSES],
  category: [false, true],
  min_paise: [false, true],
  max_paise: [false, true],
  expires_until: [false, true],
  ids: [false, true],
} as const
export const SORT_CHOICES = { sort: INVENTORY_SORTS } as const

type FilterChoice = {
  status: InventoryStatus | 'any'
  category: boolean
  min_paise: boolean
  max_paise: boolean
  expires_until: boolean
  ids: boolean
}

/** Only the requested conditions: a condition that may be null prevents the use of an index. */
export const filterText = ({ status, category, min_paise, max_paise, expires_until, ids }: FilterChoice): string =>
  [
    'p.store_id = :store_id',
    status === 'deleted' ? 'p.deleted_at IS NOT NULL' : 'p.deleted_at IS NULL',
    ...(status === 'any' ? [] : [`(${BY_STATUS[status]})`]),
    ...(category ? ['p.category = :category'] : []),
    ...(min_paise ? ['p.price_paise >= :min_paise'] : []),
    ...(max_paise ? ['p.price_paise <= :max_paise'] : []),
    ...(expires_until ? ['p.expiry_date <= :expires_until::date'] : []),
    ...(ids ? ['p.product_id = ANY(:ids::uuid[])'] : []),
  ].join(' AND ')

/** The choice and the parameters of `filterText`. */
export const askFilters = (
  storeId: string,
  { status, category, minPaise, maxPaise, expiresUntil, ids, now }: InventoryFilters,
): { choice: FilterChoice; params: FilterParams } => {
  const params: FilterParams = {
    store_id: storeId,
    ...(category === undefined ? {} : { category }),
    ...(minPaise === undefined ? {} : { min_paise: minPaise }),
    ...(maxPaise === undefined ? {} : { max_paise: maxPaise }),
    ...(expiresUntil === undefined ? {} : { expires_until: expiresUntil }),
    ...(ids === undefined ? {} : { ids }),
    ...(OF_THE_MOMENT.has(status) ? { now } : {}),
  }
  const choice: FilterChoice = {
    status: status ?? 'any',
    category: 'category' in params,
    min_paise: 'min_paise' in params,
    max_paise: 'max_paise' in params,
    expires_until: 'expires_until' in params,
    ids: 'ids' in params,
  }
  return { choice, params }
}

type FilterParams = {
  store_id: string
  category?: string
  min_paise?: number
  max_paise?: number
  expires_until?: string
  ids?: readonly string[]
  now?: Date
}
