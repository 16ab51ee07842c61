import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClock } from '../../../../test/build-test-app.ts'
import { loadMessages } from '../../i18n.ts'
import { createLogger } from '../../logger.ts'
import { createHttpServer } from '../server/http-server.ts'
import { addSitemap } from './sitemap.ts'

const clock = createTestClock('2026-11-20T06:00:00.000Z')
const stores = ['/store/A-1', '/store/B&2', '/store/C-3']
let counted = 0
const app = createHttpServer({ trustProxy: false, isHttps: false, texts: loadMessages('nowhere'), log: createLogger('silent') })

beforeAll(async () => {
  addSitemap(app, {
    publicOrigin: 'https://jhola.example',
    clock,
    pages: ['/', '/nearby-stores'],
    countPaths: async () => {
      counted += 1
      return stores.length
    },
    listPaths: async (offset, limit) => stores.slice(offset, offset + limit),
    perFile: 2,
  })
  await app.ready()
})
afterAll(() => app.close())

const addressesAt = async (url: string): Promise<string[]> => {
  const reply = await app.inject({ url })
  expect(`${url} ${reply.statusCode}`).toBe(`${url} 200`)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  return [...reply.payload.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}

test('robots.txt names the sitemap and disallows private pages', async () => {
  const { payload } = await app.inject({ url: '/robots.txt' })
  expect(payload).toContain('User-agent: *\n')
  expect(payload).toContain('\nDisallow: /order/\n')
  expect(payload).toContain('\nSitemap: https://jhola.example/sitemap.xml\n')
})

test('the list names its files, and they name every page and every shop once', async () => {
  const files = await addressesAt('/sitemap.xml')
  expect(files).toEqual(['pages', 'stores-1', 'stores-2'].map((name) => `https://jhola.example/sitemaps/${name}.xml`))
  const named = await Promise.all(files.map((file) => addressesAt(new URL(file).pathname)))
  expect(named.flat()).toEqual(
    ['/', '/nearby-stores', '/store/A-1', '/store/B&amp;2', '/store/C-3'].map((path) => `https://jhola.example${path}`),
  )
})

test('it is written once in an hour', async () => {
  await addressesAt('/sitemap.xml')
  const before = counted
  clock.advance(3_599_000)
  await addressesAt('/sitemap.xml')
  expect(counted).toBe(before)
  clock.advance(2000)
  await addressesAt('/sitemap.xml')
  expect(counted).toBe(before + 1)
})

test('it travels squeezed to who takes it so', async () => {
  const reply = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip, br' } })
  expect(reply.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(reply.rawPayload).toString()).toContain('<sitemapindex')
})

test.each(['/sitemaps/stores-3.xml', '/sitemaps/stores-0.xml', '/sitemaps/nobody.xml', '/sitemaps/stores-99999.xml'])(
  '%s is not there',
  async (url) => expect((await app.inject({ url })).statusCode).toBe(404),
)
