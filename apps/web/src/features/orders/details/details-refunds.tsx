import type { FullRefund, Refund } from '@jhola/contract/payments/refunds/routes'
import { formatRupees } from '@jhola/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Tone } from '../../../shared/ui/tones.ts'
import type { Order } from '../data/board-state.ts'
import { refundsQuery } from '../data/refunds-api.ts'

type Back = { key: string; amount: number; status: Refund['status']; what: string; at: string }

const TONES: Record<Back['status'], Tone> = { pending: 'warning', sent: 'primary', done: 'success', failed: 'error' }

const useRefunds = () => {
  const { t } = useT()
  return (refunds: readonly Refund[], returns: readonly FullRefund[]): Back[] => [
    ...refunds.map(({ refund_id, amount, status, reason, by_service, destination, created_at, done_at }) => ({
      key: refund_id,
      amount,
      status,
      what: [
        t(`payments.refunds.reason.${reason}`),
        ...(by_service && destination === 'source' ? [] : [t('payments.refunds.backs.byHand')]),
      ].join(' · '),
      at: done_at ?? created_at,
    })),
    ...returns.map(({ payment_id, amount, status, why, created_at, done_at }) => ({
      key: payment_id,
      amount,
      status,
      what: t(`payments.refunds.backs.why.${why}`),
      at: done_at ?? created_at,
    })),
  ]
}

/** The refunds of an order and their status; shows an alert when a payment service failed to refund. */
export const DetailsRefunds = ({ order }: { order: Order }) => {
  const { t } = useT()
  const hasTexts = useArea('payments.refunds')
  const moments = useMoments()
  const refundsOf = useRefunds()
  const { data, refetch } = useQuery({ ...refundsQuery(order.id), staleTime: 0 })
  const readAgain = useEffectEvent(() => void refetch({ cancelRefetch: false }))
  const { version } = order
  useEffect(() => {
    if (version > 1) readAgain()
  }, [version])
  if (!hasTexts || !data) return null
  const backs = refundsOf(data.refunds, data.returns)
  if (backs.length === 0) return null
  return (
    <section aria-label={t('payments.refunds.backs.title')} className="border-line-strong border-t border-dashed pt-4">
      <h3 className="mb-2 font-semibold text-ink-soft text-sm">{t('payments.refunds.backs.title')}</h3>
      <ul className="grid gap-3">
        {backs.map(({ key, amount, status, what, at }) => (
          <li key={key}>
            <p className="flex flex-wrap items-center justify-between gap-2">
              <bdi className="font-bold figures">{formatRupees(amount)}</bdi>
              <StatusChip tone={TONES[status]}>{t(`payments.refunds.backs.state.${status}`)}</StatusChip>
            </p>
            <p className="text-ink-soft text-sm">
              {what} · {moments.dayAndTime(at)}
            </p>
          </li>
        ))}
      </ul>
      {backs.some(({ status }) => status === 'failed') && (
        <Alert tone="error" className="mt-3">
          {t('payments.refunds.backs.failedHint')}
        </Alert>
      )}
    </section>
  )
}
