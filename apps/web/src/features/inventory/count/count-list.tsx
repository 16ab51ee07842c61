import type { KeyboardEvent } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import type { InventoryProduct } from '../data/inventory-api.ts'
import { ProductPicture } from '../data/product-picture.tsx'
import { useProductNames } from '../data/use-product-names.ts'
import { stockDecimals } from '../product/product-draft.ts'
import type { Counting } from './use-count.ts'

/** Enter goes on to the next number; after the last one the list is done, and the focus moves on to saving. */
const toNext = (event: KeyboardEvent<HTMLUListElement>): void => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll('input')]
  const next = fields[fields.indexOf(event.target) + 1]
  if (next) {
    next.focus()
    next.select()
    next.scrollIntoView({ block: 'center' })
  } else document.getElementById('save-counts')?.focus()
}

const CountRow = ({ product, counting }: { product: InventoryProduct; counting: Counting }) => {
  const { t } = useT()
  const names = useProductNames()
  const labels = useItemLabels()
  const { counts, wrong, refused, type } = counting
  const refusal = refused[product.id] ?? (wrong.has(product.id) ? 'whole_units' : undefined)
  const unit = labels.unit(product.unit)
  return (
    <li className="grid grid-cols-[auto_1fr_7rem] items-center gap-x-3 gap-y-1 border-line border-b py-2 last:border-b-0">
      <ProductPicture product={product} sidePx={40} className="size-10" />
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold text-sm leading-snug">{names.whole(product)}</p>
        <p className="text-ink-soft text-sm">
          {product.stock_mode === 'counted'
            ? t('inventory.shelf.count.now', { amount: labels.measure(product.current_stock, product.unit) })
            : t('inventory.shelf.count.not')}
        </p>
      </div>
      <NumberField
        hideLabel
        label={t('inventory.shelf.count.of', { name: names.whole(product), unit })}
        enterKeyHint="next"
        aria-invalid={refusal !== undefined}
        decimals={stockDecimals(product)}
        suffix={
          <span aria-hidden className="max-w-14 truncate pe-2 text-sm">
            {unit}
          </span>
        }
        value={counts[product.id]?.quantity ?? Number.NaN}
        onChange={(quantity) => type(product, quantity)}
      />
      {refusal && (
        <p role="alert" className="col-span-3 text-error text-sm">
          {t(`inventory.shelf.count.problem.${refusal}`)}
        </p>
      )}
    </li>
  )
}

/** One number field for each product. */
export const CountList = ({ counting }: { counting: Counting }) => (
  <ul onKeyDown={toNext}>
    {counting.goods.map((product) => (
      <CountRow key={product.id} product={product} counting={counting} />
    ))}
  </ul>
)
