import type { PickedProduct } from '@jhola/contract/orders/picking/group-picks'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { packingTicks } from '../../../domain/orders/packing-ticks.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { TickBox } from '../packing/tick-box.tsx'
import type { ShownPick } from './pick-lines.ts'

type RowProps = { pick: PickedProduct<ShownPick>; isPictures: boolean }

const isTicked = ({ order_id, line_no }: ShownPick): boolean => packingTicks.read(order_id).has(line_no)
const tick = (lines: readonly ShownPick[], isOn: boolean): void => {
  for (const { order_id, line_no } of lines) packingTicks.set(order_id, [line_no], isOn)
}
/** `0042` of `001-0042`: what the people of one shop call an order. */
const shortNumber = (number: string): string => number.split('-').at(-1) ?? number

/** One product: how much of it all orders need, and the tick of each order; the large tick is for all of them. */
export const PickRow = ({ pick, isPictures }: RowProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const { first, lines, total } = pick
  const areAll = lines.every(isTicked)
  return (
    <li className={cx('grid grid-cols-1 gap-1 px-2 py-2', areAll && 'bg-success-soft')}>
      <div className="flex items-center gap-3">
        <TickBox
          label={t('orders.packing.tick', { name: first.name })}
          isTicked={areAll}
          onChange={(isOn) => tick(lines, isOn)}
        />
        <ProductImage
          src={first.image}
          alt=""
          sidePx={isPictures ? 72 : 48}
          className={cx('shrink-0', isPictures ? 'size-18' : 'size-12')}
        />
        <div className="min-w-0 flex-1">
          <p className="text-lg leading-snug">
            <bdi className="font-bold figures">{first.loose ? labels.measure(total, first.unit) : total}</bdi>
            {!isPictures && <> × {first.name}</>}
          </p>
          {first.pack_size && <bdi className="text-ink-soft text-sm">{labels.pack(first.pack_size)}</bdi>}
        </div>
      </div>
      <ul className="flex flex-wrap gap-2 ps-15">
        {lines.map((line) => (
          <li key={`${line.order_id} ${line.line_no}`}>
            <label
              className={cx(
                'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-3 text-sm',
                isTicked(line) ? 'border-success bg-success-soft' : 'border-line-strong bg-surface',
              )}
            >
              <input
                type="checkbox"
                className="size-5 accent-(--color-success)"
                checked={isTicked(line)}
                aria-label={`${t('orders.packing.picks.order', { number: shortNumber(line.order_number) })}, ${first.name}`}
                onChange={(event) => tick([line], event.target.checked)}
              />
              <bdi className="font-semibold figures">{shortNumber(line.order_number)}</bdi>
              <bdi className="figures">{line.loose ? labels.measure(line.quantity, line.unit) : line.quantity}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </li>
  )
}
