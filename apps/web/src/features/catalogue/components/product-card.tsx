import { memo } from 'react'
import { useItemWords } from '../../../shared/format/item-words.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Price } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Product } from '../to-cart-item.ts'
import { ProductQuantity } from './product-quantity.tsx'
import { StockChip } from './stock-chip.tsx'

type ProductCardProps = {
  product: Product
  quantity: number
  eager: boolean
  onQuantity(product: Product, quantity: number): void
}

/** A product on the shelf: picture, name, pack, price, and how many are in the cart. */
export const ProductCard = memo(({ product, quantity, eager, onQuantity }: ProductCardProps) => {
  const { t } = useT()
  const words = useItemWords()
  const name = words.name(product)
  const isOut = product.stock_status === 'out_of_stock'
  return (
    <li className="relative flex flex-col rounded-lg border border-line bg-surface p-2.5">
      <ProductImage src={product.image} alt="" sidePx={160} eager={eager} className="w-full" />
      {product.discount > 0 && (
        <StatusChip tone="success" className="absolute start-3.5 top-3.5">
          {t('stores.percentOff', { percent: product.discount })}
        </StatusChip>
      )}
      <h3 className="mt-2 line-clamp-2 font-medium">{name}</h3>
      <p className="mb-1 text-ink-soft text-sm">
        {[product.brand, product.pack_size ?? words.unit(product.unit)].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-auto grid gap-2">
        <Price
          rupees={product.price}
          mrpRupees={product.discount > 0 ? product.mrp : null}
          mrpLabel={t('stores.mrp')}
          unit={product.loose ? words.unit(product.unit) : undefined}
        />
        {product.stock_status !== 'in_stock' && (
          <div>
            <StockChip product={product} />
          </div>
        )}
        {!isOut && (
          <ProductQuantity
            product={product}
            name={`${name} ${product.pack_size ?? ''}`.trim()}
            value={quantity}
            onChange={(next) => onQuantity(product, next)}
            className="w-full"
          />
        )}
      </div>
    </li>
  )
})
ProductCard.displayName = 'ProductCard'
