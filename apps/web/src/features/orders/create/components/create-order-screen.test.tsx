import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../../../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../../../shared/i18n/i18n-store.ts'
import { FixedNavigation } from '../../../../shared/navigation/navigation.tsx'
import type { DraftControl } from '../hooks/use-draft.ts'
import { CreateOrderScreen } from './create-order-screen.tsx'

const PLACED = { order_id: '01a13e84-efda-78c8-ad0e-c2d10bfed8aa', order_number: '001-0042', body: '{}' }
const CUSTOMER = { phone: '9876543210', name: 'Asha', email: '', address: '', landmark: '', notes: '' }

/** The wizard, opened on a stored draft. */
const show = async (draft: { step: number; placed: typeof PLACED | null }): Promise<string> => {
  const i18n = createI18nStore('en')
  await i18n.need(['common', 'orders.board', 'cart', 'cart.bill', 'stores', 'orders.create', 'errors'])
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => undefined) } } })
  // @NOTE only the fields that the screen reads of a draft
  const control = {
    draft: { items: [], customer: CUSTOMER, handing: 'pickup', attempt: null, ...draft },
  } as unknown as DraftControl
  return renderToString(
    <FixedNavigation address="/create-order">
      <I18nProvider store={i18n}>
        <QueryClientProvider client={client}>
          <CreateOrderScreen
            typist={{ user_id: 'u1', store_id: 'STORE-001' }}
            control={control}
            typedBill={{ bill: { total_amount: 0 }, changes: [], refetch: () => undefined }}
            shelf={<p>the shelf</p>}
            summary={<p>the bill</p>}
            renderChange={() => null}
            renderByAmount={() => null}
            renderPrint={() => <p>the printer</p>}
          />
        </QueryClientProvider>
      </I18nProvider>
    </FixedNavigation>,
  )
}

const partsOf = (html: string) => ({
  shelf: html.includes('the shelf'),
  form: html.includes('name="name"'),
  wayOn: html.includes('Next') || html.includes('Create Order'),
})

test('step 1 shows the lines beside the product picker', async () => {
  expect(partsOf(await show({ step: 0, placed: null }))).toMatchObject({ shelf: true, form: false, wayOn: true })
})

test('step 2 shows the customer, without the product picker', async () => {
  expect(partsOf(await show({ step: 1, placed: null }))).toMatchObject({ shelf: false, form: true, wayOn: true })
})

test('step 3 shows the payment of the placed order', async () => {
  expect(partsOf(await show({ step: 2, placed: PLACED }))).toMatchObject({ shelf: false, form: false })
})

test('step 4 shows the order number', async () => {
  const html = await show({ step: 3, placed: PLACED })
  expect(html).toContain('001-0042')
  expect(partsOf(html)).toMatchObject({ shelf: false, form: false })
})

test.each([2, 3])('a draft at step %i without an order starts again with the products', async (step) => {
  expect(partsOf(await show({ step, placed: null }))).toMatchObject({ shelf: true, form: false, wayOn: true })
})
