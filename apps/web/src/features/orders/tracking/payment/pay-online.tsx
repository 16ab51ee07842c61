import type { Order } from '@jhola/contract/orders/schema'
import { formatRupees } from '@jhola/contract/shared/money'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../../shared/ui/card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { Spinner } from '../../../../shared/ui/spinner.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { type OrderKey, orderQuery } from '../api/order.ts'
import { dueOf } from './due-of.ts'
import { usePayOnline } from './use-pay-online.ts'

const FAILURE_KEYS = { declined: 'payments.checkout.reason.declined', timed_out: 'payments.checkout.reason.timed_out' } as const

type PayOnlineProps = { orderKey: OrderKey; order: Order }

const Ways = ({ order, paying }: { order: Order; paying: ReturnType<typeof usePayOnline> }) => {
  const { t } = useT()
  const { state, isBusy } = paying
  const hasTried = state?.payment?.status === 'failed'
  return (
    <div className="grid gap-3">
      {state?.can_pay_online && (
        <Button icon="lock" size="lg" loading={paying.isStarting} disabled={isBusy} onClick={paying.start}>
          {hasTried
            ? t('payments.checkout.again', { amount: formatRupees(dueOf(order)) })
            : t('payments.checkout.now', { amount: formatRupees(dueOf(order)) })}
        </Button>
      )}
      {state?.can_pay_cash && (
        <Button variant="secondary" icon="cash" loading={paying.isChoosingCash} disabled={isBusy} onClick={paying.chooseCash}>
          {t('payments.checkout.cashInstead')}
        </Button>
      )}
    </div>
  )
}

/** A new shop is paid by UPI after it has accepted: its UPI ID comes with the order that is read then. */
const useReadAfterAcceptance = (orderKey: OrderKey, { payment_method, status }: Order): boolean => {
  const client = useQueryClient()
  const isWaiting = payment_method === 'upi' && status === 'pending'
  const { orderId, token } = orderKey
  useEffect(() => {
    if (!isWaiting) return
    return () => void client.invalidateQueries({ queryKey: orderQuery({ orderId, token }).queryKey })
  }, [client, isWaiting, orderId, token])
  return isWaiting
}

/** Pays an order through the payment service: starts a payment, checks its result, retries, or changes to cash. */
export const PayOnline = ({ orderKey, order }: PayOnlineProps) => {
  const { t, tError } = useT()
  const hasTexts = useArea('payments.checkout')
  const paying = usePayOnline(orderKey, order)
  const isWaiting = useReadAfterAcceptance(orderKey, order)
  const { state, error } = paying
  if (!hasTexts) return <Skeleton className="h-40" />
  const failure = state?.payment?.status === 'failed' ? (state.payment.failure ?? 'declined') : null
  return (
    <Card as="section" aria-labelledby="pay-title">
      <CardTitle
        action={state?.payment?.is_test ? <StatusChip tone="warning">{t('payments.checkout.testMode')}</StatusChip> : undefined}
      >
        <span id="pay-title">{t('payments.checkout.title', { store: order.store_name })}</span>
      </CardTitle>
      <div aria-live="polite" className="grid grid-cols-1 gap-4">
        {paying.isChecking ? (
          <p className="flex items-center gap-3 font-medium">
            <Spinner /> {t('payments.checkout.asking')}
          </p>
        ) : failure ? (
          <Alert tone="error" title={t('payments.checkout.failed', { reason: t(FAILURE_KEYS[failure]) })}>
            {t('payments.checkout.nothingTaken')}
          </Alert>
        ) : paying.isHeld ? (
          <Alert tone="warning" title={t('payments.checkout.held')}>
            {t('payments.checkout.heldHint')}
          </Alert>
        ) : state?.unavailable ? (
          <Alert tone="warning" title={t('payments.checkout.unavailable')}>
            {t('payments.checkout.unavailableHint')}
          </Alert>
        ) : isWaiting && state && !state.can_pay_online ? (
          <p className="text-ink-soft">{tError('payments.after_acceptance')}</p>
        ) : (
          <p className="text-ink-soft">{paying.isOpen ? t('payments.checkout.stillOpen') : t('payments.checkout.hint')}</p>
        )}
        {error && <Alert tone="error">{tError(error.code, error.details)}</Alert>}
        {state ? <Ways order={order} paying={paying} /> : !error && <Skeleton className="h-14" />}
      </div>
    </Card>
  )
}
