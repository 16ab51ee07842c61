import { MISSING_STATES, type MissingState } from '@jhola/contract/availability/missing-states'
import { REJECT_REASONS, type RejectReason } from '@jhola/contract/orders/statuses'
import { useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import type { StepProps } from '../actions/step-props.ts'
import { OFF_LABELS } from '../actions/use-action-labels.ts'
import { useStepAction } from '../actions/use-step-action.ts'
import { useOrderLabels } from '../data/order-labels.ts'
import { noteOf, TakingBackDialog } from './step-dialog.tsx'

export const REASON_PICTURES: Record<RejectReason, IconName> = {
  out_of_stock: 'package',
  item_not_available: 'list',
  too_busy: 'clock',
  closing: 'lock',
  too_far: 'pin',
  cannot_reach_customer: 'phone',
  payment_problem: 'wallet',
  other: 'message',
}

const AlsoInPart = lazyPart(() => import('../packing/off-shelf/also-in.tsx').then((module) => module.AlsoIn))

export type OffAfterReject = MissingState | 'none'
export const OFF_AFTER_LABELS = { ...OFF_LABELS, none: 'orders.board.reject.offNone' } as const

/** What this person may say of missing products; empty: not for people without the right `stock`. */
export const useOffAfterReject = (): readonly OffAfterReject[] => {
  const may = useMay()
  const states = MISSING_STATES.filter((state) => state !== 'for_good' || may('products.edit'))
  return may('stock') ? [...states, 'none'] : []
}

/** The list of items opens below all reasons. */
const comeIntoView = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' })

/** Rejects a pending order, or cancels a later one: the customer sees the reason. */
export const RejectDialog = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const labels = useOrderLabels()
  const act = useStepAction({ onAct, onClose })
  const [reason, setReason] = useState<RejectReason>('out_of_stock')
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const [off, setOff] = useState<OffAfterReject>('sold_out')
  const offStates = useOffAfterReject()
  const isByItem = reason === 'item_not_available'
  // Another user may accept the order while this is open. The request stays what the user chose; the server decides.
  const [isReject] = useState(order.status === 'pending')
  const confirm = () => {
    if (isByItem && missing.length === 0) return setAsking(true)
    const offShelf = off !== 'none' && offStates.length > 0 ? { offShelf: off } : {}
    const why = { reason, ...noteOf(note), ...(isByItem ? { missing: [...missing], ...offShelf } : {}) }
    return act(isReject ? { kind: 'reject', order, ...why } : { kind: 'move', order, to: 'cancelled', ...why })
  }
  return (
    <TakingBackDialog
      title={t(isReject ? 'orders.board.reject.title' : 'orders.board.reject.cancelTitle', { id: order.order_number })}
      icon="x"
      confirm={t(isReject ? 'orders.board.reject.confirm' : 'orders.board.reject.confirmCancel')}
      note={note}
      onNote={setNote}
      onConfirm={confirm}
      onClose={onClose}
    >
      <RadioCards
        label={t('orders.board.reject.question')}
        options={REJECT_REASONS.map((value) => ({
          value,
          icon: REASON_PICTURES[value],
          title: t(`orders.board.reason.${value}`),
        }))}
        value={reason}
        onChange={setReason}
      />
      {isByItem && (
        <fieldset ref={comeIntoView} className="grid grid-cols-1">
          <legend className="mb-1 font-semibold">{t('orders.actions.missing.question')}</legend>
          {order.items.map((item) => (
            <Checkbox
              key={item.id}
              label={labels.itemName(item)}
              checked={missing.includes(item.product_id)}
              onChange={({ target }) =>
                setMissing((before) =>
                  target.checked ? [...before, item.product_id] : before.filter((id) => id !== item.product_id),
                )
              }
            />
          ))}
          {isAsking && missing.length === 0 && (
            <p role="alert" className="text-error text-sm">
              {t('orders.actions.missing.none')}
            </p>
          )}
          <AlsoInPart part={{ order, productIds: missing }} />
          {offStates.length > 0 && missing.length > 0 && (
            <div className="mt-2 grid gap-1">
              <span className="text-ink-soft text-sm">{t('orders.board.reject.off')}</span>
              <SegmentedControl
                label={t('orders.board.reject.off')}
                segments={offStates.map((value) => ({ value, label: t(OFF_AFTER_LABELS[value]) }))}
                value={off}
                onChange={setOff}
              />
            </div>
          )}
        </fieldset>
      )}
    </TakingBackDialog>
  )
}
