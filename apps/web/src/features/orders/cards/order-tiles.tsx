import type { Selection } from '../../../shared/hooks/use-selection.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { chooseRows, howMuchOf } from '../../../shared/ui/choose-rows.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { Money } from '../../../shared/ui/money.tsx'
import { OrderStatusChip } from '../actions/order-status-chip.tsx'
import { PendingSyncChip } from '../actions/pending-sync-chip.tsx'
import type { Order } from '../data/board-state.ts'
import type { CardHandlers } from './card-props.ts'
import { FirstItems } from './first-items.tsx'
import { Ago } from './order-times.tsx'

type TilesProps = {
  look: 'grid' | 'list'
  rows: readonly Order[]
  ringing: ReadonlySet<string>
  selection: Selection<Order>
  handlers: CardHandlers
}

type TileProps = { order: Order; isRinging: boolean; isChosen: boolean; onChoose(chosen: boolean): void; onView(): void }

const Tick = ({ order, isChosen, onChoose }: TileProps) => {
  const { t } = useT()
  return (
    <Checkbox
      label={t('common.selectRow', { name: order.order_number })}
      hideLabel
      checked={isChosen}
      onChange={(event) => onChoose(event.target.checked)}
    />
  )
}

const View = ({ order, onView }: TileProps) => {
  const { t } = useT()
  return (
    <Button
      size="sm"
      variant="secondary"
      icon="eye"
      aria-label={`${t('orders.board.list.view')} ${order.order_number}`}
      onClick={onView}
    >
      {t('orders.board.list.view')}
    </Button>
  )
}

const Status = ({ order }: { order: Order }) => (
  <>
    <OrderStatusChip order={order} />
    <PendingSyncChip orderId={order.id} />
  </>
)

const classNameOf = ({ isRinging, isChosen }: TileProps) =>
  cx(
    'rounded-lg border p-3 shadow-low',
    isChosen ? 'border-brand bg-brand-soft' : isRinging ? 'border-action bg-action-soft' : 'border-line bg-surface',
  )

const GridTile = (props: TileProps) => {
  const { order } = props
  return (
    <li className={cx('grid min-w-0 grid-cols-1 content-between gap-2', classNameOf(props))}>
      <div className="min-w-0">
        <div className="-mt-1.5 flex items-center justify-between gap-2">
          <bdi className="truncate font-bold text-lg figures">{order.order_number}</bdi>
          <Tick {...props} />
        </div>
        <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2 text-ink-soft text-sm">
          <Status order={order} />
          <Ago at={order.created_at} />
        </div>
        <p className="truncate font-medium">
          <bdi>{order.customer_name}</bdi>
        </p>
        <FirstItems order={order} />
      </div>
      <div className="flex items-center justify-between gap-2 border-line border-t border-dashed pt-2">
        <Money rupees={order.total_amount} exact className="font-bold figures" />
        <View {...props} />
      </div>
    </li>
  )
}

const ListTile = (props: TileProps) => {
  const { order } = props
  return (
    <li className={cx('flex min-w-0 items-center gap-2 sm:gap-4', classNameOf(props))}>
      <Tick {...props} />
      <div className="grid min-w-0 flex-1 grid-cols-1 items-center gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr_1fr]">
        <span className="flex flex-wrap items-baseline gap-x-3 sm:block">
          <bdi className="font-bold figures sm:block">{order.order_number}</bdi>
          <span className="text-ink-soft text-sm">
            <Ago at={order.created_at} />
          </span>
        </span>
        <bdi className="min-w-0 truncate">{order.customer_name}</bdi>
        <span className="hidden min-w-0 sm:block">
          <FirstItems order={order} />
        </span>
      </div>
      <div className="grid shrink-0 justify-items-end gap-1.5 sm:flex sm:items-center sm:gap-4">
        <Money rupees={order.total_amount} exact className="font-bold figures" />
        <Status order={order} />
        <span className="max-sm:hidden">
          <View {...props} />
        </span>
        <button
          type="button"
          className="min-h-11 min-w-11 px-1 font-semibold text-brand text-sm sm:hidden"
          onClick={props.onView}
        >
          <ViewLabel />
          <bdi className="sr-only"> {order.order_number}</bdi>
        </button>
      </div>
    </li>
  )
}

const ViewLabel = () => useT().t('orders.board.list.view')

/** The orders of the page as cards side by side, or as one line each; selectable as in the table. */
export const OrderTiles = ({ look, rows, ringing, selection, handlers }: TilesProps) => {
  const { t } = useT()
  const keys = rows.map(({ id }) => id)
  const chosen = howMuchOf(selection.ids, keys)
  const choose = (some: readonly string[], isChosen: boolean) => selection.choose(chooseRows(selection.ids, some, isChosen))
  const Tile = look === 'grid' ? GridTile : ListTile
  return (
    <>
      <Checkbox
        label={<span className="font-medium text-sm">{t('common.selectAll')}</span>}
        className="ps-3"
        checked={chosen === 'all'}
        mixed={chosen === 'some'}
        onChange={(event) => choose(keys, event.target.checked)}
      />
      <ul
        aria-label={t('orders.board.table.caption')}
        className={
          look === 'grid' ? 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4' : 'grid grid-cols-1 gap-2'
        }
      >
        {rows.map((order) => (
          <Tile
            key={order.id}
            order={order}
            isRinging={ringing.has(order.id)}
            isChosen={selection.ids.has(order.id)}
            onChoose={(isChosen) => choose([order.id], isChosen)}
            onView={() => handlers.onDetails(order)}
          />
        ))}
      </ul>
    </>
  )
}
