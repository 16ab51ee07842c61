import { BULK_ORDERS_MAX } from '@jhola/contract/constants'
import { NEEDED_FOR_STATUS } from '@jhola/contract/orders/status-permissions'
import type { ReactNode } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import type { Selection } from '../../../shared/hooks/use-selection.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { Order } from '../data/board-state.ts'
import { ACTION_LABELS } from '../data/order-labels.ts'
import { bulkSteps } from './bulk.ts'
import type { BulkRequest } from './use-bulk-status.ts'

type BulkBarProps = {
  selection: Selection<Order>
  bulk: { move(request: BulkRequest): void; isMoving: boolean }
  more?: ReactNode
}

/** The actions for the selected orders; every button shows the number of orders it applies to. `more`: further actions. */
export const BulkBar = ({ selection: { rows: orders, clear }, bulk: { move, isMoving }, more }: BulkBarProps) => {
  const { t } = useT()
  const may = useMay()
  const { steps: used } = useShopPreferences().counter
  if (orders.length === 0) return null
  const isTooMany = orders.length > BULK_ORDERS_MAX
  return (
    <section
      aria-label={t('orders.board.list.bulk.title')}
      className="sticky top-18 z-10 mb-3 md:top-14 rounded-lg border border-brand bg-surface p-2 shadow-high"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-auto ps-2 font-semibold">
          {t('orders.board.list.bulk.chosen', { count: orders.length })}
        </p>
        {bulkSteps(orders, used)
          .filter(({ to }) => may(NEEDED_FOR_STATUS[to]))
          .map(({ to, count }) => (
            <Button
              key={to}
              size="sm"
              variant={to === 'confirmed' ? 'success' : 'brand'}
              icon={ACTION_LABELS[to].icon}
              disabled={isTooMany}
              loading={isMoving}
              onClick={() => move({ to, orders })}
            >
              {t(ACTION_LABELS[to].key)} ({count})
            </Button>
          ))}
        {more}
        <IconButton icon="x" label={t('orders.board.list.bulk.clear')} onClick={clear} />
      </div>
      {isTooMany && (
        <p className="px-2 pt-1 text-error text-sm">{t('orders.board.list.bulk.most', { count: BULK_ORDERS_MAX })}</p>
      )}
    </section>
  )
}
