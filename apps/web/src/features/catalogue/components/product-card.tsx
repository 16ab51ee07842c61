import { memo } from 'react'
import { quantityStep } from '../../../domain/cart/cart.ts'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Price } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { NameLink } from './name-link.tsx'
import { ProductQuantity } from './product-quantity.tsx'
import { StockChip } from './stock-chip.tsx'
import { UnitPrice } from './unit-price.tsx'

type ProductCardProps = {
  product: Product
  quantity: number
  eager: boolean
  onQuantity(product: Product, quantity: number): void
  /** Opens the product over the page. */
  onDetails(product: Product): void
}

/** A product card: picture, brand, name, pack with the price to compare by, price, and an Add button that covers nothing. */
export const ProductCard = memo(({ product, quantity, eager, onQuantity, onDetails }: ProductCardProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const name = labels.name(product)
  const smallest = labels.measure(quantityStep(product), product.unit)
  const pack = product.loose
    ? t('stores.looseFrom', { amount: smallest })
    : labels.pack(product.pack_size) || labels.unit(product.unit)
  const isOut = product.stock_status === 'out_of_stock'
  return (
    <li className="relative flex flex-col rounded-lg border border-line bg-surface p-2">
      <div className="relative">
        <ProductImage src={product.image} alt="" sidePx={160} eager={eager} className={isOut ? 'w-full opacity-40' : 'w-full'} />
        {product.discount > 0 && !isOut && (
          <span className="absolute start-0 top-0 rounded-sm bg-cloth px-1.5 font-bold text-on-cloth text-xs">
            {t('stores.percentOff', { percent: product.discount })}
          </span>
        )}
      </div>
      <div className="flex grow flex-col px-1 pt-0.5">
        <p className="line-clamp-1 text-ink-soft text-xs leading-tight">
          <bdi>{product.brand}</bdi>
        </p>
        <NameLink product={product} name={name} onOpen={onDetails} />
        <p className="line-clamp-2 font-medium text-sm leading-tight">
          <bdi>{pack}</bdi>{' '}
          <span className="text-ink-soft text-xs">
            <UnitPrice product={product} />
          </span>
        </p>
        {!isOut && (product.stock_status === 'low_stock' || product.confidence === 'confirm') && (
          // A few words in one line, and no pill: in a narrow card it would take two.
          <div className="*:whitespace-nowrap *:bg-transparent *:p-0">
            <StockChip product={product} />
          </div>
        )}
        <div className="mt-auto pb-0.5">
          <Price
            rupees={product.price}
            mrpRupees={product.discount > 0 ? product.mrp : null}
            mrpLabel={t('stores.mrp')}
            {...(product.loose && { unit: labels.unit(product.unit) })}
          />
        </div>
        {isOut ? (
          <div className="flex min-h-11 items-center">
            <StockChip product={product} />
          </div>
        ) : (
          <ProductQuantity
            product={product}
            name={`${name} ${pack}`}
            value={quantity}
            onChange={(next) => onQuantity(product, next)}
            className="relative w-full"
          />
        )}
      </div>
    </li>
  )
})
ProductCard.displayName = 'ProductCard'
