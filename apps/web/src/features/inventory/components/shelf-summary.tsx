import type { ShelfSummary as Figures } from '@jhola/contract/inventory/schema'
import { groupIndian } from '@jhola/contract/shared/money'
import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'

type FigureProps = { icon: IconName; look: string; label: string; value: ReactNode }

const Figure = ({ icon, look, label, value }: FigureProps) => (
  <Card as="li" padding="sm" className="flex list-none items-center gap-3">
    <span className={cx('flex size-10 shrink-0 items-center justify-center rounded-full max-sm:hidden', look)}>
      <Icon name={icon} />
    </span>
    <span className="min-w-0">
      <span className="block text-ink-soft text-sm">{label}</span>
      <span className="block font-bold text-xl figures">{value}</span>
    </span>
  </Card>
)

/** The documents' four cards, of the whole shelf whatever the list shows. */
export const ShelfSummary = ({ summary }: { summary: Figures }) => {
  const { t } = useT()
  return (
    <ul aria-label={t('inventory.summary.name')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure
        icon="package"
        look="bg-brand-soft text-brand"
        label={t('inventory.summary.products')}
        value={groupIndian(summary.total_products)}
      />
      <Figure
        icon="rupee"
        look="bg-success-soft text-success"
        label={t('inventory.summary.value')}
        value={<Money rupees={summary.total_stock_value} />}
      />
      <Figure
        icon="alert"
        look="bg-warning-soft text-warning"
        label={t('inventory.summary.low')}
        value={groupIndian(summary.low_stock)}
      />
      <Figure
        icon="x-circle"
        look="bg-error-soft text-error"
        label={t('inventory.summary.out')}
        value={groupIndian(summary.out_of_stock)}
      />
    </ul>
  )
}
