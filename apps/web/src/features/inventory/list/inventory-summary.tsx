import type { InventorySummary as Figures } from '@jhola/contract/inventory/schema'
import { groupIndian } from '@jhola/contract/shared/money'
import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'

type FigureCard = { name: string; icon: IconName; look: string; figure(summary: Figures): ReactNode }

const CARDS = [
  {
    name: 'products',
    icon: 'package',
    look: 'bg-brand-soft text-brand',
    figure: ({ total_products }) => groupIndian(total_products),
  },
  {
    name: 'value',
    icon: 'rupee',
    look: 'bg-success-soft text-success',
    figure: ({ total_stock_value }) => (total_stock_value === null ? null : <Money rupees={total_stock_value} />),
  },
  { name: 'low', icon: 'alert', look: 'bg-warning-soft text-warning', figure: ({ low_stock }) => groupIndian(low_stock) },
  { name: 'out', icon: 'x-circle', look: 'bg-error-soft text-error', figure: ({ out_of_stock }) => groupIndian(out_of_stock) },
] as const satisfies readonly FigureCard[]

/** The four specified cards, for the whole inventory whatever the filters. */
export const InventorySummary = ({ summary }: { summary: Figures }) => {
  const { t } = useT()
  return (
    <ul aria-label={t('inventory.summary.name')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {CARDS.filter(({ figure }) => figure(summary) !== null).map(({ name, icon, look, figure }) => (
        <Card key={name} as="li" padding="sm" className="flex list-none items-center gap-3">
          <span className={cx('flex size-10 shrink-0 items-center justify-center rounded-full max-sm:hidden', look)}>
            <Icon name={icon} />
          </span>
          <span className="min-w-0">
            <span className="block text-ink-soft text-sm">{t(`inventory.summary.${name}`)}</span>
            <span className="block font-bold text-lg figures sm:text-xl">{figure(summary)}</span>
          </span>
        </Card>
      ))}
    </ul>
  )
}
