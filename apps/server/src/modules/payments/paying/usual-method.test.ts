import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { aProduct, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const usualAt = async (storeId: string): Promise<string[]> => {
  const { body } = await app.call(`GET /payments/methods?store_id=${storeId}`)
  return (body.methods as { id: string; is_usual: boolean }[]).filter(({ is_usual }) => is_usual).map(({ id }) => id)
}

test('what most of the last customers of a shop chose is usual there, and nowhere else', async () => {
  const [store, other] = [await aStore(app), await aStore(app)]
  const products = [await aProduct(app, store)]
  expect(await usualAt(store.store_id)).toEqual([])
  for (const paymentMethod of ['upi', 'cod', 'cod'] as const) await anOrder(app, store, products, { paymentMethod })
  expect(await usualAt(store.store_id)).toEqual(['cod'])
  expect(await usualAt(other.store_id)).toEqual([])
})
