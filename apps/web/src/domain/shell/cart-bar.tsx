import { formatPrice } from '@jhola/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../shared/api/api-query.ts'
import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../shared/i18n/use-area.ts'
import { Link } from '../../shared/navigation/navigation.tsx'
import { BottomBar } from '../../shared/ui/bottom-bar.tsx'
import { LinkButton } from '../../shared/ui/link-button.tsx'
import { Money } from '../../shared/ui/money.tsx'
import { selectedStoreStore } from '../account/customer-info.ts'
import { type Cart, cartsStore, latestCart, NO_CARTS } from '../cart/cart.ts'
import { shopAt } from './nav-places.ts'

/** Sum of the lines at the prices that the customer saw, in rupees. */
const totalOf = ({ items }: Cart): number =>
  Math.round(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100) / 100

/** On a shop's page the cart of this shop (an address may have its short name), elsewhere the one that was changed last. */
const useShownCart = (pathname: string): Cart | undefined => {
  const carts = useStoredValue(cartsStore, NO_CARTS)
  const visited = useStoredValue(selectedStoreStore, null)
  const shop = shopAt(pathname)
  return shop === undefined ? latestCart(carts) : (carts[shop] ?? (visited === null ? undefined : carts[visited]))
}

/** What is missing to the minimum order or to free delivery, and the ways to the cart and the checkout. */
const Inside = ({ cart, totalRupees }: { cart: Cart; totalRupees: number }) => {
  const { t } = useT()
  const hasTexts = useArea('stores')
  const store = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: cart.store_id } })).data?.store
  const query = `?store=${encodeURIComponent(cart.store_id)}`
  const toMinimum = (store?.min_order_amount ?? 0) - totalRupees
  const toFree = (store?.free_delivery_from ?? 0) - totalRupees
  const hint =
    hasTexts &&
    store &&
    (toMinimum > 0
      ? t('stores.toMinimum', { amount: formatPrice(toMinimum) })
      : store.offers_delivery && t(toFree > 0 ? 'stores.toFree' : 'stores.freeNow', { amount: formatPrice(toFree) }))
  return (
    <BottomBar label={t('common.cart')}>
      <Link to={`/cart${query}`} className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Money rupees={totalRupees} className="font-bold text-lg" />
          <span className="text-ink-soft text-sm">{t('common.items', { count: cart.items.length })}</span>
        </span>
        {hint && <span className={toMinimum > 0 ? 'block text-sm text-warning' : 'block text-sm text-success'}>{hint}</span>}
      </Link>
      {toMinimum > 0 ? (
        <LinkButton to={`/cart${query}`} variant="secondary" iconEnd="arrow-end" className="shrink-0">
          {t('common.cart')}
        </LinkButton>
      ) : (
        <LinkButton to={`/checkout${query}`} iconEnd="arrow-end" className="shrink-0">
          {hasTexts ? t('stores.checkout') : t('common.cart')}
        </LinkButton>
      )}
    </BottomBar>
  )
}

/** The cart, above the bar at the bottom of a phone; on wide screens at the bottom. */
export const CartBar = ({ pathname }: { pathname: string }) => {
  const { t } = useT()
  const cart = useShownCart(pathname)
  const totalRupees = cart ? totalOf(cart) : 0
  return (
    <>
      {/* Mounted before the first item is added, so that screen readers announce the first one too. */}
      <p role="status" className="sr-only">
        {cart && (
          <>
            {t('common.items', { count: cart.items.length })} <Money rupees={totalRupees} />
          </>
        )}
      </p>
      {cart && <Inside cart={cart} totalRupees={totalRupees} />}
    </>
  )
}
