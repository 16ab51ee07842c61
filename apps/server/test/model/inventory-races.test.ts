import { setTimeout as delay } from 'node:timers/promises'
import type { Import } from '@jhola/contract/inventory/import/schema'
import { PRODUCT_ACTIONS, type ProductAction } from '@jhola/contract/inventory/schema'
import { STOCK_UPDATE_KINDS, type StockUpdateKind } from '@jhola/contract/inventory/stock/stock-update'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, buildTestApp, type TestApp } from '../build-test-app.ts'
import { csvOf, importOf, upload } from '../factories/import-files.ts'
import { aPhone } from '../factories/orders.ts'
import { brokenLedgers } from '../ledger.ts'
import { brokenInvariants, openShop, orderBody, type Shop } from './shop.ts'

const SEED = Number(process.env.RACES_SEED ?? 20_261_122)
const RUNS = Number(process.env.RACES_RUNS ?? 110)
/** Runs that share a shop, so that checking its whole ledger after each run stays quick. */
const RUNS_PER_SHOP = 20
/** Little stock, so that runs compete for it. The third product is sold by weight. */
const STOCKS = [6, 9, 4000]
/** The number of orders of earlier runs that are still used. */
const MAX_REMEMBERED = 4

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

type Command =
  | { what: 'order'; product: number; quantity: number }
  | { what: 'answer'; order: number; how: 'accept' | 'reject' | 'cancel' }
  | { what: 'move'; product: number; kind: StockUpdateKind; quantity: number; isStale: boolean; by: number }
  | { what: 'edit'; product: number; price: number; stock: number | null }
  | { what: 'act'; action: ProductAction; by: number }
  | { what: 'import'; rows: { product: number; price: number; stock: number | null }[]; by: number; isNew: boolean }

const product = fc.nat({ max: STOCKS.length - 1 })
const by = fc.nat({ max: 1 })
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('order' as const), product, quantity: fc.integer({ min: 1, max: 5 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('answer' as const),
      order: fc.nat({ max: 5 }),
      how: fc.constantFrom('accept', 'accept', 'reject', 'cancel'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ what: fc.constant('move' as const), product, kind: fc.constantFrom(...STOCK_UPDATE_KINDS), isStale: fc.boolean(), by },
      quantity: fc.integer({ min: -3, max: 8 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ what: fc.constant('edit' as const), product, price: fc.integer({ min: 1, max: 90 }) },
      stock: fc.option(fc.integer({ min: 0, max: 9 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('act' as const), action: fc.constantFrom(...PRODUCT_ACTIONS), by }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ what: fc.constant('import' as const), by, isNew: fc.boolean() },
      rows: fc.uniqueArray(
        fc.record({ product, price: fc.integer({ min: 1, max: 90 }), stock: fc.option(fc.integer({ min: 0, max: 9 })) }),
        { selector: (row) => row.product, minLength: 1, maxLength: STOCKS.length },
      ),
    }),
  },
)
/** Commands of a wave run concurrently; the next wave continues from their result. */
const waves = fc.array(fc.array(command, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 3 })

type Level = { on_hand: number; version: number }
type Ordered = { id: string; token: string }
type Run = { shop: Shop; levels: Map<string, Level>; orders: Ordered[]; imported: string[] }

const readLevels = async (shop: Shop): Promise<Run['levels']> => {
  const rows = await app.db.query<Level & { product_id: string }>(
    'SELECT product_id, on_hand, version FROM products WHERE store_id = $1',
    [shop.store_id],
  )
  return new Map(rows.map(({ product_id, ...level }) => [product_id, level]))
}

const idOf = ({ shop }: Run, index: number): { id: string; unitSize: number } => {
  const one = shop.products[index]
  if (!one) throw new Error('no such product')
  return { id: one.product_id, unitSize: one.unit_size }
}

const place = async (run: Run, { product: index, quantity }: Extract<Command, { what: 'order' }>): Promise<Answer> => {
  const order = { quantities: [{ product: index, quantity }], delivery: 'pickup', method: 'cod', phone: aPhone() } as const
  const answer = await app.call('POST /orders', { body: orderBody(run.shop, order) })
  if (answer.status === 201) run.orders.push({ id: String(answer.body.order_id), token: String(answer.body.tracking_token) })
  return answer
}

const answerOrder = (run: Run, { order, how }: Extract<Command, { what: 'answer' }>): Promise<Answer | undefined> => {
  const chosen = run.orders[order % Math.max(1, run.orders.length)]
  if (!chosen) return Promise.resolve(undefined)
  const token = run.shop.devices[0] as string
  if (how === 'accept') return app.call(`POST /orders/${chosen.id}/accept`, { token, body: {} })
  if (how === 'reject') return app.call(`POST /orders/${chosen.id}/reject`, { token, body: { reason: 'too_busy' } })
  const headers = { 'x-order-token': chosen.token }
  return app.call(`PATCH /orders/${chosen.id}/status`, { headers, body: { status: 'cancelled' } })
}

const move = (run: Run, { product: index, kind, quantity, isStale, by: who }: Extract<Command, { what: 'move' }>) => {
  const { id, unitSize } = idOf(run, index)
  const seen = (run.levels.get(id)?.on_hand ?? 0) / unitSize + (isStale ? 1 : 0)
  const amount = kind === 'adjustment' ? quantity : Math.abs(quantity)
  const body = { quantity: amount, movement_type: kind, reason: 'race', ...(kind === 'set' ? { seen_quantity: seen } : {}) }
  return app.call(`PUT /inventory/products/${id}/stock`, { token: run.shop.devices[who] as string, body })
}

