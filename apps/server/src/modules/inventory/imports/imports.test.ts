import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { apply, check, csvOf, importOf, upload, whenDone, xlsxOf } from '../../../../test/factories/import-files.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'
import { brokenLedgers } from '../../../../test/ledger.ts'
import { applyImport } from './applying/apply-import.ts'
import { setState } from './imports.repo.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(async () => expect(await brokenLedgers(app)).toEqual([]))
afterAll(() => app.close())
beforeEach(async () => {
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
})

const HEAD = ['Name', 'Category', 'Price', 'MRP', 'Stock', 'Barcode', 'Unit']
const shelf = () =>
  app.db.query<{ name: string; price_paise: number; on_hand: number; barcode: string | null; version: number }>(
    'SELECT name, price_paise, on_hand, barcode, version FROM products WHERE store_id = $1 ORDER BY name',
    [store.store_id],
  )
const ledger = () =>
  app.db.query<{ kind: string; quantity: number; on_hand_after: number; reason: string | null; actor_id: string }>(
    'SELECT kind, quantity, on_hand_after, reason, actor_id FROM stock_movements WHERE store_id = $1 ORDER BY movement_id',
    [store.store_id],
  )
const takeOut = (productId: string, quantity: number) =>
  app.call(`PUT /inventory/products/${productId}/stock`, {
    token: owner,
    body: { quantity, movement_type: 'out', reason: '' },
  })

test('a file with bad rows: each bad cell is named, the good rows go on the shelf', async () => {
  const file = csvOf([
    HEAD,
    ['Toor Dal', 'Pulses', '₹ 1,200.50', '1,300', '२०', '', 'packet'],
    ['Atta', 'Flour', 'ask', '', '5', '', 'bag'],
    ['Rice', 'Grains', '60', '55', '1.5', '8901234567894', 'barrel'],
    ['', 'Grains', '60'],
    ['Salt', 'Essentials', '20', '', '-1', '', ''],
  ])
  const checked = await check(app, owner, file, { query: '?file_name=shelf.csv' })
  expect(checked).toMatchObject({
    state: 'checked',
    file_name: 'shelf.csv',
    kind: 'csv',
    counts: { rows: 5, new: 1, changed: 0, same: 0, refused: 4 },
    missing: [],
  })
  expect(
    checked.refused.map(({ row, problems }) => [
      row,
      ...problems.map(({ column, value, message }) => `${column}: ${value}: ${message}`),
    ]),
  ).toEqual([
    [3, 'C: ask: This is not a number.'],
    [
      4,
      'G: barrel: We do not know this word.',
      'C: 60: With GST this comes to ₹63, above the MRP of ₹55.',
      'F: 8901234567894: The last digit does not fit: please check the barcode.',
      'E: 1.5: Please enter a whole number; by the kg or liter at most three decimals.',
    ],
    [5, 'A: : This field is required.'],
    [6, 'E: -1: This must be at least 0.'],
  ])
  expect(await shelf()).toEqual([])
  const applied = await apply(app, owner, checked.id)
  expect(applied).toMatchObject({ state: 'applied', counts: { new: 1, refused: 4 }, done: 1, total: 1 })
  expect(await shelf()).toMatchObject([{ name: 'Toor Dal', price_paise: 120_050, on_hand: 20, version: 1 }])
  expect(await ledger()).toMatchObject([
    { kind: 'set', quantity: 20, on_hand_after: 20, reason: 'shelf.csv', actor_id: anOwner(store).user_id },
  ])
})

test('figures that are remembered of a large shelf are forgotten with every batch that is written', async () => {
  const { id } = await check(app, owner, csvOf([HEAD, ['Dal', 'Pulses', '60', '', '2']]))
  const turn = { storeId: store.store_id, importId: id, turn: 1 }
  await setState(app.db, turn, { from: 'checked', to: 'applying', at: app.clock.now() })
  const forgotten: string[] = []
  const figures = { invalidate: (storeId: string) => void forgotten.push(storeId) }
  await applyImport({ ...app, background: { isStopping: () => false }, figures }, turn)
  expect(forgotten).toEqual([store.store_id])
  expect(await shelf()).toMatchObject([{ name: 'Dal', on_hand: 2 }])
})

