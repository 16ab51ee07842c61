import type { InventoryProduct } from '@jhola/contract/inventory/schema'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const aPicture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

const aShelf = async () => {
  const store = await aStore(app, { min_order_paise: 0 })
  const token = await app.signIn(anOwner(store))
  const { product_id } = await aProduct(app, store)
  const path = `/api/v1/inventory/products/${product_id}/photo`
  const send = async (payload: Buffer) => {
    const reply = await app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
      payload,
    })
    return { status: reply.statusCode, body: reply.json<{ image: string; version: number; code?: string }>() }
  }
  const shown = async () => (await app.call(`GET /inventory/products/${product_id}`, { token })).body.product as InventoryProduct
  const remove = () => app.call(`DELETE /inventory/products/${product_id}/photo`, { token })
  return { store, product_id, send, shown, remove }
}
const isServed = async (image: string) => (await app.inject({ method: 'GET', url: image })).statusCode === 200

test('a photo is shown, replaced and taken away; what is no longer shown is no longer kept', async () => {
  const { send, shown, remove } = await aShelf()
  const first = await send(await aPicture('#aa3300'))
  expect([first.status, first.body.version, await isServed(first.body.image)]).toEqual([200, 2, true])
  expect(await shown()).toMatchObject({ image: first.body.image, has_photo: true, version: 2 })
  expect((await send(await aPicture('#aa3300'))).body.version).toBe(2)
  const second = await send(await aPicture('#0033aa'))
  expect([second.body.version, await isServed(first.body.image), await isServed(second.body.image)]).toEqual([3, false, true])
  expect((await remove()).body).toMatchObject({ success: true, image: '', version: 4 })
  expect([await isServed(second.body.image), (await shown()).has_photo]).toEqual([false, false])
})

test('a photo that stands on an order stays for it', async () => {
  const { store, product_id, send, remove } = await aShelf()
  const { image } = (await send(await aPicture('#aa3300'))).body
  await anOrder(app, store, [{ product_id }])
  await remove()
  expect(await isServed(image)).toBe(true)
})

test('what is no picture is refused in words', async () => {
  const { send, shown } = await aShelf()
  const refused = await send(Buffer.from('<svg onload=alert(1)>'))
  expect([refused.status, refused.body.code]).toEqual([400, 'inventory.photo_unreadable'])
  expect((await shown()).has_photo).toBe(false)
})