const edit = (run: Run, { product: index, price, stock }: Extract<Command, { what: 'edit' }>) => {
  const { id, unitSize } = idOf(run, index)
  const level = run.levels.get(id)
  const count = stock === null ? {} : { current_stock: stock, seen_quantity: (level?.on_hand ?? 0) / unitSize }
  const body = { version: level?.version ?? 1, price, ...count }
  return app.call(`PUT /inventory/products/${id}`, { token: run.shop.devices[0] as string, body })
}

/** A file of the shop's products by their ids, and perhaps a new one, checked and applied in one go. */
const importFile = async (run: Run, { rows, by: who, isNew }: Extract<Command, { what: 'import' }>): Promise<Answer> => {
  const token = run.shop.devices[who] as string
  const known = rows.map(({ product: index, price, stock }) => [idOf(run, index).id, '', '', price, stock ?? ''])
  const added = isNew ? [['', `Imported ${run.imported.length + 1} ${aPhone()}`, 'Pulses', 20, 3]] : []
  const file = csvOf([['Jhola ID', 'Name', 'Category', 'Price', 'Stock'], ...known, ...added])
  const answer = await upload(app, token, file, { query: '?apply=true' })
  if (answer.status === 201) run.imported.push(importOf(answer).id)
  return answer as Answer
}

/** The import once it has ended; undefined if another upload replaced it. */
const whenEnded = async (token: string, id: string): Promise<Import | undefined> => {
  for (;;) {
    const answer = await app.call(`GET /inventory/imports/${id}`, { token })
    if (answer.status === 404) return undefined
    const one = importOf(answer)
    if (one.state === 'applied' || one.state === 'failed') return one
    await delay(5)
  }
}

/** Waits for the imports of a wave and reports the results of their rows. */
const settleImports = async (run: Run, report: (what: string, times: number) => void): Promise<void> => {
  for (const id of run.imported.splice(0)) {
    const one = await whenEnded(run.shop.devices[0] as string, id)
    report(`import ${one?.state ?? 'replaced'}`, 1)
    if (!one) continue
    expect(one.state).toBe('applied')
    report('rows written', one.counts.new + one.counts.changed)
    for (const { problems } of one.refused) for (const { code } of problems) report(`row: ${code}`, 1)
  }
}

const perform = (run: Run, request: Command): Promise<Answer | undefined> => {
  if (request.what === 'order') return place(run, request)
  if (request.what === 'answer') return answerOrder(run, request)
  if (request.what === 'move') return move(run, request)
  if (request.what === 'edit') return edit(run, request)
  if (request.what === 'import') return importFile(run, request)
  const ids = run.shop.products.map(({ product_id }) => product_id)
  return app.call('POST /inventory/products/actions', {
    token: run.shop.devices[request.by] as string,
    body: { ids, action: request.action },
  })
}

/** Refills the stock after a race. Otherwise later runs would have nothing to compete for. */
const refill = async ({ shop }: Run): Promise<void> => {
  const token = shop.devices[0] as string
  const ids = shop.products.map(({ product_id }) => product_id)
  await app.call('POST /inventory/products/actions', { token, body: { ids, action: 'restore' } })
  await app.call('POST /inventory/products/actions', { token, body: { ids, action: 'activate' } })
  for (const { product_id } of shop.products)
    await app.call(`PUT /inventory/products/${product_id}/stock`, {
      token,
      body: { quantity: 4, movement_type: 'in', reason: '' },
    })
}

test('sales, counts, edits, bulk work and imports at once never break the ledger', { timeout: 240_000 }, async () => {
  let shop: Shop | undefined
  let orders: Ordered[] = []
  let runs = 0
  const outcomes = new Map<string, number>()
  const report = (what: string, times: number) => void outcomes.set(what, (outcomes.get(what) ?? 0) + times)
  await fc.assert(
    fc.asyncProperty(waves, async (sequence) => {
      if (!shop || runs % RUNS_PER_SHOP === 0) [shop, orders] = [await openShop(app, STOCKS), []]
      runs += 1
      const run: Run = { shop, levels: new Map(), orders: orders.slice(-MAX_REMEMBERED), imported: [] }
      await refill(run)
      for (const wave of sequence) {
        run.levels = await readLevels(shop)
        for (const answer of await Promise.all(wave.map((one) => perform(run, one)))) {
          const what = answer === undefined ? 'nothing to answer' : answer.status < 300 ? 'ok' : String(answer.body.code)
          report(what, 1)
          expect(answer?.status ?? 200, what).toBeLessThan(500)
        }
        await settleImports(run, report)
        expect(await brokenLedgers(app, shop.store_id)).toEqual([])
      }
      orders = run.orders
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  )
  expect(await brokenInvariants(app)).toEqual([])
  // Each outcome must occur: a race that everyone wins proves nothing.
  for (const code of ['ok', 'inventory.stock_changed', 'inventory.below_reserved', 'inventory.insufficient', 'inventory.stale'])
    expect(outcomes.get(code), code).toBeGreaterThan(0)
  const commands = [...outcomes.values()].reduce((sum, n) => sum + n, 0)
  console.info(
    `races of the ledger, seed ${SEED}: ${runs} runs, ${commands} commands; ${JSON.stringify(Object.fromEntries(outcomes))}`,
  )
})
