import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import type { InventoryProduct } from './inventory-api.ts'
import { PictureLabels } from './picture-labels.tsx'

type PictureProps = { product: InventoryProduct; sidePx: number; className?: string }

/** The product's picture; its name if there is none or it fails to load. The name is also shown beside it. */
export const ProductPicture = ({ product, sidePx, className }: PictureProps) => {
  const labels = useItemLabels()
  return (
    <ProductImage
      src={product.image}
      alt=""
      sidePx={sidePx}
      fallback={<PictureLabels name={labels.name(product)} />}
      {...(className ? { className } : {})}
    />
  )
}
