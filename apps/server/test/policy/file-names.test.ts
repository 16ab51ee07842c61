import { allRoutes } from '@jhola/contract/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { anOwner, aStore } from '../factories/shops.ts'
import { findEverywhere } from '../factories/whole-person.ts'
import { fittingCall } from './calls.ts'
import { makeWorld } from './world.ts'

let app: TestApp
let shop: string
let owner: string
beforeAll(async () => {
  app = await buildTestApp()
  const store = await aStore(app)
  shop = store.store_id
  owner = await app.signIn(anOwner(store))
})
afterAll(() => app.close())

const EVIL = '../../evil\u0022; filename=run.bat'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const upload = (method: 'PUT' | 'POST', url: string, type: string, payload: Buffer) =>
  app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${owner}`, 'content-type': type, 'content-disposition': `form-data; filename=${EVIL}` },
    payload,
  })

test('whatever an address ends in, an answer is saved under our own name', async () => {
  const { known } = await makeWorld(app, 'nobody')
  for (const route of allRoutes.filter(({ method }) => method === 'GET')) {
    const reply = await app.inject(fittingCall(route, known).path)
    expect([route.path, reply.headers['content-disposition']]).toEqual([route.path, 'attachment; filename="jhola.json"'])
  }
  for (const address of ['/stores/figures?x=run.bat', '/stores/run.bat', `/stores/${encodeURIComponent(EVIL)}`]) {
    const reply = await app.inject(`/api/v1${address}`)
    expect([address, reply.headers['content-disposition']]).toEqual([address, 'attachment; filename="jhola.json"'])
  }
})

test('the name of a picture is ignored', async () => {
  const reply = await upload('PUT', '/stores/me/photo', 'image/png', PIXEL)
  expect(reply.statusCode).toBe(200)
  expect(await findEverywhere(app, 'evil')).toEqual({})
  const { photo } = (await app.call(`GET /stores/${shop}`)).body.store as { photo: string }
  const served = await app.inject(photo)
  expect(served.headers).not.toHaveProperty('content-disposition')
  expect(String(served.headers['content-type'])).toMatch(/^image\/(avif|webp|jpeg)$/)
})

test('the name of a table is a text for its reader: refused with control characters or over 200 letters, never a path', async () => {
  const table = Buffer.from('name,price\nDal,60\n')
  const send = (name: string) => upload('POST', `/inventory/imports?file_name=${encodeURIComponent(name)}`, 'text/csv', table)
  expect((await send('a'.repeat(201))).statusCode).toBe(400)
  expect((await send('a\u0000b\r\nSet-Cookie: x')).statusCode).toBe(400)
  const kept = await send(EVIL)
  expect([kept.statusCode, Object.keys(await findEverywhere(app, 'run.bat'))]).toEqual([201, ['product_imports']])
  expect(kept.headers['content-disposition']).toBe('attachment; filename="jhola.json"')
})
