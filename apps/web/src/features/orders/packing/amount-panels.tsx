import { QUANTITY_MAX } from '@jhola/contract/constants'
import type { LineChange } from '@jhola/contract/orders/packing/apply-line-changes'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { QuantityStepper } from '../../../shared/ui/quantity-stepper.tsx'
import type { SheetLine } from './sheet-lines.ts'
import type { Packing } from './use-packing.ts'

export type PanelProps = { line: SheetLine; packing: Packing; onClose(): void }

const GRAMS = 1000

/** A small form below a line; what the rules refuse is said at once, before anything is sent. */
export const Panel = ({
  change,
  packing,
  onClose,
  children,
  isReady,
}: Omit<PanelProps, 'line'> & { change: LineChange; isReady: boolean; children: ReactNode }) => {
  const { t, tError } = useT()
  const refusal = isReady ? packing.preview([change]).refusal : null
  const isAsking = isReady && refusal === null && packing.preview([change]).asks.size > packing.packed.asks.size
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || refusal !== null) return
    packing.change([change])
    // What was weighed is in the bag.
    if (change.kind === 'weighed') packing.tick([change.line_no], true)
    onClose()
  }
  return (
    <form onSubmit={submit} className="grid gap-2 rounded-lg bg-sunken p-3">
      {children}
      {refusal !== null && (
        <p role="alert" className="text-error text-sm">
          {tError(refusal)}
        </p>
      )}
      {isAsking && <p className="text-sm text-warning">{t('orders.packing.willAsk')}</p>}
      <Button type="submit" variant="brand" disabled={!isReady || refusal !== null}>
        {t('orders.packing.save')}
      </Button>
    </form>
  )
}

/** Loose goods by the scale, in grams or millilitres. */
export const WeighPanel = ({ line, packing, onClose }: PanelProps) => {
  const { t } = useT()
  const [grams, setGrams] = useState(Number.NaN)
  const isReady = grams > 0
  return (
    <Panel change={{ kind: 'weighed', line_no: line.line_no, quantity: (grams || 0) / GRAMS }} {...{ packing, onClose, isReady }}>
      <NumberField
        autoFocus
        label={t(line.unit === 'liter' ? 'orders.packing.millilitres' : 'orders.packing.grams')}
        value={grams}
        onChange={setGrams}
      />
    </Panel>
  )
}

/** Fewer packets than ordered. */
export const FewerPanel = ({ line, packing, onClose }: PanelProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const [count, setCount] = useState(Math.max(1, line.given - 1))
  return (
    <Panel change={{ kind: 'fewer', line_no: line.line_no, quantity: count }} {...{ packing, onClose }} isReady>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{t('orders.packing.give')}</span>
        <QuantityStepper
          name={labels.name(line)}
          value={count}
          min={1}
          max={Math.max(1, line.given - 1)}
          onChange={setCount}
          size="lg"
        />
      </div>
    </Panel>
  )
}

/** Another number of packets of a replacement: it is replaced once more, by the same product. */
export const AmountPanel = ({ line, packing, onClose }: PanelProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const [count, setCount] = useState(line.given)
  const { product_id, replaces } = line
  const change = { kind: 'replaced' as const, line_no: replaces ?? line.line_no, product_id, quantity: count }
  return (
    <Panel change={change} {...{ packing, onClose }} isReady={count !== line.given}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{t('orders.packing.give')}</span>
        <QuantityStepper name={labels.name(line)} value={count} min={1} max={QUANTITY_MAX} onChange={setCount} size="lg" />
      </div>
    </Panel>
  )
}

/** Another price for one, never above the MRP. */
export const PricePanel = ({ line, packing, onClose }: PanelProps) => {
  const { t } = useT()
  const [price, setPrice] = useState(line.priceRupees)
  return (
    <Panel
      change={{ kind: 'price_corrected', line_no: line.line_no, price: price || 0 }}
      {...{ packing, onClose }}
      isReady={price > 0 && price !== line.priceRupees}
    >
      <NumberField autoFocus label={t('orders.packing.priceOfOne')} prefix="₹" decimals value={price} onChange={setPrice} />
    </Panel>
  )
}
