import { useShownProduct } from '../../features/catalogue/product/use-shown-product.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'
import { toast } from '../../shared/ui/toast.ts'
import type { ProductSheetProps } from './product-sheet.tsx'

const SheetPart = lazyPart(() => import('./product-sheet.tsx').then((module) => module.ProductSheet))

type Cart = Pick<ProductSheetProps, 'quantityOf'> & { set: ProductSheetProps['onQuantity'] }

/** Opens products of a shop over its page; the sheet is loaded by the first tap. */
export const useProductSheet = (storeId: string | undefined, { quantityOf, set }: Cart) => {
  const { tError } = useT()
  const { productId, known, open, close } = useShownProduct()
  const failed = () => {
    close()
    toast.error(tError('network.offline'))
  }
  const sheet = productId && storeId && (
    <SheetPart
      part={{ storeId, productId, known, quantityOf, onQuantity: set, onOpen: open, onClose: close }}
      onFailed={failed}
    />
  )
  return { open, sheet }
}
