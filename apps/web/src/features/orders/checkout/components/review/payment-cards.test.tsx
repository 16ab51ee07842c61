import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../../../../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../../../../shared/i18n/i18n-store.ts'
import { paymentMethodsQuery } from '../../api/payment-methods.ts'
import { PaymentCards } from './payment-cards.tsx'

const method = (id: string, more: object = {}) => ({
  id,
  name: `Pay by ${id}`,
  description: '',
  enabled: true,
  unavailable: false,
  is_test: false,
  ...more,
})

const show = async (methods: object[]): Promise<string> => {
  const i18n = createI18nStore('en')
  await i18n.need(['common', 'orders'])
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => undefined) } } })
  client.setQueryData(paymentMethodsQuery('S', 'en').queryKey, { success: true, methods } as never)
  return renderToString(
    <I18nProvider store={i18n}>
      <QueryClientProvider client={client}>
        <PaymentCards storeId="S" isPickup={false} value="cod" onChange={() => undefined} />
      </QueryClientProvider>
    </I18nProvider>,
  )
}

test('methods not accepted are "coming soon"; one that does not respond is out of order and listed last', async () => {
  const html = await show([
    method('card', { enabled: false, unavailable: true }),
    method('wallet', { enabled: false }),
    method('cod'),
  ])
  expect(html.match(/disabled=""/g)).toHaveLength(2)
  expect(html).toContain('Not working right now')
  expect(html).toContain('Coming Soon')
  expect(html.indexOf('Pay by cod')).toBeLessThan(html.indexOf('Pay by card'))
  expect(html).toContain('another way at once')
})

test('while all methods work no status is shown', async () => {
  const html = await show([method('card'), method('cod')])
  for (const text of ['Not working', 'another way at once', 'Coming Soon']) expect(html).not.toContain(text)
})
