import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../../shared/i18n/i18n-store.ts'
import { toasts } from '../../../shared/ui/toast.ts'
import { useAlertToasts } from './use-order-toasts.ts'

test('a toast on a page without the loaded texts of orders shows text, not the translation key', async () => {
  const i18n = createI18nStore('or')
  await i18n.need(['common', 'orders.board'])
  const captured: ReturnType<typeof useAlertToasts>[] = []
  const Capture = () => {
    captured.push(useAlertToasts())
    return null
  }
  renderToString(
    <I18nProvider store={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Capture />
      </QueryClientProvider>
    </I18nProvider>,
  )
  captured[0]?.onAlert({
    message: 'Order 001-0316 waits',
    alert_type: 'warning',
    code: 'order_unanswered',
    order_number: '001-0316',
  })
  await expect.poll(() => toasts.messages()).toHaveLength(1)
  const text = toasts.messages()[0]?.text
  expect(text).toContain('001-0316')
  expect(text).toMatch(/\p{Script=Oriya}/u)
})
