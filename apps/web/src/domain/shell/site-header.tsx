import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { Link } from '../../shared/navigation/navigation.tsx'
import { IconLink } from '../../shared/ui/icon-button.tsx'
import { Logo } from '../../shared/ui/logo.tsx'
import { cartsStore, NO_CARTS } from '../cart/cart.ts'
import { SettingsMenu } from './settings-menu.tsx'
import { SkipLink } from './skip-link.tsx'

/** Header of every customer page: home, language and theme, orders, carts. */
export const SiteHeader = ({ backTo }: { backTo?: string }) => {
  const { t } = useT()
  const carts = useStoredValue(cartsStore, NO_CARTS)
  const count = Object.values(carts).reduce((sum, cart) => sum + cart.items.length, 0)
  return (
    <header className="border-line border-b bg-surface print:hidden">
      <SkipLink />
      <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-1 px-4 py-1.5">
        {backTo && <IconLink to={backTo} icon="arrow-start" label={t('common.back')} className="-ms-2.5" />}
        <Link to="/" className="me-auto inline-flex min-h-11 items-center">
          <Logo word={t('common.brand')} />
          <span className="sr-only">{t('common.home')}</span>
        </Link>
        {/* Columns of a fixed size: nothing moves while the page is still loading. */}
        <div className="grid grid-cols-[2.75rem_2.75rem_2.75rem] gap-1 sm:grid-cols-[auto_2.75rem_2.75rem]">
          <SettingsMenu />
          <IconLink to="/orders" icon="receipt" label={t('common.myOrders')} />
          <IconLink to="/cart" icon="bag" label={count > 0 ? t('common.cartCount', { count }) : t('common.cart')} count={count} />
        </div>
      </div>
    </header>
  )
}
