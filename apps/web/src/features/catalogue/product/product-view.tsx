import type { ReactNode } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { type ProductReply, productPath } from '../api/product-api.ts'
import { ProductCard } from '../components/product-card.tsx'
import { ShelfRow } from '../components/shelf-row.tsx'
import { ProductFacts } from './product-facts.tsx'
import { Description, ProductHead } from './product-head.tsx'
import { ShareButton } from './share-button.tsx'
import { SizeChoice } from './size-choice.tsx'

export type ProductViewProps = {
  product: Product
  /** `undefined` while they load. */
  details: ProductReply | undefined
  heading?: ReactNode
  quantityOf(productId: string): number
  onQuantity(product: Product, quantity: number): void
  /** Another product on the way of the screen: another size, what is there instead. Sizes are links of their own without it. */
  onSize?: (product: Product) => void
  onOpen(product: Product): void
  /** The note on it and the favourite. */
  note: ReactNode
  /** A wish to be told when it is back. */
  alert: ReactNode
  seller: ReactNode
}

const useDescription = (product: Product): { text: string; writtenIn: string } => {
  const { language } = useT()
  return language === 'hi' && product.description_hi
    ? { text: product.description_hi, writtenIn: 'hi' }
    : { text: product.description, writtenIn: 'en' }
}

const Instead = ({
  products,
  ...props
}: Pick<ProductViewProps, 'quantityOf' | 'onQuantity' | 'onOpen'> & { products: readonly Product[] }) => {
  const { t } = useT()
  return (
    <ShelfRow title={t('stores.trust.product.instead')} products={products}>
      {(one) => (
        <ProductCard
          key={one.id}
          product={one}
          quantity={props.quantityOf(one.id)}
          eager={false}
          onQuantity={props.onQuantity}
          onDetails={props.onOpen}
        />
      )}
    </ShelfRow>
  )
}

/** Everything about one product: the content of its page and of its sheet. */
export const ProductView = (props: ProductViewProps) => {
  const { product, details, heading, quantityOf, onQuantity, onSize, onOpen, note, alert, seller } = props
  const { t } = useT()
  const labels = useItemLabels()
  const description = useDescription(details?.product ?? product)
  const isOut = product.stock_status === 'out_of_stock'
  const name = labels.name(product)
  return (
    <div className="grid grid-cols-1 gap-5">
      <ProductHead {...{ product, details, heading, onQuantity }} inCart={quantityOf(product.id)} />
      {details && details.sizes.length > 0 && <SizeChoice sizes={details.sizes} chosenId={product.id} onChoose={onSize} />}
      {isOut && alert}
      {details && details.alternatives.length > 0 && (
        <Instead products={details.alternatives} {...{ quantityOf, onQuantity, onOpen }} />
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 grow">{note}</div>
        <ShareButton path={productPath(product)} title={`${name} ${labels.pack(product.pack_size)}`.trim()} />
      </div>
      {description.text && <Description key={product.id} {...description} />}
      <section className="grid grid-cols-1 gap-2 border-line border-t border-dashed pt-4">
        <h2 className="font-bold text-lg">{t('stores.trust.product.facts')}</h2>
        {details ? <ProductFacts product={details.product} /> : <Skeleton className="h-56" />}
      </section>
      <section className="grid grid-cols-1 gap-2 border-line border-t border-dashed pt-4">
        <h2 className="font-bold text-lg">{t('stores.trust.seller')}</h2>
        {seller}
      </section>
    </div>
  )
}
