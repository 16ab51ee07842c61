import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { SiteFooter } from '../../../domain/shell/site-footer.tsx'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { type ProductReply, productPath, productQuery } from '../../../features/catalogue/api/product-api.ts'
import { useStoreCart } from '../../../features/catalogue/hooks/use-store-cart.ts'
import { ProductMissing } from '../../../features/catalogue/product/product-missing.tsx'
import { type Store, useStoreLabels } from '../../../features/stores/common/store-labels.ts'
import { StoreSkeleton } from '../../../features/stores/page/store-skeleton.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { Link, useNavigate, useParams } from '../../../shared/navigation/navigation.tsx'
import { ProductContent } from '../../product/product-content.tsx'

const Shown = ({ store, details }: { store: Store; details: ProductReply }) => {
  const navigate = useNavigate()
  const labels = useItemLabels()
  const stores = useStoreLabels()
  const shop = useMemo(() => ({ store_id: store.store_id, store_name: store.name }), [store])
  const cart = useStoreCart(shop)
  const { product } = details
  return (
    <>
      <Link to={`/store/${store.store_id}`} className="inline-flex min-h-11 items-center font-semibold text-brand">
        {stores.name(store)}
      </Link>
      <ProductContent
        key={product.id}
        product={product}
        details={details}
        heading={<h1 className="font-bold text-2xl leading-tight">{labels.name(product)}</h1>}
        quantityOf={cart.quantityOf}
        onQuantity={cart.set}
        onOpen={(other) => navigate(productPath(other))}
      />
    </>
  )
}

const Body = ({ storeId, productId }: { storeId: string; productId: string }) => {
  const store = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: storeId } }))
  // The server has asked already, and has no second look: a product that is not there is said without scripts too.
  const product = useQuery({ ...productQuery(storeId, productId), retryOnMount: !import.meta.env.SSR })
  if (store.data && product.data) return <Shown store={store.data.store} details={product.data} />
  const failed = [product, store].find(({ isError }) => isError)
  if (!failed?.error) return <StoreSkeleton />
  return (
    <ProductMissing
      as="h1"
      code={failed.error.code}
      details={failed.error.details}
      storeId={storeId}
      isRetrying={failed.isFetching}
      onRetry={() => void Promise.all([product.refetch(), store.refetch()])}
    />
  )
}

/** `/store/{id}/p/{product}`: one product of a shop. */
export const ProductPage = () => {
  const { storeId = '', productId = '' } = useParams()
  return (
    <>
      <SiteHeader backTo={`/store/${storeId}`} />
      <main id="content" className="mx-auto w-full max-w-3xl px-4 pb-4">
        <Body storeId={storeId} productId={productId} />
      </main>
      <SiteFooter />
    </>
  )
}
