import type { Needs } from '@jhola/contract/staff/permissions'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'

type Tool = { key: TextKey; icon: IconName; to?: string; needs: Needs }

/** The nine tools of a shop; a tool without a path is not built yet and says so. */
const TOOLS: readonly Tool[] = [
  { key: 'orders.board.tool.orders', icon: 'receipt', to: '/store-dashboard-enhanced', needs: 'orders.see' },
  { key: 'orders.board.tool.inventory', icon: 'package', to: '/inventory', needs: 'products.see' },
  { key: 'orders.board.tool.analytics', icon: 'chart', needs: 'figures' },
  { key: 'orders.board.tool.customers', icon: 'users', needs: 'customers' },
  { key: 'orders.board.tool.offers', icon: 'percent', needs: 'settings' },
  { key: 'orders.board.tool.payments', icon: 'wallet', to: '/store/payments', needs: { all: ['orders.see', 'payments.take'] } },
  { key: 'orders.board.tool.delivery', icon: 'bike', to: '/store/deliveries', needs: 'orders.deliver' },
  { key: 'orders.board.tool.reviews', icon: 'star', needs: 'orders.see' },
  { key: 'orders.board.tool.marketing', icon: 'megaphone', needs: 'settings' },
]

const LOOK =
  'flex min-h-28 min-w-0 flex-col items-center justify-center gap-2 rounded-lg border px-0.5 py-1 text-center font-medium text-xs sm:p-2 sm:text-sm md:text-base lg:px-1 xl:text-sm'

const Tile = ({ tool, waiting }: { tool: Tool; waiting: number }) => {
  const { t } = useT()
  if (!tool.to)
    return (
      <div className={cx(LOOK, 'border-line-strong border-dashed text-ink-soft')}>
        <Icon name={tool.icon} size="md" />
        <span className="max-w-full break-words">{t(tool.key)}</span>
        <span className="text-xs">{t('common.comingSoon')}</span>
      </div>
    )
  return (
    <Link to={tool.to} className={cx(LOOK, 'eases presses lifts border-cloth bg-cloth text-on-cloth shadow-low')}>
      <span className="relative">
        <Icon name={tool.icon} size="lg" />
        {waiting > 0 && (
          <Badge tone="warning" className="absolute -end-4 -top-2">
            {waiting}
          </Badge>
        )}
      </span>
      <span className="max-w-full break-words">{t(tool.key)}</span>
      {waiting > 0 && <span className="sr-only">{t('orders.board.waiting', { count: waiting })}</span>}
    </Link>
  )
}

/** Links to the tools of the shop. `waiting`: number of new orders that nobody has seen. */
export const ToolTiles = ({ waiting }: { waiting: number }) => {
  const { t } = useT()
  const may = useMay()
  return (
    <section aria-labelledby="tools">
      <h2 id="tools" className="mb-3 text-lg">
        {t('orders.board.tool.title')}
      </h2>
      <ul className="grid grid-cols-3 gap-2 sm:gap-3 lg:grid-cols-5 xl:grid-cols-9">
        {TOOLS.filter(({ needs }) => may(needs)).map((tool) => (
          <li key={tool.key} className="grid grid-cols-1">
            <Tile tool={tool} waiting={tool.key === 'orders.board.tool.orders' ? waiting : 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
