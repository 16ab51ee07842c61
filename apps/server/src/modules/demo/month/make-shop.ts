import { DEFAULT_STORE_ID } from '@jhola/contract/constants'
import { isoMoment } from '@jhola/contract/shared/time'
import type { StaffRole } from '@jhola/contract/staff/roles'
import type { NewUser } from '../../auth/index.ts'
import type { NewProduct } from '../../catalogue/index.ts'
import { toProductRow } from '../../inventory/index.ts'
import type { NewReview } from '../../reviews/index.ts'
import type { NewStore } from '../../stores/index.ts'
import type { History } from '../demo.repo.ts'
import { demoPeople } from '../stores/demo-people.ts'
import { demoStaff } from '../stores/demo-staff.ts'
import type { DemoStore } from '../stores/demo-stores.ts'
import { chooseProducts, toStockItem, toStoreRow, toStoreTerms } from './demo-rows.ts'
import { createDemoStock } from './demo-stock.ts'
import { makeNeighbours, type Neighbour, toNeighbour } from './neighbours.ts'
import { createPastIds, createRandom } from './random.ts'
import { runShopMonth } from './shop-month.ts'
import { ratingOf, writeReviews } from './write-reviews.ts'

const DAY_MS = 24 * 3_600_000
const DAYS = 30
const PER_DAY = { first: 9.5, other: 1.7 }
const GUESTS = { first: 45, other: 9 }

/** The customers with an account, by the nearest shop. */
export type People = { users: NewUser[]; byStore: ReadonlyMap<string, Neighbour[]> }

/** A person of a shop with their role there. */
export type Helper = { user: NewUser; role: StaffRole }

/** One shop with all its rows. */
export type ShopRows = {
  owner: NewUser
  helpers: Helper[]
  store: NewStore
  products: NewProduct[]
  reviews: NewReview[]
  history: History
}

export const makePeople = (nowMs: number): People => {
  const nextId = createPastIds(createRandom('people'))
  const joinedMs = nowMs - (DAYS + 2) * DAY_MS
  const byStore = new Map<string, Neighbour[]>()
  const users = demoPeople.map((person): NewUser => {
    const user_id = nextId(joinedMs)
    byStore.set(person.near_store_id, [...(byStore.get(person.near_store_id) ?? []), toNeighbour(person, user_id)])
    return { user_id, name: person.name, phone: person.phone, email: null, role: 'customer', created_at: isoMoment(joinedMs) }
  })
  return { users, byStore }
}

/** Their ids come from an own sequence, so that they change nothing else of the demo. */
const makeHelpers = ({ store_id }: DemoStore, atMs: number): Helper[] => {
  const nextId = createPastIds(createRandom(`${store_id} staff`))
  return demoStaff
    .filter((one) => one.store_id === store_id)
    .map(({ name, phone, role }) => ({
      user: { user_id: nextId(atMs), name, phone, email: null, role: 'store_staff', created_at: isoMoment(atMs) },
      role,
    }))
}

type ShopData = { nowMs: number; shopNo: number; accounts: readonly Neighbour[]; tokenHash(orderId: string): Buffer }

/** A shop with its products and its month, deterministic except for the time. */
export const makeShop = (store: DemoStore, { nowMs, shopNo, accounts, tokenHash }: ShopData): ShopRows => {
  const random = createRandom(store.store_id)
  const nextId = createPastIds(random)
  const openedMs = nowMs - (DAYS + 5 + shopNo * 3) * DAY_MS
  const isFirst = store.store_id === DEFAULT_STORE_ID
  const size = isFirst ? 'first' : 'other'
  const storeRow = toStoreRow(store, openedMs)
  const terms = toStoreTerms(storeRow)
  const ownerId = nextId(openedMs)
  const products = chooseProducts(random, store, isFirst).map((product) =>
    toProductRow(product, store.store_id, nextId(openedMs), openedMs),
  )
  const items = products.map((row) => toStockItem(random, row))
  const shelf = createDemoStock(store.store_id, items, nextId)
  const neighbours = [...accounts, ...makeNeighbours(random, store, terms, shopNo, GUESTS[size])]
  const owner = { user_id: ownerId, name: store.owner_name }
  const span = { nowMs, days: DAYS, perDay: PER_DAY[size], hasLiveOrders: isFirst }
  const {
    orders,
    items: lines,
    audit,
    events,
  } = runShopMonth({ terms, shelf, neighbours, owner, random, nextId, tokenHash, ...span })
  const reviews = writeReviews(random, orders, { nowMs, nextId })
  const { phone, email } = store
  return {
    helpers: makeHelpers(store, openedMs),
    owner: { ...owner, phone, email, role: 'store_owner', created_at: storeRow.registered_at },
    store: { ...storeRow, owner_user_id: ownerId, ...ratingOf(reviews) },
    products,
    reviews,
    history: { movements: shelf.movements, orders, items: lines, audit, events },
  }
}
