import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { preferencesQuery } from '../../../domain/preferences/shop-preferences.ts'
import { I18nProvider } from '../../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../../shared/i18n/i18n-store.ts'
import { ownStoreQuery } from '../hooks/use-availability.ts'
import { PausedStrip } from './paused-strip.tsx'

/** The banner for a shop in a given state; `limit`: the number of unanswered orders after which it pauses. */
const show = async (store: object | null, limit?: number): Promise<string> => {
  const i18n = createI18nStore('en')
  await i18n.need(['common', 'orders.board', 'orders.actions'])
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => undefined) } } })
  // @NOTE only the fields that the banner reads.
  if (store) client.setQueryData(ownStoreQuery.queryKey, { success: true, store } as never)
  if (limit !== undefined)
    client.setQueryData(preferencesQuery.queryKey, { preferences: { alarm: { pause_after_unanswered: limit } } } as never)
  return renderToString(
    <I18nProvider store={i18n}>
      <QueryClientProvider client={client}>
        <PausedStrip />
      </QueryClientProvider>
    </I18nProvider>,
  )
}

const UNTIL = '2026-11-20T06:30:00.000Z'

test('a shop paused for unanswered orders sees the end time and their number, and can reopen', async () => {
  const html = await show({ pause_reason: 'unanswered_orders', paused_until: UNTIL }, 3)
  expect(html).toContain('role="alert"')
  expect(html).toContain('The shop is paused until 12:00 PM')
  expect(html).toContain('3 orders in a row were not answered')
  expect(html).toContain('Open again')
})

test('a single order is never called "in a row"', async () => {
  expect(await show({ pause_reason: 'unanswered_orders', paused_until: UNTIL }, 0)).toContain('2 orders in a row')
})

test.each([
  ['nothing is known yet', null],
  ['the owner paused it', { pause_reason: null, paused_until: UNTIL }],
  ['it is open again', { pause_reason: 'unanswered_orders', paused_until: null }],
])('says nothing when %s', async (_when, store) => {
  expect(await show(store, 3)).not.toContain('paused until')
})
