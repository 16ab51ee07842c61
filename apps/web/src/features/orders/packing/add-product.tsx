import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { ProductChoice } from './product-choice.tsx'
import type { Packing } from './use-packing.ts'

/** Adds a product that the customer forgot; the customer is asked unless it was agreed by phone. */
export const AddProduct = ({ packing }: { packing: Packing }) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="ghost" icon="plus" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('orders.packing.add')}
      </Button>
    )
  return (
    <section aria-label={t('orders.packing.add')} className="grid gap-2 rounded-lg bg-sunken p-3">
      {!packing.byPhone && <p className="text-sm text-warning">{t('orders.packing.willAsk')}</p>}
      <ProductChoice
        packing={packing}
        suggested={[]}
        onChoose={({ product_id }) => {
          packing.change([{ kind: 'added', product_id, quantity: 1 }])
          setOpen(false)
        }}
      />
      <Button variant="ghost" onClick={() => setOpen(false)}>
        {t('common.close')}
      </Button>
    </section>
  )
}
