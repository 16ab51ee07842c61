import type { Cart } from '../../../domain/cart/cart.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { SettingsMenu } from '../../../domain/shell/settings-menu.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { BottomBar } from '../../../shared/ui/bottom-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { cartNotices } from '../cart-notices.ts'
import { oneGstRate } from '../gst-rate.ts'
import type { CartBill } from '../hooks/use-cart-bill.ts'
import type { CartActions } from '../hooks/use-chosen-cart.ts'
import { BillSummary } from './bill-summary.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartSwitcher } from './cart-switcher.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { FreeDelivery } from './free-delivery.tsx'

const UsualPart = lazyPart(() => import('./usual-list.tsx').then((module) => module.UsualList))

type CartScreenProps = {
  carts: readonly Cart[]
  cart: Cart | undefined
  actions: CartActions
  cartBill: CartBill
  onChooseStore: (storeId: string) => void
}

const FilledCart = ({ carts, cart, actions, cartBill, onChooseStore }: CartScreenProps & { cart: Cart }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const { bill, changes, deliveryType } = cartBill
  const isPickup = deliveryType === 'pickup'
  const isMissing = cartNotices(cartBill).missing > 0
  const mayProceed = !isMissing && !changes.some((change) => change.is_gone || change.available !== null)
  const storeName = labels.name({ name: cart.store_name, name_hi: cartBill.store?.name_hi ?? null })
  const proceed = (className?: string) =>
    mayProceed ? (
      <LinkButton to={`/checkout?store=${cart.store_id}`} iconEnd="arrow-end" className={className}>
        {t('cart.proceed')}
      </LinkButton>
    ) : (
      <Button disabled aria-describedby="cart-notices" iconEnd="arrow-end" className={className}>
        {t('cart.proceed')}
      </Button>
    )
  return (
    <>
      <main className="mx-auto grid w-full max-w-5xl gap-4 p-4 lg:grid-cols-[1fr_22rem] lg:items-start">
        <div className="grid min-w-0 gap-4">
          {carts.length > 1 && <CartSwitcher carts={carts} storeId={cart.store_id} onChoose={onChooseStore} />}
          {!isPickup && <FreeDelivery subtotal={bill.subtotal} gap={bill.free_delivery_gap} />}
          <CartNotices cartBill={cartBill} storeId={cart.store_id} onAccept={() => actions.accept(changes)} />
          <CartLines cart={cart} storeName={storeName} actions={actions} changes={changes} isMissing={isMissing} />
          <UsualPart part={{ storeId: cart.store_id, inCart: cart.items, onAdd: actions.add }} />
        </div>
        <Card as="section" aria-labelledby="cart-summary" className="lg:sticky lg:top-20">
          <CardTitle>
            <span id="cart-summary">{t('cart.summary')}</span>
          </CardTitle>
          <BillSummary bill={bill} isPickup={isPickup} gstRate={oneGstRate(cart.items)} />
          {proceed('mt-4 w-full max-lg:hidden')}
        </Card>
      </main>
      <div className="lg:hidden">
        <BottomBar label={t('cart.proceed')}>
          <p aria-live="polite" className="min-w-0">
            <Money rupees={bill.total_amount} exact className="block font-bold text-lg" />
            <span className="text-ink-soft text-sm">{t('common.items', { count: cart.items.length })}</span>
          </p>
          {proceed()}
        </BottomBar>
      </div>
    </>
  )
}

/** The cart: one per shop, its lines, its bill and the checkout button. */
export const CartScreen = (props: CartScreenProps) => {
  const { t } = useT()
  return (
    <>
      <AppBar
        title={t('common.cart')}
        backTo={props.cart ? `/store/${props.cart.store_id}` : '/search'}
        actions={<SettingsMenu />}
      />
      {props.cart ? (
        <FilledCart {...props} cart={props.cart} />
      ) : (
        <main>
          <EmptyCart />
        </main>
      )}
    </>
  )
}
