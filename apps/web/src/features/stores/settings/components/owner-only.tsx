import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'

/** What staff see here: the settings are the owner's. */
export const OwnerOnly = () => {
  const { t } = useT()
  return (
    <EmptyState
      icon="lock"
      title={t('stores.settings.ownerOnly')}
      hint={t('stores.settings.ownerOnlyHint')}
      action={
        <LinkButton to="/store-dashboard" variant="secondary">
          {t('orders.board.dashboard')}
        </LinkButton>
      }
    />
  )
}
