import type { Order } from '@jhola/contract/orders/schema'
import { baseUnitsPerUnit } from '@jhola/contract/shared/weight'
import { quantityStep } from '../../../../domain/cart/cart.ts'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { QuantityStepper } from '../../../../shared/ui/quantity-stepper.tsx'
import { TextArea } from '../../../../shared/ui/text-area.tsx'
import type { OrderKey } from '../api/order.ts'
import { AddProduct } from './add-product.tsx'
import { OwnChoices } from './own-choices.tsx'
import { type OwnLine, withAdded, withQuantity } from './own-lines.ts'
import { OwnPlaceFields } from './own-place.tsx'
import { OwnTime } from './own-time.tsx'
import { type OwnChangeState, useOwnChange } from './use-own-change.ts'

const GRAINS = 1000

/** Loaded only for a number that the shop asks for a code. */
const CodePart = lazyPart(() => import('../../checkout/components/code-step.tsx').then((module) => module.CodeStep))

/** A line with its amount; none of it takes it out. */
const Line = ({ line, onChange }: { line: OwnLine; onChange: (quantity: number) => void }) => {
  const labels = useItemLabels()
  const name = labels.name(line)
  const size = line.loose ? baseUnitsPerUnit(line.unit) : GRAINS
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className={line.quantity > 0 ? 'min-w-40 flex-1' : 'min-w-40 flex-1 text-ink-soft line-through'}>
        {name}
        <span className="block text-ink-soft text-sm">
          <Money rupees={line.price} /> / {labels.unit(line.unit)}
        </span>
      </span>
      <QuantityStepper
        name={name}
        value={Math.round(line.quantity * size)}
        min={0}
        max={99 * size}
        step={Math.round(quantityStep(line) * size)}
        format={(base) => labels.measure(base / size, line.unit)}
        onChange={(base) => onChange(base / size)}
      />
    </li>
  )
}

/** The parts of the order that can change. */
const Fields = ({ order, own: { draft, set, problem } }: { order: Order; own: OwnChangeState }) => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 gap-5">
      {problem && <Alert tone="error">{problem}</Alert>}
      <ul className="grid gap-3">
        {draft.lines.map((line) => (
          <Line key={line.id} line={line} onChange={(quantity) => set({ lines: withQuantity(draft.lines, line.id, quantity) })} />
        ))}
      </ul>
      <AddProduct storeId={order.store_id} onAdd={(line) => set({ lines: withAdded(draft.lines, line) })} />
      <OwnChoices ofOrder={draft.ifMissing} lines={draft.lines} onChange={set} />
      <OwnTime order={order} value={draft.slot} onChange={(slot) => set({ slot })} />
      {order.delivery_type === 'delivery' && <OwnPlaceFields value={draft.place} onChange={(place) => set({ place })} />}
      <TextArea
        label={t('orders.notes')}
        optional
        rows={2}
        maxLength={500}
        value={draft.notes}
        onChange={(event) => set({ notes: event.target.value })}
      />
    </div>
  )
}

type OwnChangeDialogProps = { orderKey: OrderKey; order: Order; onClose: () => void }

/** Amounts, lines, choices, notes, address and time of an order that nobody packs yet, with the new total. */
export const OwnChangeDialog = ({ orderKey, order, onClose }: OwnChangeDialogProps) => {
  const { t } = useT()
  const own = useOwnChange(orderKey, order, onClose)
  if (!useArea('checkout')) return null
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('tracking.later.change.own.title')}
      description={t('tracking.later.change.own.hint')}
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <p aria-live="polite">
            <span className="block text-ink-soft text-sm">{t('tracking.later.change.own.newTotal')}</span>
            <span className="font-bold text-lg figures">
              {own.total === undefined ? '…' : <Money rupees={own.total} exact />}
            </span>
          </p>
          {!own.codeNeeded && (
            <Button loading={own.isSaving} disabled={!own.maySave} onClick={own.save}>
              {t('tracking.later.change.own.save')}
            </Button>
          )}
        </div>
      }
    >
      {own.codeNeeded ? (
        <CodePart
          part={{
            phone: order.customer_phone,
            details: own.codeNeeded.details,
            confirmLabel: t('tracking.later.change.own.save'),
            onProven: own.save,
            onBack: own.withoutCode,
          }}
        />
      ) : (
        <Fields order={order} own={own} />
      )}
    </Dialog>
  )
}
