import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'

type ComingProps = { title: TextKey; hint: TextKey; icon: IconName }

/** A tool that is not built yet: says so, says what already works, and links to it. */
const ComingTool = ({ title, hint, icon }: ComingProps) => {
  const { t } = useT()
  return (
    <CounterShell title={t(title)} backTo="/store-dashboard">
      <EmptyState
        icon={icon}
        title={t('orders.board.coming.title')}
        hint={t(hint)}
        action={
          <>
            <LinkButton to="/store-dashboard-enhanced" icon="receipt">
              {t('orders.board.tool.orders')}
            </LinkButton>
            <LinkButton to="/store-dashboard" variant="secondary" icon="home">
              {t('orders.board.dashboard')}
            </LinkButton>
          </>
        }
      />
    </CounterShell>
  )
}

/** `/analytics`, until it shows more than the day's figures. */
export const AnalyticsPage = () => (
  <ComingTool title="orders.board.tool.analytics" hint="orders.board.coming.analytics" icon="chart" />
)
