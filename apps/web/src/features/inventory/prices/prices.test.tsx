import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../../shared/i18n/i18n-store.ts'
import type { Area } from '../../../shared/i18n/texts.ts'
import { PriceChangeDialog } from './price-change-dialog.tsx'
import { PriceRows, UnchangedRows } from './price-rows.tsx'

const show = async (children: ReactNode, areas: Area[] = ['inventory.prices']): Promise<string> => {
  const i18n = createI18nStore('en')
  await i18n.need(areas)
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider store={i18n}>{children}</I18nProvider>
    </QueryClientProvider>,
  )
  return html.replace(/<!-- -->/g, '')
}
const row = { id: 'a', name: 'Salt', name_hi: null, pack_size: '1 kg', old_price: 20, new_price: 22, mrp: 22, stop: null }

test('a preview shows the changed prices, the skipped ones with the reason, and the number of further rows', async () => {
  const html = await show(
    <PriceRows
      reply={{
        ...{ success: true, change_id: null, tax_mode: 'exclusive', changed: 3, same: 1, stopped: 1 },
        rows: [
          { ...row, stop: 'above_mrp' },
          { ...row, id: 'b', name: 'Rice' },
        ],
      }}
    />,
  )
  for (const text of ['3 change', '1 is stopped', '1 stays the same', 'With GST above the MRP of ₹22', 'and 2 more'])
    expect(html).toContain(text)
})

test('a product whose price could not be restored is listed with the reason', async () => {
  const html = await show(<UnchangedRows kept={[{ id: 'a', name: 'Salt', name_hi: null, price: 21, reason: 'changed_since' }]} />)
  expect(html).toContain('Its price was changed since')
  expect(html).toContain('₹21')
})

test('the dialog waits for its texts', async () => {
  expect(await show(<PriceChangeDialog goods={{ filter: {} }} count={2} onClose={() => undefined} />, [])).toBe('')
})
