import { QUANTITY_MAX } from '@jhola/contract/constants'
import { nearestQuantity } from '@jhola/contract/orders/picking/suggest-replacements'
import { baseUnitsPerUnit, toUnits } from '@jhola/contract/shared/weight'
import { useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { QuantityStepper } from '../../../shared/ui/quantity-stepper.tsx'
import { Panel } from './amount-panels.tsx'
import { type Choosable, ProductChoice } from './product-choice.tsx'
import { toSheetLines } from './sheet-lines.ts'
import type { Packing } from './use-packing.ts'

/** A weight grows and shrinks by this, in base units. */
const LOOSE_STEP = 50

/** As much as of the missing line of the same category; one where nothing of it is missing. In selling units. */
const startAmount = (packing: Packing, product: Choosable): number => {
  const known = new Map(packing.shelf?.products.map((one) => [one.product_id, one]))
  const line = toSheetLines(packing).find(
    ({ change, product_id }) => change === 'not_available' && known.get(product_id)?.category === product.category,
  )
  const wanted = line && { ...line, unit_size: line.loose ? baseUnitsPerUnit(line.unit) : 1 }
  return wanted && wanted.loose === product.loose ? nearestQuantity({ wanted, quantity: wanted.ordered ?? 1 }, product) : 1
}

/** How much of the chosen product is added. */
const Amount = ({ packing, product, onClose }: { packing: Packing; product: Choosable; onClose(): void }) => {
  const labels = useItemLabels()
  const size = product.unit_size
  const step = product.loose ? LOOSE_STEP : 1
  const [base, setBase] = useState(Math.round(startAmount(packing, product) * size))
  const most = Math.min(product.available, QUANTITY_MAX * size)
  const change = { kind: 'added' as const, product_id: product.product_id, quantity: toUnits(base, size) }
  return (
    <Panel change={change} {...{ packing, onClose }} isReady={base > 0}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{labels.name(product)}</span>
        <QuantityStepper
          name={labels.name(product)}
          value={base}
          min={step}
          max={most}
          step={step}
          format={(amount) => (product.loose ? labels.measure(toUnits(amount, size), product.unit) : String(amount))}
          onChange={setBase}
          size="lg"
        />
      </div>
    </Panel>
  )
}

/** Adds a product that the customer forgot; the customer is asked unless it was agreed by phone. */
export const AddProduct = ({ packing }: { packing: Packing }) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Choosable | null>(null)
  const close = () => {
    setOpen(false)
    setChosen(null)
  }
  if (!isOpen)
    return (
      <Button variant="ghost" icon="plus" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('orders.packing.add')}
      </Button>
    )
  return (
    <section aria-label={t('orders.packing.add')} className="grid gap-2 rounded-lg bg-sunken p-3">
      {chosen ? (
        <Amount packing={packing} product={chosen} onClose={close} />
      ) : (
        <ProductChoice
          packing={packing}
          suggested={[]}
          quantityOf={(product) => startAmount(packing, product)}
          onChoose={setChosen}
        />
      )}
      <Button variant="ghost" onClick={close}>
        {t('common.close')}
      </Button>
    </section>
  )
}
