import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'

/** Shown to staff: only the owner can change the settings. */
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
