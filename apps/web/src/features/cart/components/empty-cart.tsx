import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'

/** Shown for an empty cart. */
export const EmptyCart = () => {
  const { t } = useT()
  return (
    <EmptyState
      icon="bag"
      title={t('cart.empty')}
      hint={t('cart.emptyHint')}
      action={<LinkButton to="/products">{t('cart.continueShopping')}</LinkButton>}
    />
  )
}
