import { useState } from 'react'
import { quantityStep } from '../../../domain/cart/cart.ts'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Price } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import { snackbar, toast } from '../../../shared/ui/toast.ts'
import { NameLink } from './name-link.tsx'
import { ProductQuantity } from './product-quantity.tsx'
import { StockChip } from './stock-chip.tsx'
import { UnitPrice } from './unit-price.tsx'

type DetailedCardProps = {
  product: Product
  inCart: number
  eager: boolean
  onAdd(product: Product, quantity: number): void
  onDetails(product: Product): void
}

/** A product on the catalogue page, with description and a quantity to choose before adding it to the cart. */
export const DetailedCard = ({ product, inCart, eager, onAdd, onDetails }: DetailedCardProps) => {
  const { t, language } = useT()
  const labels = useItemLabels()
  const step = quantityStep(product)
  const [quantity, setQuantity] = useState(step)
  const name = labels.name(product)
  const fullName = `${name} ${labels.pack(product.pack_size)}`.trim()
  const unit = labels.unit(product.unit)
  const isOut = product.stock_status === 'out_of_stock'
  const [description, writtenIn] =
    language === 'hi' && product.description_hi ? [product.description_hi, 'hi'] : [product.description, 'en']
  const inBag = inCart > 0 ? ` (${labels.measure(inCart, product.unit)})` : ''
  const action = t(isOut ? 'stores.outOfStock' : 'stores.addToCart') + inBag
  const add = () => {
    if (inCart + quantity > product.current_stock) {
      toast.warning(t('stores.onlyAvailable', { n: product.current_stock, unit }))
      return
    }
    onAdd(product, quantity)
    snackbar(t('stores.added', { qty: quantity, unit, name }))
    setQuantity(step)
  }
  return (
    <li className="relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-3">
      <div className="flex grow gap-3">
        <ProductImage src={product.image} alt="" sidePx={112} eager={eager} className="size-28 shrink-0" />
        <div className="flex min-w-0 grow flex-col">
          <NameLink product={product} name={name} onOpen={onDetails} />
          <p className="text-ink-soft text-sm">
            <SeparatedList
              facts={[
                product.brand,
                labels.pack(product.pack_size),
                product.unit_price && <UnitPrice key="per" product={product} />,
              ]}
            />
          </p>
          <p lang={writtenIn} dir="auto" className="line-clamp-2 text-ink-soft text-sm">
            {description}
          </p>
          <div className="mt-auto flex flex-wrap items-center gap-x-2">
            <Price
              rupees={product.price}
              mrpRupees={product.discount > 0 ? product.mrp : null}
              mrpLabel={t('stores.mrp')}
              unit={unit}
            />
            <StockChip product={product} />
          </div>
        </div>
      </div>
      <div className="relative flex gap-2">
        {!isOut && <ProductQuantity product={product} name={fullName} value={quantity} onChange={setQuantity} min="one step" />}
        <Button variant="brand" size="sm" className="grow" disabled={isOut} aria-label={`${action}: ${fullName}`} onClick={add}>
          {action}
        </Button>
      </div>
    </li>
  )
}
