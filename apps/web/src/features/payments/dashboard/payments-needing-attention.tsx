import { formatRupees } from '@jhola/contract/shared/money'
import type { ComponentProps } from 'react'
import { type ReactNode, useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { type PaymentIssue, type RefundStatus, usePaymentsAction } from '../data/payments-api.ts'
import { MoneyRow } from './money-row.tsx'
import { useReasonLabels } from './use-reason-labels.ts'

type ConfirmedStepProps = {
  /** The label of the row's button, and that of the confirm button. */
  label: string
  title: ReactNode
  hint: string
  variant?: 'primary' | 'secondary'
  action: ReturnType<typeof usePaymentsAction>
}

/** A step that moves money: it asks for confirmation. */
const ConfirmedStep = ({ label, title, hint, variant = 'primary', action }: ConfirmedStepProps) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  const confirm = () => action.mutate(undefined, { onSettled: () => setOpen(false) })
  return (
    <>
      <Button variant={variant} icon="undo" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        description={hint}
        confirmLabel={label}
        cancelLabel={t('payments.stuck.cancel')}
        busy={action.isPending}
        onConfirm={confirm}
      />
    </>
  )
}

type StuckRowProps = {
  money: PaymentIssue
  chip: string
  step: Omit<ComponentProps<typeof ConfirmedStep>, 'variant'>
  children: string
}

/** A payment that needs one action by the owner. */
const StuckRow = ({ money, chip, step, children }: StuckRowProps) => (
  <MoneyRow
    order={money}
    amount={money.received}
    state={
      <StatusChip tone="warning" icon="alert">
        {chip}
      </StatusChip>
    }
    actions={<ConfirmedStep {...step} />}
  >
    {children}
  </MoneyRow>
)

/** A payment whose amount differs from the order total. */
const Held = ({ money, paymentId }: { money: PaymentIssue; paymentId: string }) => {
  const { t } = useT()
  const amount = formatRupees(money.received)
  const action = usePaymentsAction(
    (idempotencyKey) => api('POST /payments/{payment_id}/give-back', { params: { payment_id: paymentId }, idempotencyKey }),
    t('payments.stuck.giveBackDone', { amount }),
  )
  const step = {
    label: t('payments.stuck.giveBack'),
    title: t('payments.stuck.giveBackTitle', { amount }),
    hint: t('payments.stuck.giveBackHint'),
    action,
  }
  return (
    <StuckRow money={money} chip={t('payments.stuck.held')} step={step}>
      {t('payments.stuck.heldText', { received: amount, asked: formatRupees(money.asked) })}
    </StuckRow>
  )
}

/** A payment of a cancelled order that the shop itself received. */
const ByHand = ({ money }: { money: PaymentIssue }) => {
  const { t } = useT()
  const amount = formatRupees(money.received)
  const action = usePaymentsAction(
    (idempotencyKey) =>
      api('PUT /orders/{id}/status', {
        params: { id: money.order_id },
        body: { status: 'refunded', reason: 'other' },
        idempotencyKey,
      }),
    t('payments.stuck.byHandDone', { id: money.order_number }),
  )
  const step = {
    label: t('payments.stuck.byHandButton'),
    title: t('payments.stuck.byHandTitle', { amount }),
    hint: t('payments.stuck.byHandHint'),
    action,
  }
  return (
    <StuckRow money={money} chip={t('payments.stuck.byHand')} step={step}>
      {t('payments.stuck.byHandText', { amount })}
    </StuckRow>
  )
}

/** The payments that need an action. */
export const PaymentIssueCard = ({ money }: { money: PaymentIssue }) =>
  money.payment_id === null ? <ByHand money={money} /> : <Held money={money} paymentId={money.payment_id} />

