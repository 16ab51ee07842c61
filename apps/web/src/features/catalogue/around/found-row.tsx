import { quantityStep } from '../../../domain/cart/cart.ts'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { Money, Price } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { ProductQuantity } from '../components/product-quantity.tsx'
import { StockChip } from '../components/stock-chip.tsx'

type FoundRowProps = {
  product: Product
  quantity: number
  /** The address of the product in its shop. */
  to: string
  eager: boolean
  onQuantity(product: Product, quantity: number): void
}

/** A product that a shop has: picture, name, pack, price, and the Add button of that shop's cart. */
export const FoundRow = ({ product, quantity, to, eager, onQuantity }: FoundRowProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const name = labels.name(product)
  const pack = product.loose
    ? t('stores.looseFrom', { amount: labels.measure(quantityStep(product), product.unit) })
    : labels.pack(product.pack_size) || labels.unit(product.unit)
  const isOut = product.stock_status === 'out_of_stock'
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-t py-2">
      <ProductImage
        src={product.image}
        alt=""
        sidePx={64}
        eager={eager}
        className={isOut ? 'size-16 shrink-0 opacity-40' : 'size-16 shrink-0'}
      />
      <div className="min-w-0 grow basis-14">
        <Link to={to} className="line-clamp-2 min-h-6 font-semibold hover:text-brand">
          <bdi>{name}</bdi>
        </Link>
        <p className="text-ink-soft text-sm">
          <bdi>{pack}</bdi>{' '}
          {product.unit_price && (
            <bdi className="text-xs">
              <Money rupees={product.unit_price.rupees} /> / {labels.pack(product.unit_price.per)}
            </bdi>
          )}
        </p>
        <Price
          rupees={product.price}
          mrpRupees={product.discount > 0 ? product.mrp : null}
          mrpLabel={t('stores.mrp')}
          {...(product.loose && { unit: labels.unit(product.unit) })}
        />
      </div>
      {isOut ? (
        <StockChip product={product} />
      ) : (
        <ProductQuantity
          product={product}
          name={`${name} ${pack}`}
          value={quantity}
          onChange={(next) => onQuantity(product, next)}
          className="w-28 shrink-0"
        />
      )}
    </li>
  )
}
