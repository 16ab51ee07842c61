import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { ProductQuantity } from '../components/product-quantity.tsx'
import { type ListedLine, type Pick, pickOf } from './listed-lines.ts'

type LineRowProps = { line: ListedLine; pick: Pick; onPick(pick: Pick): void }

/** A line as it was written, what the shop has for it, and how much of it goes into the cart. */
export const LineRow = ({ line, pick, onPick }: LineRowProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const { product } = pick
  const nameOf = (one: ListedLine['choices'][number]['product']) =>
    [labels.name(one), one.loose ? '' : labels.pack(one.pack_size)].filter(Boolean).join(' ')
  const note =
    line.words === ''
      ? t('list.notRead')
      : line.choices.length === 0
        ? t('list.none')
        : product === null
          ? t(line.state === 'unsure' ? 'list.unsure' : 'list.left')
          : pick.isExact
            ? null
            : t('list.check')
  return (
    <li className="grid grid-cols-1 gap-1.5 border-line border-b border-dashed py-3 first:pt-0 last:border-0">
      <p className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 font-semibold">{line.text}</bdi>
        {product && <Money rupees={product.price * pick.quantity} exact className="shrink-0 font-bold figures" />}
      </p>
      {note && <p className={product ? 'text-sm text-warning' : 'text-ink-soft text-sm'}>{note}</p>}
      {line.choices.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-x-2">
          <legend className="sr-only">{line.text}</legend>
          {line.choices.map(({ product: one }) => (
            <Chip
              key={one.id}
              chosen={product?.id === one.id}
              disabled={one.stock_status === 'out_of_stock'}
              onChange={(isChosen) => onPick(isChosen ? pickOf(line, one.id) : { product: null, quantity: 0, isExact: false })}
            >
              <span>
                {nameOf(one)} · {one.stock_status === 'out_of_stock' ? t('stores.outOfStock') : <Money rupees={one.price} />}
              </span>
            </Chip>
          ))}
        </fieldset>
      )}
      {product && (
        <ProductQuantity
          product={product}
          name={nameOf(product)}
          value={pick.quantity}
          min="one step"
          onChange={(quantity) => onPick({ product, quantity, isExact: true })}
          className="justify-self-end"
        />
      )}
    </li>
  )
}
