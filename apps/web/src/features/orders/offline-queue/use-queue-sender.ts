import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { maySend, offlineOrders } from '../../../domain/orders/offline-orders.ts'
import { saveOwnOrder } from '../../../domain/orders/own-orders.ts'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { accountStore } from '../../../shared/device-store/account.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { type Outcome, type SendingDeps, sendOfflineOrder } from './send-offline-order.ts'

/** Retry interval of a waiting order while the device reports a network. Milliseconds. */
const TRY_EVERY_MS = 15_000

const DEPS: SendingDeps = {
  place: ({ body, key }) => api('POST /orders', { body, idempotencyKey: key }),
  cancel: ({ order, tracking_token }) =>
    api('PATCH /orders/{id}/status', {
      params: { id: order.id },
      headers: { 'x-order-token': tracking_token },
      body: { status: 'cancelled', notes: 'Cancelled by customer' },
    }),
  change: offlineOrders.change,
  remember: ({ order, tracking_token }, { is_left }) => {
    if (!is_left) saveOwnOrder(order, tracking_token)
  },
  refusalOf: (error) => (error instanceof ApiError ? error : undefined),
  nowMs: () => Date.now(),
}

/** One tab sends; the others skip this pass. Without Web Locks (plain http) only the idempotency key prevents a duplicate order. */
const inOneTab = async (work: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('jhola.waiting_orders', { ifAvailable: true }, async (lock) => {
    if (lock) await work()
  })
}

let isSending = false

const sendAll = async (client: QueryClient, report: (outcome: Outcome) => void): Promise<void> => {
  if (isSending || !navigator.onLine) return
  isSending = true
  try {
    await inOneTab(async () => {
      await offlineOrders.load()
      for (const order of offlineOrders.read()) {
        if (!maySend(order, accountStore.read())) continue
        const outcome = await sendOfflineOrder(DEPS, order.key)
        if (!order.is_left) report(outcome)
        if (outcome.kind !== 'none') void client.invalidateQueries({ queryKey: ['GET /orders/mine'] })
      }
    })
  } finally {
    isSending = false
  }
}

/** Sends the waiting orders: now, when the network or the page comes back, and repeatedly until the queue is empty. */
export const useQueueSender = (): { sendNow: () => void } => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { t } = useT()
  const report = useEffectEvent((outcome: Outcome) => {
    if (outcome.kind === 'none' || outcome.kind === 'refused') return
    const { order } = outcome.placed
    const params = { store: order.store_name }
    const track = { label: t('orders.offline.track'), run: () => void navigate(`/order/${order.id}/track`) }
    if (outcome.kind === 'placed') toast.success(t('orders.offline.sent', params), track)
    if (outcome.kind === 'called_off') toast.info(t('orders.offline.calledOff', params))
    if (outcome.kind === 'too_late') toast.warning(t('orders.offline.tooLate', params), track)
  })
  const send = () => void sendAll(client, report).catch(() => undefined)
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    const wake = () => document.visibilityState === 'visible' && sendNow()
    sendNow()
    const timer = setInterval(() => sendNow(), TRY_EVERY_MS)
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearInterval(timer)
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [])
  return { sendNow: send }
}
