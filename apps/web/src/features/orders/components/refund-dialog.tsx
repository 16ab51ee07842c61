import { isPaidOnline } from '@jhola/contract/payments/rules'
import { formatRupees } from '@jhola/contract/shared/money'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { StepProps } from '../step-props.ts'

const NOTE_MOST = 200

/** Giving everything back: what a payment service took goes back by itself, the rest the shop hands back. */
export const RefundDialog = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const [note, setNote] = useState('')
  const isByService = isPaidOnline(order.payment_method)
  const confirm = () => {
    const why = note.trim() ? { note: note.trim() } : {}
    void onAct({ kind: 'move', order, to: 'refunded', reason: 'other', ...why })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={<bdi>{t('desk.refund.title', { id: order.order_number })}</bdi>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.back')}
          </Button>
          <Button variant="destructive" icon="undo" onClick={confirm}>
            {t('desk.refund.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="grid justify-items-center gap-2 text-center">
          <Icon name="rupee" size="xl" className="text-brand" />
          <bdi className="font-bold text-3xl figures">{formatRupees(order.total_amount)}</bdi>
          <p>{t(isByService ? 'desk.refund.byService' : 'desk.refund.byShop')}</p>
        </div>
        <TextField
          label={t('counter.reject.note')}
          optional
          maxLength={NOTE_MOST}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          autoComplete="off"
        />
      </div>
    </Dialog>
  )
}
