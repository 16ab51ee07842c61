import { REJECT_REASONS, type RejectReason } from '@jhola/contract/orders/statuses'
import { useState } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import type { StepProps } from '../../actions/step-props.ts'
import { useStepAction } from '../../actions/use-step-action.ts'
import type { Order } from '../../data/board-state.ts'
import { ItemPicture } from '../../picture-mode/item-picture.tsx'
import { PictureButton } from '../../picture-mode/picture-button.tsx'
import { PictureDialog } from '../../picture-mode/picture-dialog.tsx'
import { OFF_AFTER_LABELS, type OffAfterReject, REASON_PICTURES, useOffAfterReject } from '../reject-dialog.tsx'

const TILE = 'eases presses relative flex min-h-24 items-center justify-center rounded-lg border-2'

type MissingProps = { order: Order; missing: readonly string[]; onChange(missing: readonly string[]): void }

/** Selects the missing items; each is marked with a cross. */
const Missing = ({ order, missing, onChange }: MissingProps) => (
  <ul className="mt-4 grid grid-cols-3 gap-2">
    {order.items.map((item) => {
      const isMissing = missing.includes(item.product_id)
      const next = isMissing ? missing.filter((id) => id !== item.product_id) : [...missing, item.product_id]
      return (
        <li key={item.id}>
          <ItemPicture item={item} isMarked={isMissing} mark="x" onPress={() => onChange(next)} says={['out_of_stock']} />
        </li>
      )
    })}
  </ul>
)

const OFF_PICTURES: Record<OffAfterReject, IconName> = { sold_out: 'package', today: 'clock', for_good: 'eye-off', none: 'eye' }

/** What other customers see of the missing items: sold out, not today, or as now. */
const OffShelfPictures = ({
  states,
  off,
  onChange,
}: {
  states: readonly OffAfterReject[]
  off: OffAfterReject
  onChange(off: OffAfterReject): void
}) => {
  const { t } = useT()
  return (
    <div className="mt-4 grid grid-cols-4 gap-2" role="radiogroup" aria-label={t('orders.board.reject.off')}>
      {states.map((value) => (
        <label
          key={value}
          title={t(OFF_AFTER_LABELS[value])}
          className={cx(
            TILE,
            'min-h-16! cursor-pointer gap-1 has-focus-visible:outline-2',
            value === off ? 'border-brand bg-brand-soft text-brand' : 'border-line-strong bg-surface',
          )}
        >
          <input
            type="radio"
            name="off"
            aria-label={t(OFF_AFTER_LABELS[value])}
            checked={value === off}
            onChange={() => onChange(value)}
            className="sr-only"
          />
          <Icon name={OFF_PICTURES[value]} size="lg" />
          {value !== 'none' && <Icon name="x" size="md" className="text-error" />}
        </label>
      ))}
    </div>
  )
}

/** Rejects an order in picture mode: asks why, and for missing items, which. */
export const PictureReject = ({ order, onClose, onAct }: StepProps) => {
  const { t } = useT()
  const act = useStepAction({ onAct, onClose })
  const [reason, setReason] = useState<RejectReason | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [off, setOff] = useState<OffAfterReject>('sold_out')
  const offStates = useOffAfterReject()
  const [isReject] = useState(order.status === 'pending')
  const isByItem = reason === 'item_not_available'
  const isWhole = reason !== null && (!isByItem || missing.length > 0)
  const confirm = () => {
    if (!reason) return
    const offShelf = off !== 'none' && offStates.length > 0 ? { offShelf: off } : {}
    const why = { reason, ...(isByItem ? { missing: [...missing], ...offShelf } : {}) }
    act(isReject ? { kind: 'reject', order, ...why } : { kind: 'move', order, to: 'cancelled', ...why })
  }
  return (
    <PictureDialog
      order={order}
      title={t(isReject ? 'orders.board.reject.title' : 'orders.board.reject.cancelTitle', { id: order.order_number })}
      says={['reject', 'why']}
      onClose={onClose}
      footer={
        <>
          <PictureButton picture="arrow-start" variant="secondary" label={t('common.back')} says={['back']} onClick={onClose} />
          <PictureButton
            picture="x-circle"
            variant="destructive"
            label={t(isReject ? 'orders.board.reject.confirm' : 'orders.board.reject.confirmCancel')}
            says={['reject']}
            disabled={!isWhole}
            onClick={confirm}
          />
        </>
      }
    >
      <div className="grid grid-cols-3 gap-2.5" role="radiogroup" aria-label={t('orders.board.reject.question')}>
        {REJECT_REASONS.map((value) => (
          <label
            key={value}
            data-says={value}
            title={t(`orders.board.reason.${value}`)}
            className={cx(
              TILE,
              'cursor-pointer has-focus-visible:outline-2',
              value === reason ? 'border-error bg-error-soft text-error' : 'border-line-strong bg-surface',
            )}
          >
            <input
              type="radio"
              name="reason"
              aria-label={t(`orders.board.reason.${value}`)}
              checked={value === reason}
              onChange={() => setReason(value)}
              className="sr-only"
            />
            <Icon name={REASON_PICTURES[value]} size="xl" />
            {value === reason && <Icon name="check-circle" size="lg" className="absolute end-1 top-1" />}
          </label>
        ))}
      </div>
      {isByItem && <Missing order={order} missing={missing} onChange={setMissing} />}
      {isByItem && missing.length > 0 && offStates.length > 0 && (
        <OffShelfPictures states={offStates} off={off} onChange={setOff} />
      )}
    </PictureDialog>
  )
}
