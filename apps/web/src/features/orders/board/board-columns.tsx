import { useState } from 'react'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import type { Tone } from '../../../shared/ui/tones.ts'
import type { CardHandlers } from '../cards/card-props.ts'
import { DoneCard } from '../cards/done-card.tsx'
import { OrderCard } from '../cards/order-card.tsx'
import { COLUMN_IDS, type ColumnId, type Order, TAB_IDS, type TabId, toTabs } from '../data/board-state.ts'

type BoardProps = {
  columns: Record<ColumnId, Order[]>
  ringing: ReadonlySet<string>
  busy: ReadonlySet<string>
  handlers: CardHandlers
}

const DONE_SHOWN = 12
const CARDS_SHOWN = 40

const APPEARANCE_CHOICES: Record<ColumnId, { icon: IconName; tone: Tone }> = {
  new: { icon: 'bell', tone: 'warning' },
  packing: { icon: 'prepare', tone: 'primary' },
  ready: { icon: 'package', tone: 'primary' },
  out: { icon: 'bike', tone: 'primary' },
  done: { icon: 'check-circle', tone: 'success' },
}

/** Rendering a thousand cards at once is slow on a cheap phone: the longest waiting orders are shown first, the others on request. */
export const OrderCards = ({ orders, ringing, busy, handlers }: Omit<BoardProps, 'columns'> & { orders: readonly Order[] }) => {
  const { t } = useT()
  const [max, setMax] = useState(CARDS_SHOWN)
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {orders.slice(0, max).map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            isRinging={ringing.has(order.id)}
            isBusy={busy.has(order.id)}
            handlers={handlers}
          />
        ))}
      </ul>
      {orders.length > max && (
        <Button variant="ghost" fullWidth className="mt-2" onClick={() => setMax(max + CARDS_SHOWN)}>
          {t('orders.board.moreDone', { count: orders.length - max })}
        </Button>
      )}
    </>
  )
}

const MoreDone = ({ count }: { count: number }) => {
  const { t } = useT()
  if (count <= DONE_SHOWN) return null
  return (
    <Link
      to="/store/orders?view=table"
      className="mt-2 flex min-h-11 items-center justify-center rounded-md font-semibold text-brand text-sm hover:bg-brand-soft"
    >
      {t('orders.board.moreDone', { count: count - DONE_SHOWN })}
    </Link>
  )
}

/** Only the newest finished orders are shown; the table has all of them. */
const DoneCards = ({ orders, handlers }: { orders: readonly Order[]; handlers: CardHandlers }) => (
  <>
    <ul className="grid grid-cols-1 gap-2">
      {orders.slice(0, DONE_SHOWN).map((order) => (
        <DoneCard key={order.id} order={order} handlers={handlers} />
      ))}
    </ul>
    <MoreDone count={orders.length} />
  </>
)

const Nothing = ({ icon, children }: { icon: IconName; children: string }) => (
  <p className="flex flex-col items-center gap-2 rounded-lg border border-line-strong border-dashed px-3 py-6 text-center text-ink-soft text-sm">
    <Icon name={icon} size="md" />
    {children}
  </p>
)

const Column = ({ id, columns, ...rest }: BoardProps & { id: ColumnId }) => {
  const { t } = useT()
  const orders = columns[id]
  const { icon, tone } = APPEARANCE_CHOICES[id]
  return (
    <section aria-labelledby={`column-${id}`} className="min-w-0 rounded-xl bg-sunken p-2">
      <h2 id={`column-${id}`} className="flex min-h-11 items-center gap-2 px-1 font-semibold">
        <Icon name={icon} className="text-ink-soft" />
        <span className="min-w-0 flex-1">{t(`orders.board.column.${id}`)}</span>
        <Badge tone={orders.length > 0 ? tone : 'neutral'}>{orders.length}</Badge>
      </h2>
      {orders.length === 0 && <Nothing icon={icon}>{t(`orders.board.columnEmpty.${id}`)}</Nothing>}
      {id === 'done' ? <DoneCards orders={orders} handlers={rest.handlers} /> : <OrderCards orders={orders} {...rest} />}
    </section>
  )
}

const TAB_EMPTY = {
  all: 'orders.board.tabEmpty.all',
  pending: 'orders.board.columnEmpty.new',
  preparing: 'orders.board.columnEmpty.packing',
  out_for_delivery: 'orders.board.columnEmpty.out',
  delivered: 'orders.board.columnEmpty.done',
} as const

const TAB_PICTURES: Record<TabId, IconName> = {
  all: 'receipt',
  pending: 'bell',
  preparing: 'prepare',
  out_for_delivery: 'bike',
  delivered: 'check-circle',
}

const PhoneBoard = ({ columns, ...rest }: BoardProps) => {
  const { t } = useT()
  const [chosen, setChosen] = useState<TabId>('all')
  const tabs = toTabs(columns)
  const isPictures = useShopPreferences().literacyLevel === 'none'
  const orders = tabs[chosen]
  return (
    <Tabs
      label={t('orders.board.orders')}
      tabs={TAB_IDS.map((id) => ({
        value: id,
        count: tabs[id].length,
        label: isPictures ? (
          <Icon name={TAB_PICTURES[id]} size="md" label={t(`orders.board.tab.${id}`)} />
        ) : (
          t(`orders.board.tab.${id}`)
        ),
      }))}
      value={chosen}
      onChange={setChosen}
      panelClassName="pt-3"
    >
      <h2 className="sr-only">{t(`orders.board.tab.${chosen}`)}</h2>
      {orders.length === 0 && <Nothing icon="receipt">{t(TAB_EMPTY[chosen])}</Nothing>}
      {chosen === 'delivered' ? <DoneCards orders={orders} handlers={rest.handlers} /> : <OrderCards orders={orders} {...rest} />}
    </Tabs>
  )
}

/** The board: five columns side by side on a wide screen, tabs with counts on a narrow one. */
export const BoardColumns = ({ isWide, ...props }: BoardProps & { isWide: boolean }) =>
  isWide ? (
    <div className="-mx-4 overflow-x-auto px-4 pb-2">
      <div className="grid auto-cols-[minmax(14.5rem,1fr)] grid-flow-col items-start gap-3">
        {COLUMN_IDS.map((id) => (
          <Column key={id} id={id} {...props} />
        ))}
      </div>
    </div>
  ) : (
    <PhoneBoard {...props} />
  )
