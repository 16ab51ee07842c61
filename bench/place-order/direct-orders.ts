// A worker: places orders without HTTP, by the bare statement and by the use case.
import type pg from 'pg'
import { createProductPricing } from '../../apps/server/src/modules/catalogue/index.ts'
import {
  createOrderTokens,
  createPhoneProofs,
  createStrangerRules,
  type OrderDeps,
  placeOrder,
} from '../../apps/server/src/modules/orders/index.ts'
import { createStoreOrderSettings } from '../../apps/server/src/modules/stores/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { connectDatabase, type Database } from '../../apps/server/src/platform/db/index.ts'
import { hashRequest } from '../../apps/server/src/platform/http/contract-route/idempotency.ts'
import { createIds } from '../../apps/server/src/platform/ids.ts'
import { createLogger } from '../../apps/server/src/platform/logger.ts'
import { toNewOrder } from '../../packages/contract/src/orders/placing/new-order.ts'
import { checkoutOrderSchema } from '../../packages/contract/src/orders/placing/schema.ts'
import { DEFAULT_PREFERENCES } from '../../packages/contract/src/preferences/defaults.ts'
import type { Timing } from '../harness/statistics.ts'
import { type Load, loadLoop } from '../load/load-loop.ts'
import { serveWorker } from '../load/worker.ts'
import { readBareFacts, toBareOrder } from './bare-order.ts'
import { createOrderSource, type OrderSource, type Shelf } from './order-request.ts'

type Setup = { poolConfig: pg.ClientConfig; poolSize: number; shelves: Shelf[]; from: number }
type Job = { variant: 'statement' | 'use case' | 'use case, unproven'; load: Load }

const CUSTOMER = { kind: 'customer', user_id: null, label: 'customer' } as const

/** Every order is counted, and none is too many. */
const NO_LIMITS = { number: 1e9, device: 1e9, address: 1e9, network: 1e9, shop: 1e9 }

const createDeps = (db: Database): OrderDeps => {
  const clock = systemClock
  const products = createProductPricing({ db, clock })
  const stores = createStoreOrderSettings({ db, clock })
  return {
    db,
    clock,
    ids: createIds(clock),
    log: createLogger('silent'),
    secrets: { get: async () => Buffer.alloc(32, 7) },
    tokens: createOrderTokens(Buffer.alloc(32, 7)),
    proofs: createPhoneProofs(Buffer.alloc(32, 7), { isSecure: false }),
    strangers: createStrangerRules({ clock, secret: Buffer.alloc(32, 7), limits: NO_LIMITS }),
    verifyPhoneCode: async () => async () => undefined,
    wakeOutbox: () => undefined,
    findStore: stores.find,
    findStoreOfOrder: stores.findOfOrder,
    findProducts: products.find,
    stateOfPincode: () => undefined,
    placeOfPincode: () => undefined,
    findElsewhere: async () => [],
    claimSharedCart: async () => undefined,
    isSharedCartOrdered: async () => false,
    findTransaction: async () => null,
    listEarlyRefunds: async () => [],
    payBack: async () => 0,
    encodePicture: async () => null,
    message: () => 'Order placed successfully!',
    englishNameOf: () => undefined,
    notifyShop: async () => undefined,
    notifyCustomer: async () => undefined,
    takeOffShelf: async () => undefined,
    packingSettings: async () => DEFAULT_PREFERENCES.packing,
  }
}

/** `isPhoneProven` false: the order is checked and counted as one of an unproven number. */
const byUseCase = (deps: OrderDeps, source: OrderSource, isPhoneProven: boolean) => async (): Promise<boolean> => {
  const { body, key } = source.next()
  // The route parses the body first. That belongs to the cost of HTTP, so the schema runs once here, outside the measurement.
  const asked = toNewOrder({ ...DEFAULTS, ...body }, 'en')
  const { name, phone } = body.customer
  const idempotency = { principal: 'guest', key, route: 'POST /orders', requestHash: hashRequest('POST /orders', null, body) }
  const order = { ...asked, customer: { name, phone: `+91${phone}`, email: null } }
  const origin = { ip: `10.${phone.slice(-6, -4)}.${phone.slice(-4, -2)}.${phone.slice(-2)}`, device: phone }
  const placed = await placeOrder(deps, { order, actor: CUSTOMER, isByShop: false, isPhoneProven, origin, idempotency })
  return placed.success
}

const {
  storeId: _,
  items: __,
  ...DEFAULTS
} = checkoutOrderSchema.parse({
  storeId: 'STORE-001',
  items: [{ productId: '0197a1b2-0000-7000-8000-000000000000', quantity: 1 }],
})

await serveWorker<Setup, Job, Timing & { all: number }>(async ({ poolConfig, poolSize, shelves, from }) => {
  const db = connectDatabase({ poolConfig, poolSize, log: () => undefined })
  const facts = await readBareFacts(db)
  const ids = createIds(systemClock)
  const source = createOrderSource(shelves, from)
  const byStatement = async (): Promise<boolean> => {
    const { body, key } = source.next()
    const { query } = toBareOrder(facts, ids, body, key)
    const { rows } = await db.pool.query<{ placed: boolean }>(query)
    return rows[0]?.placed === true
  }
  const deps = createDeps(db)
  const works = {
    statement: byStatement,
    'use case': byUseCase(deps, source, true),
    'use case, unproven': byUseCase(deps, source, false),
  }
  return ({ variant, load }) => loadLoop(load, works[variant])
})
