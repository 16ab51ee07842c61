import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { createGeocoder } from './geocoder.ts'
import { createPlaceNames } from './name-place.ts'
import { createRateLimitedQueue } from './rate-limited-queue.ts'

describe('without a geocoder', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterAll(() => app.close())
  const reverse = (query: string) => app.call(`GET /geo/reverse?${query}`)

  test.each([
    ['latitude=19.07&longitude=72.87', 'India'],
    ['latitude=40.7&longitude=-74', 'United States'],
    ['latitude=48.85&longitude=2.35', 'Europe'],
    ['latitude=-33.8&longitude=151.2', 'Australia'],
    ['latitude=60&longitude=-100', 'Canada'],
    ['latitude=0&longitude=0', null],
  ])('?%s lies approximately in %s', async (query, region) => {
    expect((await reverse(query)).body).toEqual({ success: true, name: null, region, approximate: true })
  })

  test.each(['', 'latitude=1', 'latitude=91&longitude=1', 'latitude=a&longitude=b', 'latitude=1&longitude=1&q=1'])(
    'refuses ?%s',
    async (query) => expect(await reverse(query)).toMatchObject({ status: 400, body: { code: 'request.invalid' } }),
  )
})

describe('with a geocoder', () => {
  let server: Server
  let asked: { url: string; agent: string | undefined }[]
  let answer: { status: number; body: string; headers?: Record<string, string> }
  beforeEach(async () => {
    asked = []
    answer = { status: 200, body: JSON.stringify({ address: { suburb: 'Kurla West', city: 'Mumbai' }, display_name: 'x, y, z' }) }
    server = createServer((request, reply) => {
      asked.push({ url: request.url ?? '', agent: request.headers['user-agent'] })
      reply.writeHead(answer.status, answer.headers).end(answer.body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => server.close())
  const names = (nowMs = () => 0) => {
    const { port } = server.address() as AddressInfo
    const geocoder = createGeocoder(`http://127.0.0.1:${port}/nominatim/`)
    return createPlaceNames({ geocoder, clock: { now: () => new Date(nowMs()) }, log: { warn: () => undefined } })
  }
  const KURLA = { latitude: 19.07231, longitude: 72.87902 }

  test('names the place, asks once for its surroundings, and tells no finer place than a hundred metres', async () => {
    const namePlace = names()
    const named = { success: true, name: 'Kurla West, Mumbai', region: 'India', approximate: false }
    expect(await namePlace(KURLA, 'hi')).toEqual(named)
    expect(await namePlace({ latitude: 19.07229, longitude: 72.87898 }, 'hi')).toEqual(named)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toBe('/nominatim/reverse?format=jsonv2&lat=19.072&lon=72.879&zoom=16&accept-language=hi')
    expect(asked[0]?.agent).toMatch(/^Jhola\//)
  })

  test.each([
    ['an error', { status: 500, body: 'no' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['a redirect', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }],
    ['too much', { status: 200, body: JSON.stringify({ display_name: 'x'.repeat(200_000) }) }],
    ['nothing', { status: 200, body: '{}' }],
  ])('that answers %s leaves the region', async (_what, given) => {
    answer = given
    expect(await names()(KURLA, 'en')).toEqual({ success: true, name: null, region: 'India', approximate: true })
  })

  test('that failed is asked again later', async () => {
    const namePlace = names()
    const good = answer
    answer = { status: 500, body: '' }
    await namePlace(KURLA, 'en')
    answer = good
    expect(await namePlace(KURLA, 'en')).toMatchObject({ name: 'Kurla West, Mumbai' })
  })
})

describe('one by one', () => {
  test('begins work apart, in order, and turns away what would wait too long', async () => {
    const inTurn = createRateLimitedQueue({ everyMs: 30, maxWaiting: 3 })
    const begun: { name: string; atMs: number }[] = []
    const work = (name: string) => inTurn(async () => void begun.push({ name, atMs: performance.now() }))
    const all = ['a', 'b', 'c', 'd'].map(work)
    expect(all[3]).toBeUndefined()
    await Promise.all(all)
    expect(begun.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect((begun[2]?.atMs ?? 0) - (begun[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(55)
  })

  test('a failure holds nobody up', async () => {
    const inTurn = createRateLimitedQueue({ everyMs: 1, maxWaiting: 3 })
    const failed = inTurn(() => Promise.reject(new Error('no')))
    await expect(failed).rejects.toThrow('no')
    expect(await inTurn(async () => 'next')).toBe('next')
  })
})
