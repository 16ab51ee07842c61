import type { Cart } from '../../../domain/cart/cart.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'

type CartSwitcherProps = { carts: readonly Cart[]; storeId: string; onChoose: (storeId: string) => void }

/** Switches between the carts of several shops: each becomes a separate order. */
export const CartSwitcher = ({ carts, storeId, onChoose }: CartSwitcherProps) => {
  const { t, language } = useT()
  return (
    <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 no-scrollbar">
      <legend className="sr-only">{t('cart.switch')}</legend>
      <div className="flex gap-2">
        {carts
          .toSorted((a, b) => a.store_name.localeCompare(b.store_name, language))
          .map((cart) => (
            <Chip key={cart.store_id} icon="store" chosen={cart.store_id === storeId} onChange={() => onChoose(cart.store_id)}>
              {cart.store_name} · <bdi>{cart.items.length}</bdi>
            </Chip>
          ))}
      </div>
    </fieldset>
  )
}
