import { formatRupees } from '@jhola/contract/shared/money'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { type UnrecordedPayment, usePaymentsAction } from '../data/payments-api.ts'
import { MoneyRow } from './money-row.tsx'

const useConfirm = (money: UnrecordedPayment, payment_method: 'cash' | 'upi') => {
  const { t } = useT()
  const send = (idempotencyKey: string) =>
    api('POST /orders/{id}/payment/confirm', { params: { id: money.order_id }, body: { payment_method }, idempotencyKey })
  return usePaymentsAction(send, t('payments.open.done', { amount: formatRupees(money.amount), id: money.order_number }))
}

/** An order on delivery or delivered, whose payment was not recorded. */
export const UnrecordedPayments = ({ money }: { money: UnrecordedPayment }) => {
  const { t } = useT()
  const moments = useMoments()
  const cash = useConfirm(money, 'cash')
  const upi = useConfirm(money, 'upi')
  const isBusy = cash.isPending || upi.isPending
  const isHanded = money.status === 'delivered'
  return (
    <MoneyRow
      order={money}
      amount={money.amount}
      state={
        <StatusChip tone={isHanded ? 'warning' : 'primary'} icon={isHanded ? 'bag' : 'bike'}>
          {t(isHanded ? 'payments.open.handed' : 'payments.open.onWay')}
        </StatusChip>
      }
      actions={
        <>
          <Button variant="success" icon="cash" loading={cash.isPending} disabled={isBusy} onClick={() => cash.mutate()}>
            {t('payments.open.cash')}
          </Button>
          {money.payment_method === 'upi' && (
            <Button variant="secondary" icon="qr" loading={upi.isPending} disabled={isBusy} onClick={() => upi.mutate()}>
              {t('payments.open.upi')}
            </Button>
          )}
        </>
      }
    >
      <span className="text-ink-soft">
        {t(`common.payment.${money.payment_method}`)} · {moments.dayAndTime(money.since)}
      </span>
    </MoneyRow>
  )
}

/** A customer's claim to have paid to the shop's own UPI ID: only the shop can verify it. */
export const ClaimedPayments = ({ money }: { money: UnrecordedPayment }) => {
  const { t } = useT()
  const moments = useMoments()
  const [isAsking, setAsking] = useState(false)
  const confirm = useConfirm(money, 'upi')
  const miss = usePaymentsAction(
    (idempotencyKey) => api('POST /orders/{id}/payment/not-found', { params: { id: money.order_id }, idempotencyKey }),
    t('payments.claims.noDone', { id: money.order_number }),
    () => setAsking(false),
  )
  return (
    <MoneyRow
      order={money}
      amount={money.amount}
      actions={
        <>
          <Button variant="success" icon="check" loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('payments.claims.yes')}
          </Button>
          <Button variant="secondary" icon="x" disabled={confirm.isPending} onClick={() => setAsking(true)}>
            {t('payments.claims.no')}
          </Button>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={<bdi>{t('payments.claims.noTitle', { id: money.order_number })}</bdi>}
            description={t('payments.claims.noHint')}
            confirmLabel={t('payments.claims.no')}
            cancelLabel={t('payments.claims.back')}
            busy={miss.isPending}
            onConfirm={() => miss.mutate()}
          />
        </>
      }
    >
      <p className="text-ink-soft">{t('payments.claims.said', { when: moments.dayAndTime(money.since) })}</p>
      {money.transfer && (
        <p>
          {t('payments.claims.transfer')}: <bdi className="font-semibold figures">{money.transfer}</bdi>
        </p>
      )}
      <p>
        {t('payments.claims.reference')}: <bdi className="font-semibold">Order {money.order_number}</bdi>
        <bdi className="block break-all text-ink-soft text-xs">{money.reference}</bdi>
      </p>
    </MoneyRow>
  )
}
