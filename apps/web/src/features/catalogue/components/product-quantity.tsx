import { baseUnitsPerUnit } from '@jhola/contract/shared/weight'
import { capQuantity, quantityStep } from '../../../domain/cart/cart.ts'
import { type Product, toCartItem } from '../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { QuantityStepper } from '../../../shared/ui/quantity-stepper.tsx'

type ProductQuantityProps = {
  product: Product
  name: string
  value: number
  onChange(quantity: number): void
  min?: 'none' | 'one step'
  className?: string
}

/** Plus and minus for a product, in whole pieces or in steps of a paav; up to the stock. Quantities in selling units. */
export const ProductQuantity = ({ product, name, value, onChange, min = 'none', className }: ProductQuantityProps) => {
  const labels = useItemLabels()
  const size = product.loose ? baseUnitsPerUnit(product.unit) : 1
  const step = Math.round(quantityStep(product) * size)
  const max = Math.round(capQuantity(toCartItem(product, 1), Number.MAX_SAFE_INTEGER) * size)
  return (
    <QuantityStepper
      name={name}
      value={Math.round(value * size)}
      min={min === 'none' ? 0 : step}
      max={max}
      step={step}
      addButton={min === 'none'}
      format={(base) => (product.loose ? labels.measure(base / size, product.unit) : String(base))}
      onChange={(base) => onChange(base / size)}
      {...(className ? { className } : {})}
    />
  )
}
