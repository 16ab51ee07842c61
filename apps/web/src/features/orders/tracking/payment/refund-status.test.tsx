import type { Order } from '@jhola/contract/orders/schema'
import type { FullRefund, Refund } from '@jhola/contract/payments/refunds/routes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../../../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../../../shared/i18n/i18n-store.ts'
import { FixedNavigation } from '../../../../shared/navigation/navigation.tsx'
import { refundStatusQuery } from './payment-api.ts'
import { RefundStatus } from './refund-status.tsx'

const ITEM = { id: 'o:1', product_name: 'Toor Dal', product_name_hi: 'तूर दाल' }
const REFUND = {
  refund_id: 'r',
  amount: 63,
  by_service: true,
  destination: 'source',
  status: 'done',
  created_at: '2026-11-20T06:00:00.000Z',
  done_at: null,
  lines: [{ item_id: 'o:1', product_name: 'Toor Dal', quantity: 1, unit: 'packet' }],
} as unknown as Refund
const WHOLE: FullRefund = {
  payment_id: 'p',
  amount: 209,
  status: 'sent',
  why: 'not_needed',
  created_at: '2026-11-20T06:00:00.000Z',
  done_at: null,
}

/** The card of an order with these refunds. */
const show = async (refunds: Refund[], returns: FullRefund[], language: 'en' | 'hi' = 'en'): Promise<string> => {
  const i18n = createI18nStore(language)
  await i18n.need(['common', 'payments.checkout'])
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => undefined) } } })
  const key = { orderId: 'o', token: undefined, isByLink: false }
  client.setQueryData(refundStatusQuery(key).queryKey, { success: true, refunds, returns })
  // @NOTE only the fields that the card reads of an order
  const order = { id: 'o', version: 1, items: [ITEM] } as unknown as Order
  return renderToString(
    <FixedNavigation address="/order/o/track">
      <I18nProvider store={i18n}>
        <QueryClientProvider client={client}>
          <RefundStatus orderKey={key} order={order} />
        </QueryClientProvider>
      </I18nProvider>
    </FixedNavigation>,
  )
}

test('without a refund nothing is shown', async () => {
  expect(await show([], [])).toBe('')
})

test('a refund shows its reason, its amount, and its method', async () => {
  const html = await show([REFUND], [])
  for (const text of ['₹63.00', 'Toor Dal', 'Back with you', 'the way you paid']) expect(html).toContain(text)
  expect(await show([REFUND], [], 'hi')).toContain('तूर दाल')
})

test.each<[string, Partial<Refund>]>([
  ['handed over', { by_service: false }],
  ['in cash instead', { destination: 'cash' }],
])('%s: a refund without the payment service', async (_how, refund) => {
  const html = await show([{ ...REFUND, ...refund }], [])
  expect(html).toContain('The shop handed it to you.')
  expect(html).not.toContain('Banks may take')
})

test.each<[FullRefund['status'], string]>([
  ['pending', 'Goes back'],
  ['sent', 'On its way'],
  ['done', 'Back with you'],
  ['failed', 'The shop knows'],
])('the refund of an unexpected payment that is %s', async (status, text) => {
  const html = await show([], [{ ...WHOLE, status }])
  for (const part of ['₹209.00', 'after the order was over', text]) expect(html).toContain(part)
})
