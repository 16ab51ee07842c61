import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime } from '../../../shared/hooks/server-clock.ts'
import { I18nProvider } from '../../../shared/i18n/i18n-context.tsx'
import { createI18nStore, textOf } from '../../../shared/i18n/i18n-store.ts'
import type { Order } from '../data/board-state.ts'
import { Ago, DeadlineChip, PromiseChip } from './order-times.tsx'

const NOON = Date.UTC(2026, 10, 20, 6, 30)
const MINUTE_MS = 60_000
const iso = (ms: number): string => new Date(ms).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  learnServerTime(iso(Date.now()), Date.now())
  vi.useRealTimers()
})

// @NOTE only the fields that these chips read
const order = (more: Partial<Order>) => more as Order

test.each([
  ['four minutes slow', -4],
  ['right', 0],
  ['forty minutes fast', 40],
])('the times of an order are the same on a device whose clock is %s', async (_, minutes) => {
  vi.setSystemTime(NOON + minutes * MINUTE_MS)
  learnServerTime(iso(NOON), Date.now())
  const i18n = createI18nStore('en')
  await i18n.need(['common', 'orders.board'])
  const html = renderToString(
    <I18nProvider store={i18n}>
      <Ago at={iso(NOON - 5 * MINUTE_MS)} />
      <DeadlineChip order={order({ status: 'pending', accept_by: iso(NOON + 3 * MINUTE_MS) })} />
      <PromiseChip order={order({ status: 'preparing', estimated_delivery: iso(NOON + 31 * MINUTE_MS) })} />
    </I18nProvider>,
  )
  expect(html).toContain('5 minutes ago')
  expect(html).toContain('3:00')
  expect(html).toContain(textOf(i18n.read(), 'orders.board.promise', { time: '12:31 PM' }))
})

test.each([
  ['in time', 11, 'By 12:11 PM'],
  ['soon', 10, '10 min left'],
  ['at the last minute', 0, '0 min left'],
  ['late', -12, '12 min late'],
  ['very late', -91, 'Late, was due 10:29 AM'],
  ['of another day', 24 * 60, 'By Tomorrow, 12:00 PM'],
])('a promise that is %s says so in words', async (_, minutes, text) => {
  vi.setSystemTime(NOON)
  learnServerTime(iso(NOON), Date.now())
  const i18n = createI18nStore('en')
  await i18n.need(['common', 'orders.board'])
  const html = renderToString(
    <I18nProvider store={i18n}>
      <PromiseChip order={order({ status: 'preparing', estimated_delivery: iso(NOON + minutes * MINUTE_MS) })} />
    </I18nProvider>,
  )
  expect(html).toContain(text)
})
