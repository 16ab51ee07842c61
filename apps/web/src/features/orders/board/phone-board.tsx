import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { ColumnBulk } from '../bulk/column-bulk.tsx'
import { type Order, TAB_IDS, type TabId, toTabCounts, toTabs } from '../data/board-state.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import type { BoardProps } from './board-lanes.tsx'
import { DonePart } from './done-part.ts'
import { OrderCards } from './order-cards.tsx'

const TAB_EMPTY = {
  all: 'orders.board.tabEmpty.all',
  pending: 'orders.board.columnEmpty.new',
  preparing: 'orders.board.columnEmpty.packing',
  out_for_delivery: 'orders.board.columnEmpty.out',
  delivered: 'orders.board.columnEmpty.done',
} as const

/** The last tab is named as the column: it has everything that ended today, as no tab of the list does. */
const TAB_LABELS = {
  all: 'orders.board.tab.open',
  pending: 'orders.board.tab.pending',
  preparing: 'orders.board.tab.preparing',
  out_for_delivery: 'orders.board.tab.out_for_delivery',
  delivered: 'orders.board.column.done',
} as const

const TAB_PICTURES: Record<TabId, IconName> = {
  all: 'receipt',
  pending: 'bell',
  preparing: 'prepare',
  out_for_delivery: 'bike',
  delivered: 'check-circle',
}

const Nothing = ({ children }: { children: string }) => (
  <p className="flex flex-col items-center gap-2 rounded-lg border border-line-strong border-dashed px-3 py-6 text-center text-ink-soft text-sm">
    <Icon name="receipt" size="md" />
    {children}
  </p>
)

type ListProps = Pick<BoardProps, 'isFiltered' | 'ringing' | 'busy' | 'handlers'> & { tab: TabId; orders: Order[] }

/** The cards of one tab. */
const TabOrders = memo(({ tab, orders, isFiltered, ...rest }: ListProps) => {
  const { t } = useT()
  const bulk = tab !== 'delivered' && (
    <ColumnBulk
      className="my-1 w-full justify-center border border-line-strong bg-surface"
      orders={orders}
      name={t(TAB_LABELS[tab])}
      isFiltered={isFiltered}
    />
  )
  return (
    <>
      {tab !== 'all' && bulk}
      <h2 className="sr-only">{t(TAB_LABELS[tab])}</h2>
      {orders.length === 0 && !isFiltered && <Nothing>{t(TAB_EMPTY[tab])}</Nothing>}
      {tab === 'delivered' ? <DonePart part={{ orders, handlers: rest.handlers }} /> : <OrderCards orders={orders} {...rest} />}
      {/* The first tab shows as many orders as the screen holds: there it stands below them. */}
      {tab === 'all' && bulk}
    </>
  )
})
TabOrders.displayName = 'TabOrders'

type PhoneProps = BoardProps & { tools: ReactNode; found: ReactNode }

/** One list, by tabs with counts. `tools`: at the end of the row of tabs; `found`: the search below it. */
export const PhoneBoard = ({ columns, tools, found, isFiltered, ringing, busy, handlers }: PhoneProps) => {
  const { t } = useT()
  const [chosen, setChosen] = useState<TabId>('all')
  // The tab itself is marked at once, its cards follow.
  const shown = useDeferredValue(chosen)
  const tabs = useMemo(() => toTabs(columns, ringing), [columns, ringing])
  const counts = toTabCounts(useLiveOrders().counts, columns.done)
  const isPictures = useShopPreferences().literacyLevel === 'none'
  return (
    <Tabs
      label={t('orders.board.orders')}
      tabs={TAB_IDS.map((id) => ({
        value: id,
        count: isFiltered ? tabs[id].length : counts[id],
        label: isPictures ? <Icon name={TAB_PICTURES[id]} size="md" label={t(TAB_LABELS[id])} /> : t(TAB_LABELS[id]),
      }))}
      value={chosen}
      onChange={setChosen}
      after={tools}
      panelClassName="pt-1.5"
    >
      {found}
      <TabOrders tab={shown} orders={tabs[shown]} {...{ isFiltered, ringing, busy, handlers }} />
    </Tabs>
  )
}
