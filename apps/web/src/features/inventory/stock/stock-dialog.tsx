import { STOCK_UPDATE_KINDS } from '@jhola/contract/inventory/stock/stock-update'
import { type FormEvent, useId } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { InventoryProduct } from '../data/inventory-api.ts'
import { ProductPicture } from '../data/product-picture.tsx'
import { useProductNames } from '../data/use-product-names.ts'
import { stockDecimals } from '../product/product-draft.ts'
import { STOCK_REASONS, toFillUp } from './stock-draft.ts'
import { useStockUpdate } from './use-stock-update.ts'

type StockForm = ReturnType<typeof useStockUpdate>

/** On hand, reserved for orders, and the stock after the movement. */
const Levels = ({ form, unit }: { form: StockForm; unit: string }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const { level, preview } = form
  const rows = [
    ['inventory.product.stock.onHand', level.current_stock],
    ['inventory.product.stock.reserved', level.reserved],
    ['inventory.product.stock.after', preview?.after ?? null],
  ] as const
  return (
    <dl className="flex flex-wrap gap-2 rounded-md bg-sunken p-3 text-center">
      {rows.map(([key, quantity]) => (
        <div key={key} className="min-w-min flex-1">
          <dt className="text-ink-soft text-sm">{t(key)}</dt>
          <dd className="font-bold text-lg figures" aria-live={key === 'inventory.product.stock.after' ? 'polite' : undefined}>
            <bdi>{quantity === null ? '–' : labels.measure(quantity, unit)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Reasons = ({ form }: { form: StockForm }) => {
  const { t } = useT()
  const { draft, change } = form
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap gap-x-2">
        {STOCK_REASONS[draft.kind].map((reason) => {
          const labels = t(`inventory.product.reason.${reason}`)
          return (
            <Chip key={reason} chosen={draft.reason === labels} onChange={(chosen) => change({ reason: chosen ? labels : '' })}>
              {labels}
            </Chip>
          )
        })}
      </div>
      <TextField
        label={t('inventory.product.stock.reason')}
        optional
        maxLength={200}
        value={draft.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
    </div>
  )
}

type StockDialogProps = { product: InventoryProduct; onEdit(): void; onHistory(): void; onClose(): void }

/** Update Stock: in, out, count or adjustment, with a reason; shows the result before it is sent. */
export const StockDialog = ({ product, onEdit, onHistory, onClose }: StockDialogProps) => {
  const { t } = useT()
  const names = useProductNames()
  const labels = useItemLabels()
  const form = useStockUpdate(product, onClose)
  const { draft, change } = form
  const id = useId()
  const fill = toFillUp(product)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.send()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('inventory.action.stock')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('inventory.product.cancel')}
          </Button>
          <Button type="submit" form={id} loading={form.isSending}>
            {t('inventory.action.stock')}
          </Button>
        </>
      }
    >
      <form id={id} className="grid grid-cols-1 gap-4" onSubmit={submit} noValidate>
        {form.failure && (
          <Alert tone="error" title={t('inventory.failed.stock')}>
            {form.failure}
          </Alert>
        )}
        <div className="flex items-center gap-3">
          <ProductPicture product={product} sidePx={56} className="size-14 shrink-0" />
          <div className="min-w-0 flex-1">
            <p className="line-clamp-2 font-semibold">{names.whole(product)}</p>
            <span className="flex flex-wrap gap-x-1">
              <Button size="sm" variant="ghost" icon="edit" className="-ms-3" onClick={onEdit}>
                {t('inventory.action.edit')}
              </Button>
              <Button size="sm" variant="ghost" icon="clock" onClick={onHistory}>
                {t('inventory.action.history')}
              </Button>
            </span>
          </div>
        </div>
        <SegmentedControl
          label={t('inventory.product.stock.kind')}
          fullWidth
          segments={STOCK_UPDATE_KINDS.map((kind) => ({ value: kind, label: t(`inventory.product.kind.${kind}`) }))}
          value={draft.kind}
          onChange={(kind) => change({ kind, reason: '' })}
        />
        {draft.kind === 'adjustment' && (
          <div className="flex flex-wrap gap-2">
            <Chip chosen={!draft.isDown} icon="plus" onChange={() => change({ isDown: false })}>
              {t('inventory.product.stock.up')}
            </Chip>
            <Chip chosen={draft.isDown} icon="minus" onChange={() => change({ isDown: true })}>
              {t('inventory.product.stock.down')}
            </Chip>
          </div>
        )}
        <NumberField
          name="quantity"
          label={t(draft.kind === 'set' ? 'inventory.product.stock.counted' : 'inventory.product.stock.quantity')}
          decimals={stockDecimals(product)}
          suffix={<span className="pe-3">{labels.unit(product.unit)}</span>}
          value={draft.quantity}
          onChange={(quantity) => change({ quantity })}
          error={form.problem}
        />
        {draft.kind === 'in' && fill > 0 && (
          <Chip chosen={draft.quantity === fill} icon="plus" onChange={() => change({ quantity: fill })}>
            {t('inventory.product.stock.fill', { amount: labels.measure(fill, product.unit) })}
          </Chip>
        )}
        <Levels form={form} unit={product.unit} />
        <Reasons form={form} />
      </form>
    </Dialog>
  )
}
