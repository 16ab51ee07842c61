import type { Cell } from '@jhola/contract/shared/files/safe-cell'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts'
import { apply, check, csvOf, xlsxOf } from '../../../../../test/factories/import-files.ts'
import { anOwner, aProduct, aStore } from '../../../../../test/factories/shops.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
beforeAll(async () => {
  app = await buildTestApp()
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
  await aProduct(app, store, { name: 'Toor Dal', name_hi: 'तूर दाल', category: 'Pulses', stock: 12, barcode: '8901234567890' })
  await aProduct(app, store, { name: 'Loose rice', category: 'Grains', unit: 'kg', loose: true, unit_size: 1000, stock: 12_250 })
  await aProduct(app, store, {
    name: '=HYPERLINK("x")',
    description: 'two\nlines, "quoted"',
    tags: ['a,b', 'c'],
    aliases: '+1; -2',
  })
  await aProduct(app, store, { name: 'Twin', sku: '1E5', price_paise: 45_50, mrp_paise: 60_00, cost_paise: 40_00 })
  await aProduct(app, store, { name: 'Twin', sku: '007', hsn: '0713', category: 'My own corner', brand: '@home' })
  // An old product from before units were a list.
  await aProduct(app, store, { name: 'Jute', unit: 'Gunny.bag', price_paise: 90_00 })
  await aProduct(app, store, { name: 'Lamp oil', unit: 'ltr' })
})
afterAll(() => app.close())

const read = async (query = '', language = 'en') => {
  const headers = { 'accept-language': language }
  const { body } = await app.call(`GET /inventory/export${query}`, { token: owner, headers })
  return { head: body.head as string[], rows: body.rows as Cell[][], total: body.total }
}

test('importing what was exported changes nothing: every language, CSV and Excel', async () => {
  for (const language of ['en', 'hi']) {
    const { head, rows, total } = await read('', language)
    expect([rows.length, total]).toEqual([7, 7])
    for (const file of [csvOf([head, ...rows]), xlsxOf([head, ...rows])]) {
      const checked = await check(app, owner, file)
      expect(checked.refused).toEqual([])
      expect(checked.counts).toEqual({ rows: 7, new: 0, changed: 0, same: 7, refused: 0 })
    }
  }
})

test('a changed copy changes what was changed, by our id even where names are twins', async () => {
  const { head, rows } = await read('?search=twin')
  const [name, price] = [head.indexOf('Name'), head.indexOf('Price (₹)')]
  const changed = rows.map((row) => row.map((cell, at) => (at === price ? 46 : at === name ? 'Renamed' : cell)))
  const checked = await check(app, owner, csvOf([head, ...changed]))
  expect(checked.counts).toMatchObject({ rows: 2, new: 0, changed: 2, refused: 0 })
  await apply(app, owner, checked.id)
  expect((await read('?search=renamed')).rows.map((row) => row[price])).toEqual([46, 46])
})

test('a unit that is in no list stays when something else is changed, and no other such unit is taken', async () => {
  const { head, rows } = await read('?search=jute')
  const [price, unit] = [head.indexOf('Price (₹)'), head.indexOf('Unit')]
  const copy = (put: Readonly<Record<number, Cell>>) =>
    csvOf([head, ...rows.map((row) => row.map((cell, at) => put[at] ?? cell))])
  const checked = await check(app, owner, copy({ [price]: 95 }))
  expect(checked.refused).toEqual([])
  await apply(app, owner, checked.id)
  expect((await read('?search=jute')).rows.map((row) => [row[price], row[unit]])).toEqual([[95, 'Gunny.bag']])
  const refused = (await check(app, owner, copy({ [unit]: 'basket' }))).refused.flatMap(({ problems }) => problems)
  expect(refused).toMatchObject([{ field: 'unit', value: 'basket' }])
})

test('the filters of the list are those of the file', async () => {
  expect((await read('?category=Pulses')).rows).toHaveLength(1)
  expect((await read('?min_price=1000')).rows).toHaveLength(0)
})
