import { type CartItem, quantityStep } from '../../../domain/cart/cart.ts'
import type { CartChange } from '../../../domain/cart/cart-changes.ts'
import { LineStepper, lineDetails } from '../../../domain/cart/line-quantity.tsx'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { ByAmount } from './by-amount.tsx'
import { LineChange } from './line-change.tsx'

const NotePart = lazyPart(() => import('./item-note.tsx').then((module) => module.ItemNote))

type CartLineProps = {
  storeId: string
  item: CartItem
  change: CartChange | undefined
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** One product in the cart: picture, name, price, quantity, and its changes at the shop. */
export const CartLine = ({ storeId, item, change, onQuantity, onRemove }: CartLineProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const name = labels.name(item)
  const { size, max, price, total } = lineDetails(item, change)
  return (
    <li className="flex gap-3 border-line border-b border-dashed py-4 last:border-0">
      <ProductImage src={item.image} alt="" sidePx={64} className="size-16" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{name}</p>
            <p className="text-ink-soft text-sm">
              {item.pack_size && (
                <>
                  <bdi>{labels.pack(item.pack_size)}</bdi> ·{' '}
                </>
              )}
              <Money rupees={price} /> / {labels.unit(item.unit)}
            </p>
          </div>
          {/* At the smallest amount the stepper has the bin. */}
          {change?.is_gone || item.quantity > quantityStep(item) ? (
            <IconButton
              icon="trash"
              label={t('common.remove', { name })}
              onClick={onRemove}
              className="-me-2 -mt-2 text-ink-soft"
            />
          ) : (
            <span className="size-11 shrink-0" />
          )}
        </div>
        {change && <LineChange change={change} item={item} />}
        {!change?.is_gone && (
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <LineStepper item={item} change={change} onQuantity={onQuantity} />
            <Money rupees={total} exact className="ms-auto font-bold" />
          </div>
        )}
        {item.loose && !change?.is_gone && size > 1 && (
          <ByAmount item={{ ...item, price, maxQuantity: max }} onQuantity={onQuantity} />
        )}
        {!change?.is_gone && <NotePart part={{ item, name, storeId }} whileLoading={<div className="h-10" />} />}
        {!change && item.quantity >= max && <p className="mt-1.5 text-ink-soft text-sm">{t('cart.maximum')}</p>}
      </div>
    </li>
  )
}
