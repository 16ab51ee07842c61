import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'

const UsualPart = lazyPart(() => import('./usual-of-shop.tsx').then((module) => module.UsualOfShop))

/** Shown for an empty cart, with what is usually bought at the shop that was visited last. */
export const EmptyCart = () => {
  const { t } = useT()
  return (
    <>
      <EmptyState
        icon="bag"
        title={t('cart.empty')}
        hint={t('cart.emptyHint')}
        action={<LinkButton to="/search">{t('cart.continueShopping')}</LinkButton>}
      />
      <UsualPart part={{}} />
    </>
  )
}
