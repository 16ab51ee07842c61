import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aProduct, aStore } from '../../../test/factories.ts'
import { createShelfFigures } from './shelf-figures.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const TODAY = '2026-11-20'
const aShelf = async (large: number) => {
  const store = await aStore(app)
  const figures = createShelfFigures({ ...app, large })
  await aProduct(app, store)
  await aProduct(app, store)
  const count = async () => (await figures.find(store.store_id, TODAY)).reduce((sum, one) => sum + one.count, 0)
  return { store, figures, count }
}

test('an ordinary shelf is counted each time', async () => {
  const { store, count } = await aShelf(10)
  expect(await count()).toBe(2)
  await aProduct(app, store)
  expect(await count()).toBe(3)
})

test('a large one is remembered, and counted anew behind each look at older figures', async () => {
  const { store, count } = await aShelf(1)
  expect(await count()).toBe(2)
  await aProduct(app, store)
  expect(await count()).toBe(2)
  app.clock.advance(2_500)
  expect(await count()).toBe(2)
  await expect.poll(count).toBe(3)
  await aProduct(app, store)
  app.clock.advance(31_000)
  expect(await count()).toBe(4)
})

test('what the shop itself changes is counted at once, and for a while each time', async () => {
  const { store, figures, count } = await aShelf(1)
  expect(await count()).toBe(2)
  figures.forget(store.store_id)
  await aProduct(app, store)
  expect(await count()).toBe(3)
  await aProduct(app, store)
  expect(await count()).toBe(4)
})
