import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { Money } from '../../../shared/ui/money.tsx'

/** "₹12 / 100 g": a price to compare sizes by; nothing where it says no more than the price. A list kept on the device may not know it. */
export const UnitPrice = ({ product: { unit_price } }: { product: Product }) => {
  const labels = useItemLabels()
  return (
    unit_price && (
      <bdi>
        <Money rupees={unit_price.rupees} /> / {labels.pack(unit_price.per)}
      </bdi>
    )
  )
}
