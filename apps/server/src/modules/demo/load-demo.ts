import { DEFAULT_STORE_ID } from '@jhola/contract/constants'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { insertUsers, type NewUser } from '../auth/index.ts'
import { insertProducts, type NewProduct } from '../catalogue/index.ts'
import { insertStores, type NewStore } from '../stores/index.ts'
import { analyse, type History, insertHistory, lockForDemo, settleHistory } from './demo.repo.ts'
import { chooseProducts, toProductRow, toShelfItem, toStoreRow, toStoreTerms } from './month/demo-rows.ts'
import { makeNeighbours, type Neighbour, toNeighbour } from './month/neighbours.ts'
import { createPastIds, createRandom, type Random } from './month/random.ts'
import { createShelf } from './month/shelf.ts'
import { runShopMonth } from './month/shop-month.ts'
import { demoPeople } from './stores/demo-people.ts'
import { type DemoStore, demoStores } from './stores/demo-stores.ts'

export type DemoDeps = {
  db: Database<unknown>
  clock: Clock
  /** Hash of the tracking token that the orders module would give this order. */
  tokenHash(orderId: string): Buffer
}

/** How much was loaded. */
export type DemoReport = { stores: number; products: number; orders: number }

const DAY_MS = 24 * 3_600_000
const DAYS = 30
const PER_DAY = { first: 9.5, other: 1.7 }
const GUESTS = { first: 45, other: 9 }
const RATED_SHARE = 0.3
const RATINGS = [
  [5, 55],
  [4, 31],
  [3, 9],
  [2, 3],
  [1, 2],
] as const

type Rows = { users: NewUser[]; stores: NewStore[]; products: NewProduct[]; history: Record<keyof History, object[]> & History }

const makePeople = (
  nextId: (atMs: number) => string,
  joinedMs: number,
): { users: NewUser[]; byStore: Map<string, Neighbour[]> } => {
  const byStore = new Map<string, Neighbour[]>()
  const users = demoPeople.map((person): NewUser => {
    const user_id = nextId(joinedMs)
    byStore.set(person.near_store_id, [...(byStore.get(person.near_store_id) ?? []), toNeighbour(person, user_id)])
    return {
      user_id,
      name: person.name,
      phone: person.phone,
      email: null,
      role: 'customer',
      created_at: new Date(joinedMs).toISOString(),
    }
  })
  return { users, byStore }
}

/** Ratings come from delivered orders and from nothing else. */
const rate = (random: Random, delivered: number): { rating_sum: number; rating_count: number } => {
  const given = Array.from({ length: delivered })
    .filter(() => random.chance(RATED_SHARE))
    .map(() => random.weighted(RATINGS))
  return { rating_sum: given.reduce<number>((sum, stars) => sum + stars, 0), rating_count: given.length }
}

const makeShop = (deps: DemoDeps, rows: Rows, store: DemoStore, shopNo: number, accounts: readonly Neighbour[]): void => {
  const random = createRandom(store.store_id)
  const nextId = createPastIds(random)
  const nowMs = deps.clock.now().getTime()
  const openedMs = nowMs - (DAYS + 5 + shopNo * 3) * DAY_MS
  const isFirst = store.store_id === DEFAULT_STORE_ID
  const owner = { user_id: nextId(openedMs), name: store.owner_name }
  const storeRow = toStoreRow(store, openedMs)
  const terms = toStoreTerms(storeRow)
  const products = chooseProducts(random, store, isFirst).map((product) =>
    toProductRow(product, store.store_id, nextId(openedMs), openedMs),
  )
  const shelf = createShelf(
    store.store_id,
    products.map((row) => toShelfItem(random, row)),
    nextId,
  )
  const size = isFirst ? 'first' : 'other'
  const neighbours = [...accounts, ...makeNeighbours(random, store, terms, shopNo, GUESTS[size])]
  const month = { terms, shelf, neighbours, owner, random, nextId, tokenHash: deps.tokenHash, nowMs, days: DAYS }
  const book = runShopMonth({ ...month, perDay: PER_DAY[size], hasLiveOrders: isFirst })

  const { owner_name: name, phone, email } = store
  rows.users.push({ user_id: owner.user_id, name, phone, email, role: 'store_owner', created_at: storeRow.registered_at })
  const delivered = book.orders.filter(({ status }) => status === 'delivered').length
  rows.stores.push({ ...storeRow, owner_user_id: owner.user_id, ...rate(random, delivered) })
  rows.products.push(...products)
  const { orders, items, audit, events } = book
  const made: History = { movements: shelf.movements, orders, items, audit, events }
  for (const part of HISTORY_PARTS) rows.history[part].push(...made[part])
}

const HISTORY_PARTS = ['movements', 'orders', 'items', 'audit', 'events'] as const

/** The whole demo in memory: about 60,000 rows. */
const makeRows = (deps: DemoDeps): Rows => {
  const nowMs = deps.clock.now().getTime()
  const people = makePeople(createPastIds(createRandom('people')), nowMs - (DAYS + 2) * DAY_MS)
  const history = { movements: [], orders: [], items: [], audit: [], events: [] }
  const rows: Rows = { users: people.users, stores: [], products: [], history }
  for (const [index, store] of demoStores.entries())
    makeShop(deps, rows, store, index + 1, people.byStore.get(store.store_id) ?? [])
  return rows
}

/**
 * Fills an empty database with shops, shelves and a month of orders, in one transaction: a load that was cut off leaves nothing
 * behind. Returns `null` and changes nothing when there is a shop already.
 */
export const loadDemo = async (deps: DemoDeps): Promise<DemoReport | null> => {
  const report = await deps.db.withTx(async (tx) => {
    if (await lockForDemo(tx)) return null
    const { users, stores, products, history } = makeRows(deps)
    await insertUsers(tx, users)
    await insertStores(tx, stores)
    await insertProducts(tx, products)
    await insertHistory(tx, history)
    await settleHistory(tx)
    return { stores: stores.length, products: products.length, orders: history.orders.length }
  })
  if (report) await analyse(deps.db)
  return report
}
