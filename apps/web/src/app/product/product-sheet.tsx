import { useQuery } from '@tanstack/react-query'
import type { Product } from '../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../domain/catalogue/item-labels.ts'
import { productQuery } from '../../features/catalogue/api/product-api.ts'
import { ProductMissing } from '../../features/catalogue/product/product-missing.tsx'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../shared/i18n/use-area.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { ProductContent } from './product-content.tsx'

export type ProductSheetProps = {
  storeId: string
  productId: string
  /** What the list below says of it: it is shown while the rest loads, and without a network. */
  known: Product | undefined
  quantityOf(productId: string): number
  onQuantity(product: Product, quantity: number): void
  onOpen(product: Product): void
  onClose(): void
}

/** A product over the page of its shop. */
export const ProductSheet = ({ storeId, productId, known, onOpen, onClose, ...cart }: ProductSheetProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const hasTexts = useArea('stores.trust')
  const query = useQuery(productQuery(storeId, productId))
  const product = query.data?.product ?? known
  const isGone = query.isError && query.error.status === 410
  const content = () => {
    if (!hasTexts || (!product && !query.isError)) return <Skeleton className="h-96" />
    if (query.isError && (!product || isGone))
      return (
        <ProductMissing
          code={query.error.code}
          details={query.error.details}
          storeId={storeId}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )
    return (
      product && (
        <ProductContent key={product.id} {...cart} product={product} details={query.data} onSize={onOpen} onOpen={onOpen} />
      )
    )
  }
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={product ? labels.name(product) : t('common.loading')}>
      {content()}
    </Dialog>
  )
}