test('after many rows the database counts its table anew, so that the shelf is read as a large one', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => [`Dal ${at}`, 'Pulses', '60', '', '2'])
  const { id } = await check(app, owner, csvOf([HEAD, ...rows]))
  expect(await apply(app, owner, id)).toMatchObject({ state: 'applied', counts: { new: 1000 } })
  const analysed = () => app.db.query(`SELECT 1 FROM pg_stat_user_tables WHERE relname = 'products' AND last_analyze IS NOT NULL`)
  await expect.poll(analysed, { timeout: 10_000 }).toHaveLength(1)
})

test('in Hindi the words are Hindi, and the headings are those of the file', async () => {
  const { id } = await check(
    app,
    owner,
    csvOf([
      ['सामान का नाम', 'श्रेणी', 'दाम (₹)'],
      ['दाल', 'दालें', 'पूछो'],
    ]),
  )
  const told = await whenDone(app, owner, id, { 'accept-language': 'hi' })
  expect(told.refused).toEqual([
    {
      row: 2,
      name: 'दाल',
      problems: [
        { field: 'price', column: 'C', heading: 'दाम (₹)', value: 'पूछो', code: 'not_a_number', message: 'यह संख्या नहीं है।' },
      ],
    },
  ])
})

test('new, changed and same; only what the file says changes, and nothing twice', async () => {
  const dal = await aProduct(app, store, { name: 'Dal', price_paise: 60_00, barcode: '8901234567890', stock: 10 })
  await aProduct(app, store, { name: 'Salt', price_paise: 20_00, stock: 5 })
  const file = csvOf([
    HEAD,
    ['Dal', '', 65, '', 12, '8901234567890', ''],
    ['Salt', 'Essentials', 20, '', 5, '', ''],
    ['New', 'Essentials', 30, '', 3, '', ''],
  ])
  const checked = await check(app, owner, file)
  expect(checked).toMatchObject({
    counts: { rows: 3, new: 1, changed: 1, same: 1, refused: 0 },
    changed: [
      {
        row: 2,
        name: 'Dal',
        changes: [
          { field: 'price', heading: 'Price', from: '60', to: '65' },
          { field: 'current_stock', heading: 'Stock', from: '10', to: '12' },
        ],
      },
    ],
  })
  await apply(app, owner, checked.id)
  expect(await shelf()).toMatchObject([
    { name: 'Dal', price_paise: 65_00, on_hand: 12, barcode: dal.barcode, version: 2 },
    { name: 'New', on_hand: 3 },
    { name: 'Salt', on_hand: 5, version: 1 },
  ])
  // A repeated request and a repeated file change nothing.
  expect(await apply(app, owner, checked.id)).toMatchObject({ state: 'applied', counts: { new: 1, changed: 1 } })
  expect(await check(app, owner, file)).toMatchObject({ counts: { rows: 3, new: 0, changed: 0, same: 3, refused: 0 } })
  expect(await shelf()).toHaveLength(3)
})

test('a repeated call is one upload', async () => {
  const file = csvOf([HEAD, ['Dal', 'Pulses', 60]])
  const first = importOf(await upload(app, owner, file, { key: 'the-same-key' }))
  const second = importOf(await upload(app, owner, file, { key: 'the-same-key' }))
  expect(second.id).toBe(first.id)
  await whenDone(app, owner, first.id)
})

test('for real at once', async () => {
  const { id } = importOf(await upload(app, owner, csvOf([HEAD, ['Dal', 'Pulses', 60]]), { query: '?apply=true' }))
  expect(await whenDone(app, owner, id)).toMatchObject({ state: 'applied', counts: { new: 1 } })
  expect(await shelf()).toMatchObject([{ name: 'Dal' }])
})

