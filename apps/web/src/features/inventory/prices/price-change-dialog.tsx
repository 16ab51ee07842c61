import { PRICE_ROUNDINGS, type PriceChangeKind, type PriceRounding } from '@jhola/contract/inventory/prices/price-change'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { PriceRows, UnchangedRows } from './price-rows.tsx'
import { type PricedProducts, usePriceChange } from './use-price-change.ts'

type Wish = { by: PriceChangeKind; way: 'up' | 'down'; amount: number; rounding: PriceRounding }
type WishProps = { wish: Wish; isBusy: boolean; onChange(change: Partial<Wish>): void }

/** The amount, direction and rounding of the change. */
const WishFields = ({ wish, isBusy, onChange }: WishProps) => {
  const { t } = useT()
  return (
    <fieldset disabled={isBusy} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <SegmentedControl
        fullWidth
        label={t('inventory.prices.direction')}
        value={wish.way}
        onChange={(way) => onChange({ way })}
        segments={[
          { value: 'up', label: t('inventory.prices.up') },
          { value: 'down', label: t('inventory.prices.down') },
        ]}
      />
      <SegmentedControl
        fullWidth
        label={t('inventory.prices.unit')}
        value={wish.by}
        onChange={(by) => onChange({ by })}
        segments={[
          { value: 'percent', label: t('inventory.prices.percent') },
          { value: 'rupees', label: t('inventory.prices.rupees') },
        ]}
      />
      <NumberField
        decimals
        label={t(wish.by === 'percent' ? 'inventory.prices.amountPercent' : 'inventory.prices.amountRupees')}
        {...(wish.by === 'percent' ? { suffix: '%' } : { prefix: '₹' })}
        value={wish.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <Select
        label={t('inventory.prices.rounding')}
        options={PRICE_ROUNDINGS.map((value) => ({ value, label: t(`inventory.prices.round.${value}`) }))}
        value={wish.rounding}
        onChange={({ target }) => onChange({ rounding: PRICE_ROUNDINGS.find((one) => one === target.value) ?? 'none' })}
      />
    </fieldset>
  )
}

type DialogProps = {
  goods: PricedProducts
  /** The number of affected products, as the list has it. */
  count: number
  onClose(): void
}

/** Changes many prices by percent or rupees: the result is previewed first, and can be undone as a whole. */
export const PriceChangeDialog = ({ goods, count, onClose }: DialogProps) => {
  const { t } = useT()
  const hasTexts = useArea('inventory.prices')
  const [wish, setWish] = useState<Wish>({ by: 'percent', way: 'up', amount: 5, rounding: 'rupee' })
  const { preview, apply, undo, problem } = usePriceChange(goods)
  if (!hasTexts) return null
  const isFine = wish.amount > 0
  const change = { by: wish.by, amount: wish.way === 'up' ? wish.amount : -wish.amount, rounding: wish.rounding }
  const done = apply.data?.reply
  const shown = done ?? preview.data
  const changeId = done?.change_id
  const isBusy = preview.isPending || apply.isPending || undo.isPending
  const footer = done ? (
    <>
      {changeId && !undo.data && (
        <Button variant="secondary" icon="undo" loading={undo.isPending} onClick={() => undo.mutate(changeId)}>
          {t('inventory.prices.undo')}
        </Button>
      )}
      <Button onClick={onClose}>{t('inventory.prices.close')}</Button>
    </>
  ) : preview.data ? (
    <Button icon="check" loading={apply.isPending} disabled={preview.data.changed === 0} onClick={() => apply.mutate(change)}>
      {t('inventory.prices.apply', { count: preview.data.changed })}
    </Button>
  ) : (
    <Button iconEnd="arrow-end" loading={preview.isPending} disabled={!isFine} onClick={() => preview.mutate(change)}>
      {t('inventory.prices.preview')}
    </Button>
  )
  return (
    <Dialog
      open
      size="lg"
      title={t('inventory.prices.title')}
      description={t('inventory.prices.for', { count })}
      onOpenChange={onClose}
      footer={footer}
    >
      <div className="grid grid-cols-1 gap-4">
        {problem && <Alert tone="error">{problem}</Alert>}
        {!done && (
          <WishFields
            wish={wish}
            isBusy={isBusy}
            onChange={(next) => {
              setWish((before) => ({ ...before, ...next }))
              preview.reset()
            }}
          />
        )}
        {undo.data ? (
          <>
            <Alert
              tone={undo.data.kept.length > 0 ? 'warning' : 'success'}
              title={t('inventory.prices.undone', { count: undo.data.restored })}
            >
              {undo.data.kept.length > 0 && t('inventory.prices.kept', { count: undo.data.kept.length })}
            </Alert>
            {undo.data.kept.length > 0 && <UnchangedRows kept={undo.data.kept} />}
          </>
        ) : (
          <>
            {done && <Alert tone="success" title={t('inventory.prices.applied', { count: done.changed })} />}
            {shown && <PriceRows reply={shown} />}
          </>
        )}
      </div>
    </Dialog>
  )
}
