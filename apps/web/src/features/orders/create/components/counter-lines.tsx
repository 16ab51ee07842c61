import type { ReactNode } from 'react'
import type { CartItem } from '../../../../domain/cart/cart.ts'
import type { CartChange } from '../../../../domain/cart/cart-changes.ts'
import { LineStepper, lineDetails } from '../../../../domain/cart/line-quantity.tsx'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Money } from '../../../../shared/ui/money.tsx'

export type LineParts = {
  /** Describes the change of a line, with the texts of the cart. */
  renderChange(change: CartChange, item: CartItem): ReactNode
  /** The dialog to enter loose products by amount in rupees. */
  renderByAmount(item: CartItem, onQuantity: (quantity: number) => void): ReactNode
}

type LineProps = LineParts & {
  item: CartItem
  change: CartChange | undefined
  onQuantity(id: string, quantity: number): void
}

const Line = ({ item, change, onQuantity, renderChange, renderByAmount }: LineProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const name = labels.name(item)
  const { size, max, price, total } = lineDetails(item, change)
  return (
    <li className="grid grid-cols-1 gap-1.5 border-line border-b border-dashed py-3 first:pt-0 last:border-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold">
          {name} {item.pack_size && <bdi className="font-normal text-ink-soft text-sm">{labels.pack(item.pack_size)}</bdi>}
        </span>
        <Money rupees={total} exact className="font-bold figures" />
      </p>
      {change && renderChange(change, item)}
      <div className="flex items-center justify-between gap-3">
        <span className="text-ink-soft text-sm">
          <Money rupees={price} /> / {labels.unit(item.unit)}
        </span>
        {change?.is_gone ? (
          <Button variant="secondary" size="sm" icon="trash" onClick={() => onQuantity(item.id, 0)}>
            {t('common.remove', { name })}
          </Button>
        ) : (
          <LineStepper item={item} change={change} onQuantity={(quantity) => onQuantity(item.id, quantity)} />
        )}
      </div>
      {item.loose && !change?.is_gone && size > 1 && (
        <div>{renderByAmount({ ...item, price, maxQuantity: max }, (quantity) => onQuantity(item.id, quantity))}</div>
      )}
    </li>
  )
}

type TypedLinesProps = LineParts & {
  items: readonly CartItem[]
  changes: readonly CartChange[]
  onQuantity(id: string, quantity: number): void
}

/** The lines of the order, the newest on top. */
export const CounterLines = ({ items, changes, ...rest }: TypedLinesProps) => (
  <ul>
    {items.toReversed().map((item) => (
      <Line key={item.id} item={item} change={changes.find(({ product_id }) => product_id === item.id)} {...rest} />
    ))}
  </ul>
)