test('columns that nobody knows are said by hand; the rows are looked at again', async () => {
  const file = csvOf([
    ['Foo', 'Bar', 'Baz'],
    ['Dal', 'Pulses', 60],
  ])
  const checked = await check(app, owner, file)
  expect(checked).toMatchObject({
    counts: { refused: 1 },
    missing: [{ field: 'name' }, { field: 'category' }, { field: 'price' }],
    columns: [
      { column: 'A', heading: 'Foo', sample: 'Dal', field: null },
      { column: 'B', heading: 'Bar', sample: 'Pulses', field: null },
      { column: 'C', heading: 'Baz', sample: '60', field: null },
    ],
  })
  await app.call(`PUT /inventory/imports/${checked.id}/mapping`, {
    token: owner,
    body: { mapping: { name: 0, category: 1, price: 2, sku: 77 } },
  })
  expect(await whenDone(app, owner, checked.id)).toMatchObject({ missing: [], counts: { rows: 1, new: 1, refused: 0 } })
})

describe('while the shop goes on', () => {
  test('goods that were sold since are not counted back; the row says so, the others are written', async () => {
    const dal = await aProduct(app, store, { name: 'Dal', stock: 10 })
    await aProduct(app, store, { name: 'Salt', stock: 10 })
    const checked = await check(
      app,
      owner,
      csvOf([
        ['Name', 'Stock'],
        ['Dal', 50],
        ['Salt', 30],
      ]),
    )
    await takeOut(dal.product_id, 2)
    const applied = await apply(app, owner, checked.id)
    expect(applied).toMatchObject({ state: 'applied', counts: { changed: 1, refused: 1 }, done: 2, total: 2 })
    expect(applied.refused[0]?.problems[0]).toMatchObject({
      field: 'current_stock',
      message: 'The stock changed meanwhile: there are 8 piece now. Please count again.',
    })
    expect(await shelf()).toMatchObject([{ on_hand: 8 }, { on_hand: 30 }])
  })

  test('a sale does not hinder a row that says nothing else of the stock', async () => {
    const dal = await aProduct(app, store, { name: 'Dal', price_paise: 60_00, stock: 10 })
    const checked = await check(
      app,
      owner,
      csvOf([
        ['Name', 'Stock', 'Price'],
        ['Dal', 10, 61],
      ]),
    )
    await takeOut(dal.product_id, 1)
    expect(await apply(app, owner, checked.id)).toMatchObject({ counts: { changed: 1, refused: 0 } })
    expect(await shelf()).toMatchObject([{ price_paise: 61_00, on_hand: 9 }])
  })

  test('a code that another product took meanwhile is refused by name', async () => {
    const checked = await check(app, owner, csvOf([HEAD, ['Dal', 'Pulses', 60, '', '', '8901234567890']]))
    await aProduct(app, store, { name: 'Quicker', barcode: '8901234567890' })
    const applied = await apply(app, owner, checked.id)
    expect(applied.refused[0]?.problems).toMatchObject([{ field: 'barcode', message: 'Quicker has this barcode already.' }])
    expect(await shelf()).toHaveLength(1)
  })

  test('goods that pending orders hold stay', async () => {
    const dal = await aProduct(app, store, { name: 'Dal', stock: 10 })
    await anOrder(app, store, [dal])
    const checked = await check(
      app,
      owner,
      csvOf([
        ['Name', 'Stock'],
        ['Dal', 2],
      ]),
    )
    expect(checked.refused[0]?.problems[0]?.message).toBe('3 piece are held for open orders: the stock cannot be less.')
  })
})

test('an import whose server went says so, goes on where it was, and writes no row twice', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => [`Product ${at}`, 'Essentials', at + 1, '', 2])
  const checked = await check(app, owner, csvOf([HEAD, ...rows]))
  // The state after a server was killed after its first batch.
  const first = await app.db.query<{ row_no: number }>(
    'SELECT row_no FROM product_import_rows WHERE import_id = $1 ORDER BY row_no LIMIT 1',
    [checked.id],
  )
  expect(first).toEqual([{ row_no: 2 }])
  await app.db.execute(`UPDATE product_imports SET state = 'applying' WHERE import_id = $1`, [checked.id])
  app.clock.advance(31_000)
  const stopped = await app.call('GET /inventory/imports', { token: owner })
  expect(stopped.body.latest).toMatchObject({ id: checked.id, state: 'stopped', stopped_in: 'applying' })
  await Promise.all([1, 2, 3].map(() => app.call(`POST /inventory/imports/${checked.id}/apply`, { token: owner })))
  expect(await whenDone(app, owner, checked.id)).toMatchObject({ state: 'applied', counts: { new: 600 }, done: 600 })
  expect(await shelf()).toHaveLength(600)
})

