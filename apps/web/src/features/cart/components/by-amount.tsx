import { LOOSE_AMOUNTS_RUPEES } from '@jhola/contract/constants'
import { formatPrice } from '@jhola/contract/shared/money'
import { type FormEvent, useState } from 'react'
import { type CartItem, quantityForAmount } from '../../../domain/cart/cart.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { typedDigits } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

const DIGITS_MAX = 4

type ByAmountProps = {
  /** With the current price and stock. */
  item: CartItem
  /** In selling units. */
  onQuantity: (quantity: number) => void
}

const AmountForm = ({ item, onQuantity }: ByAmountProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const [typed, setTyped] = useState('')
  const quantity = quantityForAmount(item, Number(typed))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (quantity > 0) onQuantity(quantity)
  }
  return (
    <form noValidate onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label={t('cart.amount.other')}
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(typedDigits(event.target.value, DIGITS_MAX))}
        className="w-32"
      />
      <Button type="submit" variant="secondary" disabled={quantity === 0}>
        {quantity > 0 ? labels.measure(quantity, item.unit) : t('cart.amount.take')}
      </Button>
    </form>
  )
}

/** Buys a loose product by an amount in rupees. The quantity follows the steps of a scale. */
export const ByAmount = ({ item, onQuantity }: ByAmountProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const [isOpen, setOpen] = useState(false)
  const amounts = LOOSE_AMOUNTS_RUPEES.map((rupees) => ({ rupees, quantity: quantityForAmount(item, rupees) }))
  return (
    <>
      <Button variant="ghost" size="sm" icon="rupee" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="-ms-3">
        {t('cart.amount.button')}
      </Button>
      {isOpen && (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="sr-only">{t('cart.amount.of', { name: labels.name(item) })}</legend>
          <div className="flex flex-wrap gap-x-2">
            {amounts
              .filter(({ quantity }) => quantity > 0)
              .map(({ rupees, quantity }) => (
                <Chip key={rupees} chosen={item.quantity === quantity} onChange={() => onQuantity(quantity)}>
                  <bdi>
                    {formatPrice(rupees)} · {labels.measure(quantity, item.unit)}
                  </bdi>
                </Chip>
              ))}
          </div>
          <AmountForm item={item} onQuantity={onQuantity} />
        </fieldset>
      )}
    </>
  )
}
