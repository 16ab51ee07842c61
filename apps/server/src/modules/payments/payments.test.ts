import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aStore } from '../../../test/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

type Method = { id: string; name: string; enabled: boolean }
const methodsOf = async (query: string, language = 'en') => {
  const answer = await app.call(`GET /payments/methods${query}`, { headers: { 'accept-language': language } })
  return { ...answer, methods: answer.body.methods as Method[] }
}
const enabled = (methods: Method[]) => methods.filter((method) => method.enabled).map(({ id }) => id)

describe('ways of paying', () => {
  test('are all listed; only what the shop takes is enabled', async () => {
    const both = await aStore(app)
    const cashOnly = await aStore(app, { upi_vpa: null })
    const upiOnly = await aStore(app, { takes_cod: false })
    const { methods } = await methodsOf(`?store_id=${both.store_id}`)
    expect(methods.map(({ id }) => id)).toEqual(['upi', 'card', 'netbanking', 'cod', 'wallet'])
    expect(enabled(methods)).toEqual(['upi', 'cod'])
    expect(enabled((await methodsOf(`?store_id=${cashOnly.store_id}`)).methods)).toEqual(['cod'])
    expect(enabled((await methodsOf(`?store_id=${upiOnly.store_id}`)).methods)).toEqual(['upi'])
  })

  test('are named in the language of the caller', async () => {
    const store = await aStore(app)
    const { methods } = await methodsOf(`?store_id=${store.store_id}`, 'hi-IN,en;q=0.5')
    expect(methods.find(({ id }) => id === 'cod')?.name).toBe('कैश ऑन डिलीवरी')
    expect((await methodsOf(`?store_id=${store.store_id}`, 'ta')).methods[3]?.name).toBe('Cash on Delivery')
  })

  test('without a shop are those of the usual one', async () => {
    expect(await methodsOf('')).toMatchObject({ status: 404, body: { code: 'stores.not_found' } })
    await aStore(app, { store_id: 'STORE-001' })
    expect(enabled((await methodsOf('')).methods)).toEqual(['upi', 'cod'])
  })

  test.each(['?store_id=a', '?store_id=..%2F', '?shop=1'])('refuses %s', async (query) => {
    expect(await methodsOf(query)).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })
})
