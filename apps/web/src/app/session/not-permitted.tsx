import { type Needs, rolesWith } from '@jhola/contract/staff/permissions'
import { CounterShell } from '../../features/dashboard/components/counter-shell.tsx'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../shared/ui/link-button.tsx'

/** A page opened by its address that is not part of the person's role: says who may open it. */
export const NotPermitted = ({ needs }: { needs: Needs }) => {
  const { t } = useT()
  const roles = rolesWith(needs).map((role) => t(`orders.board.role.${role}`))
  return (
    <CounterShell title={t('orders.board.dashboard')} backTo="/store-dashboard">
      <EmptyState
        icon="lock"
        title={t('orders.board.refused.title')}
        hint={t('orders.board.refused.hint', { roles: roles.join(', ') })}
        action={
          <LinkButton to="/store-dashboard" variant="secondary" icon="home">
            {t('orders.board.dashboard')}
          </LinkButton>
        }
      />
    </CounterShell>
  )
}
