import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { Link } from '../../shared/navigation/navigation.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { IconLink } from '../../shared/ui/icon-button.tsx'
import { Logo } from '../../shared/ui/logo.tsx'
import { cartsStore, NO_CARTS } from '../cart/cart.ts'
import { PlaceButton } from '../place/place-button.tsx'
import { HeaderSearch } from './header-search.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { SkipLink } from './skip-link.tsx'

export type HeaderProps = {
  backTo?: string
  /** The page has a search of its own. */
  hasSearch?: boolean
  /** A shop's page: on a phone its name stands in this row (features/stores/page/store-bar.tsx). */
  isShop?: boolean
}

/** Pages that stand in the bar at the bottom of a phone stand here on a wide screen. */
const WideLinks = () => {
  const { t } = useT()
  const carts = useStoredValue(cartsStore, NO_CARTS)
  const count = Object.values(carts).reduce((sum, cart) => sum + cart.items.length, 0)
  return (
    <nav aria-label={t('nav.name')} className="flex gap-1 max-md:hidden">
      <IconLink to="/orders" icon="receipt" label={t('common.myOrders')} />
      <IconLink to="/account" icon="user" label={t('nav.account')} />
      <IconLink to="/cart" icon="bag" label={count > 0 ? t('common.cartCount', { count }) : t('common.cart')} count={count} />
    </nav>
  )
}

/** Header of the customer's pages: home, search, place, orders, account, cart, language. */
export const HeaderPart = ({ backTo, hasSearch = false, isShop = false }: HeaderProps) => {
  const { t } = useT()
  return (
    <header
      className={cx('print:hidden', isShop ? 'md:border-line md:border-b md:bg-surface' : 'border-line border-b bg-surface')}
    >
      <SkipLink />
      <div className="mx-auto flex max-w-5xl items-center gap-1 px-4 py-1.5">
        {backTo && <IconLink to={backTo} icon="arrow-start" label={t('common.back')} className="-ms-2.5" />}
        {/* On a phone the way back takes its room: the way home is in the bar at the bottom. */}
        <Link to="/" className={cx('min-h-11 shrink-0 items-center', backTo ? 'hidden md:inline-flex' : 'inline-flex')}>
          <Logo word={t('common.brand')} />
          <span className="sr-only">{t('common.home')}</span>
        </Link>
        {/* Nothing here has a size of its own content: nothing moves when the place or a count comes. */}
        <div className="flex min-w-0 flex-1 items-center justify-end gap-1">
          {!hasSearch && <HeaderSearch />}
          <div className={cx('min-w-0', isShop && 'max-md:hidden')}>
            <PlaceButton />
          </div>
          <WideLinks />
          <SettingsMenu isSmall />
        </div>
      </div>
    </header>
  )
}
