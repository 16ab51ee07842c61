import type { PickedProduct } from '@jhola/contract/orders/picking/group-picks'
import { useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { packingTicks } from '../../../domain/orders/packing-ticks.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { ItemNote } from '../data/item-note.tsx'
import { useOrderLabels } from '../data/order-labels.ts'
import { TickBox } from '../packing/tick-box.tsx'
import type { ShownPick } from './pick-lines.ts'
import { isPickTicked, leftOf } from './picks-left.ts'

type RowProps = { pick: PickedProduct<ShownPick>; isPictures: boolean }

/** Of more orders than this the row says how many; a tap shows them. */
const ORDERS_SHOWN = 3

const tick = (lines: readonly ShownPick[], isOn: boolean): void => {
  for (const { order_id, line_no } of lines) packingTicks.set(order_id, [line_no], isOn)
}
/** `0042` of `001-0042`: what the people of one shop call an order. */
const shortNumber = (number: string): string => number.split('-').at(-1) ?? number

/** How much of a product one order needs, with its own tick. */
const OrderTick = ({ line, name }: { line: ShownPick; name: string }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  return (
    <label
      className={cx(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-3 text-sm',
        isPickTicked(line) ? 'border-success bg-success-soft' : 'border-line-strong bg-surface',
      )}
    >
      <input
        type="checkbox"
        className="size-5 accent-(--color-success)"
        checked={isPickTicked(line)}
        aria-label={`${t('orders.packing.picks.order', { number: shortNumber(line.order_number) })}, ${name}`}
        onChange={(event) => tick([line], event.target.checked)}
      />
      <bdi className="font-semibold figures">{shortNumber(line.order_number)}</bdi>
      <bdi className="figures">{labels.amount(line.quantity, line.unit)}</bdi>
      <ItemNote note={line.note} />
    </label>
  )
}

/** One product: how much of it all orders need, and the tick of each order; the large tick is for all of them. */
export const PickRow = ({ pick, isPictures }: RowProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const words = useOrderLabels()
  const { first, lines, total } = pick
  const [isOpen, setOpen] = useState(lines.length <= ORDERS_SHOWN)
  const left = leftOf(pick)
  return (
    <li className={cx('grid grid-cols-1 gap-1 px-2 py-2', left === 0 && 'bg-success-soft')}>
      <div className="flex items-center gap-3">
        <TickBox
          label={t('orders.packing.tick', { name: first.name })}
          isTicked={left === 0}
          onChange={(isOn) => tick(lines, isOn)}
        />
        <ProductImage
          src={first.image}
          alt=""
          sidePx={isPictures ? 72 : 48}
          className={cx('shrink-0', isPictures ? 'size-18' : 'size-12')}
        />
        <div className="min-w-0 flex-1">
          <p className={cx('text-lg leading-snug', left === 0 && 'text-ink-soft line-through')}>
            <bdi className="font-bold figures">{words.amount(total, first.unit)}</bdi>
            {!isPictures && <> {first.name}</>}
          </p>
          <p className="flex flex-wrap gap-x-2 text-ink-soft text-sm">
            {first.pack_size && <bdi>{labels.pack(first.pack_size)}</bdi>}
            {left > 0 && left < total && (
              <b className="text-warning">{t('orders.packing.picks.still', { amount: words.amount(left, first.unit) })}</b>
            )}
          </p>
        </div>
        {lines.length > ORDERS_SHOWN && (
          <Button
            variant="ghost"
            size="sm"
            iconEnd={isOpen ? 'chevron-up' : 'chevron-down'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('orders.packing.picks.orders', { count: lines.length })}
          </Button>
        )}
      </div>
      {isOpen && (
        <ul className="flex flex-wrap gap-2 ps-15">
          {lines.map((line) => (
            <li key={`${line.order_id} ${line.line_no}`}>
              <OrderTick line={line} name={first.name} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
