import { type ReactNode, useState } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Price } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import type { ProductReply } from '../api/product-api.ts'
import { ProductQuantity } from '../components/product-quantity.tsx'
import { StockChip } from '../components/stock-chip.tsx'
import { UnitPrice } from '../components/unit-price.tsx'
import { VegMark } from './veg-mark.tsx'

export type ProductHeadProps = {
  product: Product
  details: ProductReply | undefined
  /** The name as the heading of the page; a sheet has it as its title. */
  heading: ReactNode
  inCart: number
  onQuantity(product: Product, quantity: number): void
}

/** Picture, name, price and the Add control. */
export const ProductHead = ({ product, details, heading, inCart, onQuantity }: ProductHeadProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const isOut = product.stock_status === 'out_of_stock'
  const pack = labels.pack(product.pack_size) || labels.unit(product.unit)
  const mark = details?.product.veg_mark
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ProductImage
        src={product.image}
        alt=""
        sidePx={288}
        eager
        className={isOut ? 'mx-auto w-full max-w-60 opacity-40' : 'mx-auto w-full max-w-60'}
      />
      <div className="grid content-start gap-2">
        {heading}
        <p className="flex items-center gap-2 text-ink-soft">
          {mark && <VegMark mark={mark} />}
          <span>
            <SeparatedList facts={[product.brand, product.loose ? t('stores.trust.product.loose') : pack]} />
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price
            size="lg"
            rupees={product.price}
            mrpRupees={product.discount > 0 ? product.mrp : null}
            mrpLabel={t('stores.mrp')}
            {...(product.loose && { unit: labels.unit(product.unit) })}
          />
          {product.discount > 0 && (
            <span className="rounded-sm bg-cloth px-1.5 font-bold text-on-cloth text-sm">
              {t('stores.percentOff', { percent: product.discount })}
            </span>
          )}
          <span className="text-ink-soft text-sm">
            <UnitPrice product={product} />
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {!isOut && (
            <ProductQuantity
              product={product}
              name={`${labels.name(product)} ${pack}`}
              value={inCart}
              onChange={(next) => onQuantity(product, next)}
              className="w-44"
            />
          )}
          {!isOut && product.confidence === 'likely' ? (
            <span className="text-ink-soft text-sm">{t('stores.trust.likely')}</span>
          ) : (
            <StockChip product={product} />
          )}
        </div>
      </div>
    </div>
  )
}

/** Long words of a shop: three lines, and all of them after a tap. */
export const Description = ({ text, writtenIn }: { text: string; writtenIn: string }) => {
  const { t } = useT()
  const [isWhole, setWhole] = useState(text.length < 240)
  return (
    <div>
      <p lang={writtenIn} dir="auto" className={isWhole ? 'whitespace-pre-line' : 'line-clamp-3'}>
        {text}
      </p>
      {!isWhole && (
        <button type="button" className="min-h-11 text-brand underline underline-offset-4" onClick={() => setWhole(true)}>
          {t('stores.trust.product.more')}
        </button>
      )}
    </div>
  )
}
