import { type ReactNode, useState } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { toast } from '../../../shared/ui/toast.ts'

const DetailsPart = lazyPart(() => import('./product-details-dialog.tsx').then((module) => module.ProductDetailsDialog))

/** The details of the product whose name was tapped; their dialog is loaded then. `sellerOf`: the details of the shop. */
export const useShownDetails = (sellerOf: (storeId: string) => ReactNode) => {
  const { tError } = useT()
  const [product, setProduct] = useState<Product | null>(null)
  const close = () => setProduct(null)
  const failed = () => {
    close()
    toast.error(tError('network.offline'))
  }
  const dialog = product && (
    <DetailsPart part={{ product, seller: sellerOf(product.store_id), onClose: close }} onFailed={failed} />
  )
  return { showDetails: setProduct, dialog }
}
