import { REJECT_REASONS, type RejectReason } from '@jhola/contract/orders/statuses'
import { formatRupees } from '@jhola/contract/shared/money'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { type FormEvent, useId, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { Order } from '../board-state.ts'
import type { OrderAction } from '../hooks/use-order-actions.ts'

type StepProps = { order: Order; onClose(): void; onAct(action: OrderAction): void }

const READY_MINUTES = [10, 20, 30, 45] as const

/** Accepting: when will it be ready? The customer sees the promise. */
export const AcceptDialog = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const accept = (readyInMinutes?: number) => {
    onAct({ kind: 'accept', order, ...(readyInMinutes === undefined ? {} : { readyInMinutes }) })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('counter.accept.title', { id: order.order_number })}
      description={t('counter.accept.question')}
    >
      <div className="grid grid-cols-2 gap-2.5">
        {READY_MINUTES.map((minutes) => (
          <Button key={minutes} variant="secondary" size="lg" onClick={() => accept(minutes)}>
            {t('counter.accept.minutes', { count: minutes })}
          </Button>
        ))}
      </div>
      <Button className="mt-3" variant="success" size="lg" fullWidth icon="check" onClick={() => accept()}>
        {t('counter.accept.usual')}
      </Button>
    </Dialog>
  )
}

/** Rejecting a pending order, or cancelling a later one: the reason is told to the customer. */
export const RejectDialog = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const [reason, setReason] = useState<RejectReason>('out_of_stock')
  const isReject = order.status === 'pending'
  const confirm = () => {
    onAct(isReject ? { kind: 'reject', order, reason } : { kind: 'move', order, to: 'cancelled', reason })
    onClose()
  }
  const title = t(isReject ? 'counter.reject.title' : 'counter.reject.cancelTitle', { id: order.order_number })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="destructive" onClick={confirm}>
            {t(isReject ? 'counter.reject.confirm' : 'counter.reject.confirmCancel')}
          </Button>
        </>
      }
    >
      <RadioCards
        label={t('counter.reject.question')}
        options={REJECT_REASONS.map((value) => ({ value, title: t(`counter.reason.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  )
}

/** Dispatching: who carries it. All of it may be left empty by a shop that brings its orders itself. */
export const DispatchDialog = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const form = useId()
  const [phoneError, setPhoneError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name) ?? '').trim()
    const [name, phone, vehicle] = [text('name'), text('phone'), text('vehicle')]
    if (phone && !normalisePhone(phone)) {
      setPhoneError(t('auth.phoneInvalid'))
      return
    }
    const partner = name
      ? { partner: { name, ...(phone ? { phone } : {}), ...(vehicle ? { vehicle_number: vehicle } : {}) } }
      : {}
    onAct({ kind: 'move', order, to: 'out_for_delivery', ...partner })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('counter.dispatch.title', { id: order.order_number })}
      description={t('counter.dispatch.hint')}
      footer={
        <Button type="submit" form={form} variant="brand" icon="bike" fullWidth>
          {t('counter.dispatch.confirm')}
        </Button>
      }
    >
      <form id={form} className="grid gap-3" onSubmit={submit} noValidate>
        <TextField label={t('counter.dispatch.partner')} name="name" optional maxLength={80} autoComplete="off" />
        <TextField
          label={t('counter.dispatch.phone')}
          name="phone"
          optional
          type="tel"
          inputMode="tel"
          prefix="+91"
          maxLength={14}
          error={phoneError}
          autoComplete="off"
        />
        <TextField label={t('counter.dispatch.vehicle')} name="vehicle" optional maxLength={20} autoComplete="off" />
      </form>
    </Dialog>
  )
}

/** Completing: the shop says that the goods, and for cash the money, changed hands. */
export const CompleteDialog = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const amount = formatRupees(order.total_amount)
  const isUpiOpen = order.payment_method === 'upi' && order.payment_status === 'pending'
  const question = isUpiOpen
    ? 'counter.complete.upiOpen'
    : order.payment_method === 'upi'
      ? 'counter.complete.paid'
      : 'counter.complete.cash'
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('counter.complete.title', { id: order.order_number })}
      description={t(question, { amount })}
      confirmLabel={t('counter.complete.confirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => {
        onAct({ kind: 'move', order, to: 'delivered' })
        onClose()
      }}
    />
  )
}
