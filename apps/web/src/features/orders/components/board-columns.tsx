import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { COLUMN_IDS, type ColumnId, type Order, toColumns } from '../board-state.ts'
import { useNow } from '../hooks/use-now.ts'
import { type CardHandlers, OrderCard } from './order-card.tsx'

type ColumnsProps = { orders: readonly Order[]; busyOrderId: string | null; handlers: CardHandlers }

const Column = ({
  id,
  orders,
  nowMs,
  busyOrderId,
  handlers,
}: { id: ColumnId; orders: readonly Order[]; nowMs: number } & Omit<ColumnsProps, 'orders'>) => {
  const { t } = useT()
  if (orders.length === 0)
    return (
      <p className="rounded-lg border border-line border-dashed p-4 text-center text-ink-soft text-sm">
        {t(`counter.columnEmpty.${id}`)}
      </p>
    )
  return (
    <ul className="grid gap-3">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} nowMs={nowMs} isBusy={busyOrderId === order.id} handlers={handlers} />
      ))}
    </ul>
  )
}

/** The board: five columns side by side on a wide screen, one at a time with counts on a phone. */
export const BoardColumns = ({ orders, ...rest }: ColumnsProps) => {
  const { t } = useT()
  const nowMs = useNow()
  const columns = toColumns(orders)
  const [chosen, setChosen] = useState<ColumnId>('new')
  return (
    <>
      <div className="lg:hidden">
        <Tabs
          label={t('counter.orders')}
          tabs={COLUMN_IDS.map((id) => ({ value: id, label: t(`counter.column.${id}`), count: columns[id].length }))}
          value={chosen}
          onChange={setChosen}
          panelClassName="pt-3"
        >
          <Column id={chosen} orders={columns[chosen]} nowMs={nowMs} {...rest} />
        </Tabs>
      </div>
      <div className="hidden grid-cols-5 items-start gap-4 lg:grid">
        {COLUMN_IDS.map((id) => (
          <section key={id} aria-labelledby={`column-${id}`} className="min-w-0">
            <h2 id={`column-${id}`} className="mb-2 flex items-center gap-2 font-semibold">
              {t(`counter.column.${id}`)}
              <Badge tone={id === 'new' && columns.new.length > 0 ? 'warning' : 'neutral'}>{columns[id].length}</Badge>
            </h2>
            <Column id={id} orders={columns[id]} nowMs={nowMs} {...rest} />
          </section>
        ))}
      </div>
    </>
  )
}
