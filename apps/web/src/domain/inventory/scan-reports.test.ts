import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportScan, sendScans } from './scan-reports.ts'

let bodies: unknown[] = []
let status = 200

beforeEach(async () => {
  vi.useFakeTimers()
  bodies = []
  status = 200
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (_url: unknown, { body }: { body: string }) => {
    if (status === 0) throw new TypeError('no network')
    bodies.push(JSON.parse(body))
    return Response.json(status === 200 ? { success: true } : { code: 'auth.forbidden', message: '' }, { status })
  })
  // What tests of other files in this process have scanned.
  await sendScans()
  bodies = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('scans are sent together, each product with its last time, and once', async () => {
  vi.setSystemTime('2026-11-20T06:00:00.000Z')
  reportScan('butter')
  reportScan('salt')
  vi.setSystemTime('2026-11-20T06:00:01.000Z')
  reportScan('butter')
  await vi.advanceTimersByTimeAsync(3000)
  expect(bodies).toEqual([
    {
      scans: [
        { product_id: 'butter', at: '2026-11-20T06:00:01.000Z' },
        { product_id: 'salt', at: '2026-11-20T06:00:00.000Z' },
      ],
    },
  ])
  await sendScans()
  expect(bodies).toHaveLength(1)
})

test('without a network they wait, and what the server refuses is forgotten', async () => {
  status = 0
  reportScan('rice')
  await vi.advanceTimersByTimeAsync(3000)
  expect(bodies).toEqual([])
  status = 403
  await sendScans()
  expect(bodies).toHaveLength(1)
  status = 200
  await sendScans()
  expect(bodies).toHaveLength(1)
})
