import type { Product } from '../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../domain/catalogue/item-labels.ts'
import type { ProductReply } from '../../features/catalogue/api/product-api.ts'
import { ProductView, type ProductViewProps } from '../../features/catalogue/product/product-view.tsx'
import { SellerFacts } from '../../features/stores/page/seller-facts.tsx'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'

const NotePart = lazyPart(() => import('../../features/cart/components/item-note.tsx').then((module) => module.ItemNote))

const AlertPart = lazyPart(() => import('../../features/catalogue/product/back-alert.tsx').then((module) => module.BackAlert))

type ProductContentProps = Omit<ProductViewProps, 'note' | 'alert' | 'seller'> & {
  product: Product
  details: ProductReply | undefined
}

/** A product with the parts of other features: the note of the cart, the details of the seller. */
export const ProductContent = (props: ProductContentProps) => {
  const { product, quantityOf } = props
  const labels = useItemLabels()
  const quantity = quantityOf(product.id)
  const item = { id: product.id, loose: product.loose, quantity: quantity || 1 }
  return (
    <ProductView
      {...props}
      note={
        <NotePart
          key={product.id}
          part={{ item, name: labels.name(product), storeId: product.store_id }}
          whileLoading={<div className="h-12" />}
        />
      }
      alert={<AlertPart key={product.id} part={{ product }} whileLoading={<div className="h-12" />} />}
      seller={<SellerFacts storeId={product.store_id} />}
    />
  )
}
