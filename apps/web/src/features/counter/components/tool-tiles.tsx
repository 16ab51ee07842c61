import { Link } from 'react-router'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'

/** The nine tools of a shop; those without an address are not built yet and say so. */
const TOOLS: readonly { key: TextKey; icon: IconName; to?: string }[] = [
  { key: 'counter.tool.orders', icon: 'receipt', to: '/store/orders' },
  { key: 'counter.tool.inventory', icon: 'package' },
  { key: 'counter.tool.analytics', icon: 'chart' },
  { key: 'counter.tool.customers', icon: 'users' },
  { key: 'counter.tool.offers', icon: 'percent' },
  { key: 'counter.tool.payments', icon: 'wallet' },
  { key: 'counter.tool.delivery', icon: 'bike' },
  { key: 'counter.tool.reviews', icon: 'star' },
  { key: 'counter.tool.marketing', icon: 'megaphone' },
]

const LOOK =
  'flex min-h-24 flex-col items-center justify-center gap-2 rounded-lg border border-line bg-surface p-3 text-center font-medium'

/** Doors to the tools of the shop. */
export const ToolTiles = () => {
  const { t } = useT()
  return (
    <section aria-labelledby="tools">
      <h2 id="tools" className="mb-2 font-semibold text-lg">
        {t('counter.tool.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {TOOLS.map((tool) => (
          <li key={tool.key} className="grid">
            {tool.to ? (
              <Link to={tool.to} className={cx(LOOK, 'eases shadow-low hover:shadow-mid')}>
                <Icon name={tool.icon} size="lg" className="text-brand" />
                {t(tool.key)}
              </Link>
            ) : (
              <div className={cx(LOOK, 'border-dashed bg-transparent text-ink-soft')}>
                <Icon name={tool.icon} size="lg" />
                {t(tool.key)}
                <Badge tone="neutral">{t('common.comingSoon')}</Badge>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
