import type { Order } from '@jhola/contract/orders/schema'
import type { FullRefund, Refund } from '@jhola/contract/payments/refunds/routes'
import { formatRupees } from '@jhola/contract/shared/money'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Card, CardTitle } from '../../../../shared/ui/card.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import type { Tone } from '../../../../shared/ui/tones.ts'
import type { OrderKey } from '../api/order.ts'
import { useRefundStatus } from './use-refund-status.ts'

type Back = { key: string; amount: number; status: Refund['status']; isByHand: boolean; what: string; at: string }

const TONES: Record<Back['status'], Tone> = { pending: 'warning', sent: 'primary', done: 'success', failed: 'error' }

/** What the shop gives back itself, and not a bank. */
const BY_HAND = { done: 'byHand', pending: 'due' } as const

/** Refunds by lines, and payments that did not belong to an open order. */
const useRefunds = (order: Order): ((refunds: readonly Refund[], returns: readonly FullRefund[]) => Back[]) => {
  const { t } = useT()
  const labels = useItemLabels()
  const linesOf = ({ lines }: Refund): string =>
    lines
      .map(({ item_id, product_name, quantity, unit }) => {
        const item = order.items.find(({ id }) => id === item_id)
        const name = item ? labels.name({ name: item.product_name, name_hi: item.product_name_hi }) : product_name
        return `${labels.quantity(quantity, unit)} ${name}`
      })
      .join(', ')
  return (refunds, returns) => [
    ...refunds.map((refund) => ({
      key: refund.refund_id,
      amount: refund.amount,
      status: refund.status,
      isByHand: !refund.by_service || refund.destination === 'cash',
      what: linesOf(refund),
      at: refund.done_at ?? refund.created_at,
    })),
    ...returns.map(({ payment_id, amount, status, why, done_at, created_at }) => ({
      key: payment_id,
      amount,
      status,
      isByHand: false,
      what: t(`payments.checkout.back.why.${why}`),
      at: done_at ?? created_at,
    })),
  ]
}

const BackRow = ({ back }: { back: Back }) => {
  const { t } = useT()
  const moments = useMoments()
  const { amount, status, isByHand, what, at } = back
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <bdi className="font-bold text-lg figures">{formatRupees(amount)}</bdi>
        <StatusChip tone={TONES[status]}>{t(`payments.checkout.back.state.${status}`)}</StatusChip>
      </p>
      <p>{what}</p>
      <p className="text-ink-soft text-sm">
        {t(`payments.checkout.back.hint.${isByHand && status in BY_HAND ? BY_HAND[status as keyof typeof BY_HAND] : status}`)}
      </p>
      <p className="text-ink-soft text-sm">{moments.dayAndTime(at)}</p>
    </li>
  )
}

/** The refunds of an order for its customer, with their status. Shows nothing when there are none. */
export const RefundStatus = ({ orderKey, order }: { orderKey: OrderKey; order: Order }) => {
  const { t } = useT()
  const hasTexts = useArea('payments.checkout')
  const data = useRefundStatus(orderKey, order)
  const backsOf = useRefunds(order)
  if (!hasTexts || !data) return null
  const backs = backsOf(data.refunds, data.returns)
  if (backs.length === 0) return null
  return (
    <Card as="section" aria-labelledby="back-title">
      <CardTitle>
        <span id="back-title">{t('payments.checkout.back.title')}</span>
      </CardTitle>
      <ul
        aria-live="polite"
        className="grid gap-4 [&>li+li]:border-line [&>li+li]:border-t [&>li+li]:border-dashed [&>li+li]:pt-4"
      >
        {backs.map((back) => (
          <BackRow key={back.key} back={back} />
        ))}
      </ul>
    </Card>
  )
}
