import { useMemo } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import type { Tone } from '../../../shared/ui/tones.ts'
import { ColumnBulk } from '../bulk/column-bulk.tsx'
import type { CardHandlers } from '../cards/card-props.ts'
import { COLUMN_IDS, type ColumnId, type Order, toColumnCounts } from '../data/board-state.ts'
import { useDensity } from '../data/density.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { DonePart } from './done-part.ts'
import { OrderCards } from './order-cards.tsx'
import { planLanes } from './plan-lanes.ts'
import { useWhileMenu } from './still-columns.ts'

export type BoardProps = {
  columns: Record<ColumnId, Order[]>
  ringing: ReadonlySet<string>
  busy: ReadonlySet<string>
  handlers: CardHandlers
  /** The search hides some: the numbers are of what is shown. */
  isFiltered: boolean
}

const APPEARANCE_CHOICES: Record<ColumnId, { icon: IconName; tone: Tone }> = {
  new: { icon: 'bell', tone: 'warning' },
  packing: { icon: 'prepare', tone: 'primary' },
  ready: { icon: 'package', tone: 'primary' },
  out: { icon: 'bike', tone: 'primary' },
  done: { icon: 'check-circle', tone: 'success' },
}

/** Heights in px: what stands above the cards, and a card with its gap. */
const ABOVE_PX = 144
const CARD_PX = { compact: 110, comfortable: 250 }
/** The work comes before what is finished. */
const DONE_WEIGHT = 0.2

type HeadProps = { id: ColumnId; count: number; isSlim?: boolean }

const Head = ({ id, count, isSlim = false }: HeadProps) => {
  const { t } = useT()
  const { icon, tone } = APPEARANCE_CHOICES[id]
  const name = t(`orders.board.column.${id}`)
  return (
    <h2
      id={`column-${id}`}
      title={isSlim ? t(`orders.board.columnEmpty.${id === 'done' ? 'done' : id}`) : name}
      className="flex min-h-7 min-w-0 items-center gap-1.5 px-1 font-semibold text-sm"
    >
      <Icon name={icon} size="xs" className="text-ink-soft" />
      <span className={isSlim ? '@max-xl:sr-only font-normal text-ink-soft' : 'min-w-0 truncate'}>{name}</span>
      <Badge tone={count > 0 ? tone : 'neutral'}>{count}</Badge>
    </h2>
  )
}

const SectionOf = ({ id, columns, count, lanes, ...rest }: BoardProps & { id: ColumnId; count: number; lanes: number }) => {
  const { t } = useT()
  return (
    <section aria-labelledby={`column-${id}`} className="min-w-0">
      <div className="flex items-center gap-1">
        <Head id={id} count={count} />
        {id !== 'done' && <ColumnBulk orders={columns[id]} name={t(`orders.board.column.${id}`)} isFiltered={rest.isFiltered} />}
      </div>
      {id === 'done' ? (
        <DonePart part={{ orders: columns[id], handlers: rest.handlers, lanes }} />
      ) : (
        <OrderCards orders={columns[id]} lanes={lanes} {...rest} />
      )}
    </section>
  )
}

/** Statuses without an order take no column: their slim headings stand at the end of the first row. */
const EmptySections = ({ ids }: { ids: readonly ColumnId[] }) => (
  <div className="flex justify-end gap-1">
    {ids.map((id) => (
      <section key={id} aria-labelledby={`column-${id}`} className="pointer-events-auto">
        <Head id={id} count={0} isSlim />
      </section>
    ))}
  </div>
)

/** The statuses side by side, as many cards in a row as the board's own width holds; `lanes`: two or more. */
export const BoardLanes = ({ lanes, ...props }: BoardProps & { lanes: number }) => {
  const { t } = useT()
  const density = useDensity()
  const { columns, isFiltered } = props
  const counts = COLUMN_IDS.map((id) => columns[id].length).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan depends on the counts alone, not on the orders
  const plan = useMemo(() => {
    const rows = Math.max(2, Math.floor((window.innerHeight - ABOVE_PX) / CARD_PX[density]))
    return planLanes(
      COLUMN_IDS.map((id) => ({ id, count: columns[id].length, weight: id === 'done' ? DONE_WEIGHT : 1 })),
      lanes,
      rows,
    )
  }, [counts, lanes, density])
  const groups = useWhileMenu(plan)
  const all = toColumnCounts(useLiveOrders().counts, columns.done)
  const empty = COLUMN_IDS.filter((id) => columns[id].length === 0)
  return (
    <div
      data-lane=""
      className="relative grid items-start gap-x-2"
      style={{ gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))` }}
    >
      {groups.map(({ ids, lanes: own }) => (
        <div key={ids[0]} className="grid min-w-0 gap-2" style={{ gridColumn: `span ${own}` }}>
          {ids.map((id) => (
            <SectionOf key={id} id={id} count={isFiltered ? columns[id].length : all[id]} lanes={own} {...props} />
          ))}
        </div>
      ))}
      <div
        className="@container pointer-events-none absolute end-0 top-0"
        style={{ width: `${(100 * (groups.at(-1)?.lanes ?? lanes)) / lanes}%` }}
      >
        {empty.length > 0 && <EmptySections ids={empty} />}
      </div>
      {groups.length === 0 && !isFiltered && (
        <div className="col-span-full pt-8">
          <EmptyState as="p" icon="receipt" title={t('orders.board.tabEmpty.all')} />
        </div>
      )}
    </div>
  )
}
