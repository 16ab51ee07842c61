import type { Order } from '@jhola/contract/orders/schema'
import { useState } from 'react'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { type OrderKey, shareOrder } from '../api/order.ts'

/** A link to share, with its text. */
export type Shared = { url: string; text: string }

const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/**
 * Shares an order by a read-only link. Uses the device's own share function if there is one; otherwise `shared` holds the link
 * for a sheet with WhatsApp and copy. A reader of a shared order passes on the same link.
 */
export const useShareOrder = (orderKey: OrderKey, order: Order | undefined, isViewer: boolean) => {
  const { t, tError } = useT()
  const [shared, setShared] = useState<Shared | null>(null)
  const [isBusy, setBusy] = useState(false)
  const share = async (): Promise<void> => {
    if (!order) return
    setBusy(true)
    try {
      const path = isViewer ? `/order/${order.id}/track?t=${orderKey.token ?? ''}` : await shareOrder(orderKey)
      const text = t('tracking.share.text', { number: order.order_number, store: order.store_name })
      const link = { url: new URL(path, window.location.origin).href, text }
      if (!('share' in navigator)) return setShared(link)
      await navigator.share({ title: text, ...link }).catch((error: unknown) => {
        if (!isDismissed(error)) setShared(link)
      })
    } catch (error) {
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed'))
    } finally {
      setBusy(false)
    }
  }
  return { share, isBusy, shared, close: () => setShared(null) }
}