test('refused rows come back as they were, with their reasons', async () => {
  const { id } = await check(app, owner, csvOf([HEAD, ['=Dal', 'Pulses', 'x', '', '', 'a b'], ['Salt', 'Essentials', 5]]))
  const told = await app.call(`GET /inventory/imports/${id}/refused`, { token: owner })
  expect(told.body).toMatchObject({
    head: [...HEAD, 'Row', 'What is wrong'],
    rows: [
      {
        row: 2,
        cells: ["'=Dal", 'Pulses', 'x', '', '', 'a b', ''],
        reason: 'Price (₹): This is not a number. Barcode: A barcode has 4 to 32 letters and digits.',
      },
    ],
    next: null,
  })
})

test('the template is read back as it is meant, in every language, as CSV and as Excel', async () => {
  for (const language of ['en', 'hi']) {
    const headers = { 'accept-language': language }
    const { body } = await app.call('GET /inventory/imports/template', { token: owner, headers })
    const table = [(body.columns as { heading: string }[]).map(({ heading }) => heading), ...(body.rows as (string | number)[][])]
    for (const file of [csvOf(table), xlsxOf(table)]) {
      const checked = await check(app, owner, file)
      expect(checked.refused).toEqual([])
      expect(checked).toMatchObject({ counts: { rows: 2, new: 2 }, missing: [] })
      expect(checked.columns.map(({ field }) => field)).toEqual((body.columns as { field: string }[]).map(({ field }) => field))
    }
  }
})

test('of the shop and nobody else', async () => {
  const { id } = await check(app, owner, csvOf([HEAD, ['Dal', 'Pulses', 60]]))
  const other = await app.signIn(anOwner(await aStore(app)))
  const manager = await app.signIn(await aStaff(app, store, { role: 'manager' }))
  const counter = await app.signIn(await aStaff(app, store))
  expect(await app.call(`GET /inventory/imports/${id}`, { token: other })).toMatchObject({ status: 404 })
  expect(await app.call(`POST /inventory/imports/${id}/apply`, { token: other })).toMatchObject({ status: 404 })
  expect(await app.call(`GET /inventory/imports/${id}`, { token: manager })).toMatchObject({ status: 200 })
  // A file changes cost prices: since roles are a table it is a manager's work, not the counter's.
  expect(await app.call(`GET /inventory/imports/${id}`, { token: counter })).toMatchObject({
    status: 403,
    body: { code: 'staff.not_permitted' },
  })
  expect(await app.call(`GET /inventory/imports/${id}`)).toMatchObject({ status: 401 })
})

test('files that cannot be are told why, in words', async () => {
  const told = async (bytes: Buffer) => {
    const { status, body } = await upload(app, owner, bytes)
    return [status, body.code, body.message]
  }
  expect(await told(Buffer.from('%PDF-1.7'))).toEqual([400, 'inventory.file_unreadable', 'This is no CSV or Excel file.'])
  expect(await told(Buffer.from('a,"b'))).toEqual([
    400,
    'inventory.file_open_quote',
    'A quotation mark of row 1 is never closed.',
  ])
  expect((await upload(app, owner, Buffer.from('name\nDal'), { type: 'image/png' })).status).toBe(415)
  expect((await upload(app, owner, Buffer.alloc(16 * 1024 * 1024, 'a'))).status).toBe(413)
  expect(await check(app, owner, Buffer.from('Name,Price\n'))).toMatchObject({
    state: 'failed',
    failure: { code: 'inventory.file_empty' },
  })
})

test('50,001 rows get a clear answer before anything is looked at', async () => {
  const bytes = Buffer.from(`Name,Category,Price\n${'Dal,Pulses,60\n'.repeat(50_001)}`)
  expect(await check(app, owner, bytes)).toMatchObject({
    state: 'failed',
    failure: { message: '50001 products; at most 50000 at once: please split it.' },
  })
})
