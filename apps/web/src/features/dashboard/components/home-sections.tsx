import type { Permission } from '@jhola/contract/staff/permissions'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { OwnerStore } from '../hooks/use-availability.ts'

const ACTIONS: readonly { to: string; icon: IconName; key: TextKey; needs: Permission }[] = [
  { to: '/create-order', icon: 'plus', key: 'dashboard.createOrder', needs: 'orders.create' },
  { to: '/inventory', icon: 'package', key: 'orders.board.tool.inventory', needs: 'products.see' },
  { to: '/store/orders?view=table', icon: 'receipt', key: 'dashboard.history', needs: 'orders.see' },
  { to: '/analytics', icon: 'chart', key: 'orders.board.tool.analytics', needs: 'figures' },
]

/** Links to the most used tools. */
export const QuickActions = () => {
  const { t } = useT()
  const may = useMay()
  return (
    <Card as="section" aria-labelledby="quick-actions">
      <CardTitle>
        <span id="quick-actions">{t('dashboard.actions')}</span>
      </CardTitle>
      <ul className="grid grid-cols-2 gap-2">
        {ACTIONS.filter(({ needs }) => may(needs)).map(({ to, icon, key }) => (
          <li key={to} className="grid">
            <Link
              to={to}
              className="eases presses flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-md border border-line bg-paper px-2 text-center font-medium text-sm hover:bg-brand-soft"
            >
              <Icon name={icon} size="md" className="text-brand" />
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The shop's name and status. */
export const StoreCard = ({ store, name }: { store: OwnerStore; name: string }) => {
  const { t } = useT()
  const isActive = store.status !== 'suspended'
  return (
    <Card as="section" aria-label={name} className="flex items-center gap-3">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon name="store" size="md" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block break-words font-bold text-lg">{name}</span>
        <bdi className="block text-ink-soft text-sm">{t('orders.board.storeId', { id: store.display_store_id })}</bdi>
      </span>
      <StatusChip tone={isActive ? 'success' : 'error'}>{t(isActive ? 'dashboard.active' : 'dashboard.suspended')}</StatusChip>
    </Card>
  )
}

const STEPS = ['dashboard.step1', 'dashboard.step2', 'dashboard.step3'] as const

/** The first three tasks of a new shop. */
export const GettingStarted = () => {
  const { t } = useT()
  return (
    <Card as="section" aria-labelledby="getting-started">
      <CardTitle>
        <span id="getting-started">{t('dashboard.start')}</span>
      </CardTitle>
      <ol className="grid list-decimal gap-1.5 ps-5">
        {STEPS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
      <Link to="/store/help/tutorials" className="mt-3 inline-flex min-h-11 items-center gap-1 font-semibold text-brand">
        {t('orders.board.guide.tutorials')}
        <Icon name="chevron-end" />
      </Link>
    </Card>
  )
}

const HELP: readonly { to: string; icon: IconName; key: TextKey }[] = [
  { to: '/store/help', icon: 'help', key: 'orders.board.guide.help' },
  { to: '/store/help/support', icon: 'message', key: 'orders.board.guide.support' },
  { to: '/store/help/tutorials', icon: 'play', key: 'orders.board.guide.tutorials' },
]

/** Links to help and support. */
export const HelpDoors = () => {
  const { t } = useT()
  return (
    <nav aria-label={t('orders.board.guide.help')} className="grid gap-2 sm:grid-cols-3">
      {HELP.map(({ to, icon, key }) => (
        <Link
          key={to}
          to={to}
          className="eases presses flex min-h-12 items-center justify-center gap-2 rounded-md border border-line-strong bg-surface px-3 font-semibold hover:bg-sunken"
        >
          <Icon name={icon} className="text-brand" />
          {t(key)}
        </Link>
      ))}
    </nav>
  )
}