/** The owner's actions for a refund that the payment service refused. */
export const FailedSteps = ({ back, paymentId }: { back: RefundStatus; paymentId: string }) => {
  const { t } = useT()
  const amount = formatRupees(back.amount)
  const params = { payment_id: paymentId }
  const body = back.refund_id === null ? {} : { refund_id: back.refund_id }
  const retry = usePaymentsAction(
    (idempotencyKey) => api('POST /payments/{payment_id}/returns/retry', { params, body, idempotencyKey }),
    t('payments.stuck.againDone'),
  )
  const cash = usePaymentsAction(
    (idempotencyKey) => api('POST /payments/{payment_id}/returns/in-cash', { params, body, idempotencyKey }),
    t('payments.stuck.inCashDone', { amount }),
  )
  return (
    <>
      <Button icon="refresh" loading={retry.isPending} onClick={() => retry.mutate()}>
        {t('payments.stuck.again')}
      </Button>
      <ConfirmedStep
        label={t('payments.stuck.inCash')}
        title={t('payments.stuck.inCashTitle', { amount })}
        hint={t('payments.stuck.inCashHint')}
        variant="secondary"
        action={cash}
      />
    </>
  )
}

/** The owner's word how a return by hand went. */
const DueSteps = ({ back, refundId }: { back: RefundStatus; refundId: string }) => {
  const { t } = useT()
  const amount = formatRupees(back.amount)
  const send = (by: 'cash' | 'upi') => (idempotencyKey: string) =>
    api('POST /payments/hand-returns/{return_id}/given', { params: { return_id: refundId }, body: { by }, idempotencyKey })
  const upi = usePaymentsAction(send('upi'), t('payments.stuck.byUpiDone', { amount }))
  const cash = usePaymentsAction(send('cash'), t('payments.stuck.inCashDone', { amount }))
  const hint = t('payments.stuck.dueHint')
  return (
    <>
      {back.way === 'upi' && (
        <ConfirmedStep
          {...{ label: t('payments.stuck.byUpi'), title: t('payments.stuck.byUpiTitle', { amount }), hint }}
          action={upi}
        />
      )}
      <ConfirmedStep
        {...{ label: t('payments.stuck.inCash'), title: t('payments.stuck.inCashTitle', { amount }), hint }}
        variant={back.way === 'upi' ? 'secondary' : 'primary'}
        action={cash}
      />
    </>
  )
}

/** Money that the shop owes a customer, and that only its people can give back. */
const DueRow = ({ back, refundId }: { back: RefundStatus; refundId: string }) => {
  const { t } = useT()
  const { sayReason } = useReasonLabels()
  return (
    <MoneyRow
      order={back}
      amount={back.amount}
      state={
        <StatusChip tone="warning" icon="alert">
          {t('payments.stuck.due')}
        </StatusChip>
      }
      actions={<DueSteps back={back} refundId={refundId} />}
    >
      <p className="font-semibold">{sayReason(back.reason)}</p>
      <p>{t('payments.stuck.dueText', { amount: formatRupees(back.amount) })}</p>
    </MoneyRow>
  )
}

/** A return that goes by the shop's hands and has not gone yet. */
const isDueByHand = (back: RefundStatus): boolean => back.payment_id === null && back.state === 'pending'

/** Refunds in progress, those that the shop owes, and refused ones. */
export const RefundStatusRow = ({ back }: { back: RefundStatus }) => {
  const { t } = useT()
  const { sayReason } = useReasonLabels()
  if (back.refund_id !== null && isDueByHand(back)) return <DueRow back={back} refundId={back.refund_id} />
  const isFailed = back.state === 'failed'
  const amount = formatRupees(back.amount)
  return (
    <MoneyRow
      order={back}
      amount={back.amount}
      state={
        <StatusChip tone={isFailed ? 'error' : 'primary'} icon={isFailed ? 'x-circle' : 'undo'}>
          {t(isFailed ? 'payments.stuck.failed' : 'payments.stuck.onWay')}
        </StatusChip>
      }
      actions={isFailed && back.payment_id !== null && <FailedSteps back={back} paymentId={back.payment_id} />}
    >
      <p className="font-semibold">{sayReason(back.reason)}</p>
      <p>{t(isFailed ? 'payments.stuck.failedText' : 'payments.stuck.onWayText', { amount })}</p>
    </MoneyRow>
  )
}
