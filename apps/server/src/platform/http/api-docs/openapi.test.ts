import { allRoutes } from '@jhola/contract/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

type Document = {
  openapi: string
  paths: Record<string, Record<string, { operationId: string; responses: object }>>
  components: { schemas: Record<string, object> }
}

test('the document has every call, and every reference in it leads somewhere', async () => {
  const reply = await app.inject('/api/v1/openapi.json')
  const document = reply.json<Document>()
  expect(document.openapi).toBe('3.1.1')
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.toSorted()).toEqual(allRoutes.map(({ method, path }) => `${method} ${path}`).toSorted())
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['Order', 'Store', 'Product', 'Error']))
  const references = [...reply.payload.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)
  expect(references.length).toBeGreaterThan(10)
  for (const reference of new Set(references)) {
    const target = reference
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
        document,
      )
    expect(target, reference).toBeTypeOf('object')
  }
  const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(new Set(ids).size).toBe(ids.length)
})

test('the page shows every call and runs no script', async () => {
  const reply = await app.inject('/api/docs')
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { path } of allRoutes) expect(reply.payload).toContain(path.replaceAll('"', '&quot;'))
  expect(reply.payload).not.toContain('<script')
  expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/)
})

test('every answer carries the security headers, refusals too', async () => {
  for (const url of ['/health', '/api/v1/stores/figures', '/api/v1/nothing', '/%']) {
    const { headers } = await app.inject(url)
    expect(headers, url).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers, url).not.toHaveProperty('strict-transport-security')
    expect(headers, url).not.toHaveProperty('x-powered-by')
  }
})

test('no other website may read an answer, whatever it says it is', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost'])
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await app.inject({ method, url: '/api/v1/stores/figures', headers: { origin } })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
})

test('over https browsers are told to stay there', async () => {
  const secure = await buildTestApp({ db: app.db, env: { PUBLIC_ORIGIN: 'https://jhola.example' } })
  expect((await secure.inject('/health')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  await secure.close()
})
