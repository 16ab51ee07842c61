import { baseUnitsPerUnit } from '@jhola/contract/shared/weight'
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx'
import { useItemLabels } from '../catalogue/item-labels.ts'
import { type CartItem, capQuantity, quantityStep } from './cart.ts'
import type { CartChange } from './cart-changes.ts'

/** Quantity and price texts of a line, with its changes at the shop: `size` in base units per selling unit, amounts in rupees. */
export const lineDetails = (item: CartItem, change: CartChange | undefined) => {
  const price = change?.new_price ?? item.price
  return {
    size: item.loose ? baseUnitsPerUnit(item.unit) : 1,
    /** The maximum quantity of this product, in selling units. */
    max: capQuantity({ ...item, maxQuantity: change?.available ?? item.maxQuantity }, Number.MAX_SAFE_INTEGER),
    price,
    total: Math.round(price * item.quantity * 100) / 100,
  }
}

type LineStepperProps = { item: CartItem; change: CartChange | undefined; onQuantity(quantity: number): void }

/** Quantity control of a line, in steps of the selling unit. */
export const LineStepper = ({ item, change, onQuantity }: LineStepperProps) => {
  const labels = useItemLabels()
  const { size, max } = lineDetails(item, change)
  const value = Math.round(item.quantity * size)
  return (
    <QuantityStepper
      name={labels.name(item)}
      value={value}
      min={0}
      max={Math.max(Math.round(max * size), value)}
      step={Math.round(quantityStep(item) * size)}
      format={(base) => (item.loose ? labels.measure(base / size, item.unit) : String(base))}
      onChange={(base) => onQuantity(base / size)}
    />
  )
}
