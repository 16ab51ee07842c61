import type { Order } from '@jhola/contract/orders/schema'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { learnServerTime } from '../../../../shared/hooks/server-clock.ts'
import { I18nProvider } from '../../../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../../../shared/i18n/i18n-store.ts'
import { LeadCard } from './lead-card.tsx'

const NOON = Date.UTC(2026, 10, 20, 6, 30)
const MINUTE_MS = 60_000
const iso = (ms: number): string => new Date(ms).toISOString()

afterEach(() => {
  learnServerTime(iso(Date.now()), Date.now())
  vi.useRealTimers()
})

test('the time left to respond is counted by the clock of the server', async () => {
  vi.useFakeTimers({ now: NOON + 40 * MINUTE_MS, toFake: ['Date'] })
  learnServerTime(iso(NOON), Date.now())
  const i18n = createI18nStore('en')
  await i18n.need(['common', 'tracking'])
  // @NOTE only the fields that the card reads of an order
  const order = { status: 'pending', accept_by: iso(NOON + 3 * MINUTE_MS) } as Order
  const html = renderToString(
    <I18nProvider store={i18n}>
      <LeadCard order={order} asksForUpi={false} />
    </I18nProvider>,
  )
  expect(html).toContain('3:00<')
})
