import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../test/build-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { PAYMENT_SIMULATOR: 'on' } })
})
afterAll(() => app.close())

test('the modules bring every job, each under a name of its own', () => {
  const names = app.app.modules.all.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name))
  expect(names).toEqual(
    expect.arrayContaining(['expire-orders', 'release-unpaid', 'reconcile', 'send-refunds', 'give-back-payments']),
  )
  expect(names).toEqual(expect.arrayContaining(['test-bank', 'send-pushes', 'tell-low-stock', 'tell-expiry']))
  expect(new Set(names).size).toBe(names.length)
  expect(app.app.modules.all.flatMap(({ afterCommit }) => afterCommit?.name ?? [])).toEqual(['alarms'])
})

test('purges every kind of expired record', () => {
  const steps = app.app.modules.all.flatMap(({ retention = [] }) => retention.map(({ step }) => step))
  expect(steps.toSorted()).toEqual([
    'abandoned registrations',
    'accounts that nobody proved',
    'alarms',
    'approvals of sign-ins',
    'asked products',
    'challenges of passkeys',
    'changes of contacts',
    'changes of prices',
    'codes',
    'counters of unproven orders',
    'ended unproven orders',
    'events',
    'imports',
    'known devices',
    'links',
    'lists of photos',
    'names of deleted accounts',
    'payment reports',
    'persons in old grievances',
    'photos of lists',
    'push subscriptions',
    'sessions',
    'shared carts',
    'store reports',
    'threads of orders',
    'tries of passwords',
    'wishes for products',
  ])
})
