import { useRef } from 'react'
import type { Cart, CartItem } from '../../../domain/cart/cart.ts'
import type { CartChange } from '../../../domain/cart/cart-changes.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { snackbar } from '../../../shared/ui/toast.ts'
import type { CartActions } from '../hooks/use-chosen-cart.ts'
import { CartLine } from './cart-line.tsx'
import { ClearCart } from './clear-cart.tsx'

type CartLinesProps = {
  cart: Cart
  /** The shop's name in the reader's language. */
  storeName: string
  actions: CartActions
  changes: readonly CartChange[]
  /** The way to more goods is offered elsewhere already. */
  isMissing: boolean
}

/** All lines of one shop's cart. A removed line can be restored for a few seconds. */
export const CartLines = ({ cart, storeName, actions, changes, isMissing }: CartLinesProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const title = useRef<HTMLHeadingElement>(null)
  const takeOut = (items: readonly CartItem[], text: string) => {
    snackbar(text, { label: t('cart.undo'), run: () => actions.add(items) })
    // The pressed button is removed with its line, so the focus moves to the top of the list.
    title.current?.focus({ preventScroll: true })
  }
  const remove = (item: CartItem) => {
    actions.setQuantity(item.id, 0)
    takeOut([item], t('cart.removed', { name: labels.name(item) }))
  }
  const clear = () => {
    actions.clear()
    takeOut(cart.items, t('cart.cleared'))
  }
  return (
    <Card as="section" aria-labelledby="cart-store">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 ref={title} tabIndex={-1} id="cart-store" className="text-lg">
          {storeName}
        </h2>
        <ClearCart storeName={storeName} count={cart.items.length} onClear={clear} />
      </div>
      <ul>
        {cart.items.map((item) => (
          <CartLine
            key={item.id}
            storeId={cart.store_id}
            item={item}
            change={changes.find((change) => change.product_id === item.id)}
            onQuantity={(quantity) => (quantity > 0 ? actions.setQuantity(item.id, quantity) : remove(item))}
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
      {!isMissing && (
        <LinkButton variant="ghost" size="sm" icon="plus" to={`/store/${cart.store_id}`} className="-ms-3">
          {t('cart.addMore')}
        </LinkButton>
      )}
    </Card>
  )
}
