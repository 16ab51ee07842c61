import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { CartBar } from '../../features/catalogue/components/cart-bar.tsx'
import { CategoryTabs } from '../../features/catalogue/components/category-tabs.tsx'
import { ProductCard } from '../../features/catalogue/components/product-card.tsx'
import { ShelfPages } from '../../features/catalogue/components/shelf-pages.tsx'
import { useSettled } from '../../features/catalogue/hooks/use-settled.ts'
import { useShelf } from '../../features/catalogue/hooks/use-shelf.ts'
import { useStoreCart } from '../../features/catalogue/hooks/use-store-cart.ts'
import { StoreHeader } from '../../features/stores/components/store-header.tsx'
import type { Store } from '../../features/stores/store-words.ts'
import { apiQuery } from '../../shared/api-query.ts'
import { selectedStoreStore } from '../../shared/device-store/customer-info.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { SiteFooter } from '../../shared/shell/site-footer.tsx'
import { SiteHeader } from '../../shared/shell/site-header.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { SearchField } from '../../shared/ui/search-field.tsx'
import { SkeletonCards } from '../../shared/ui/skeleton.tsx'

const SEARCH_AFTER_MS = 250
/** Pictures of the first screen of a phone. */
const EAGER_PICTURES = 4

const Shelf = ({ store }: { store: Store }) => {
  const { t } = useT()
  const [address, setAddress] = useSearchParams()
  const category = address.get('category') ?? ''
  const [search, setSearch] = useState('')
  const shelf = useShelf(store.store_id, { search: useSettled(search.trim(), SEARCH_AFTER_MS), category })
  const shop = useMemo(() => ({ store_id: store.store_id, store_name: store.name }), [store])
  const cart = useStoreCart(shop)
  const { set } = cart
  const onQuantity = useCallback<typeof set>((product, quantity) => set(product, quantity), [set])
  return (
    <>
      <SearchField
        label={t('stores.searchProducts')}
        placeholder={t('stores.searchProducts')}
        value={search}
        onChange={setSearch}
      />
      <CategoryTabs
        categories={shelf.categories}
        value={category}
        onChange={(next) => setAddress(next ? { category: next } : {}, { replace: true, preventScrollReset: true })}
      >
        <p className="mb-3 text-ink-soft text-sm">
          {t(store.tax_mode === 'exclusive' ? 'stores.gstOnTop' : 'stores.gstIncluded')}
        </p>
        <ShelfPages shelf={shelf} failedText={t('stores.productsFailed')}>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
            {shelf.products.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                quantity={cart.quantityOf(product.id)}
                eager={index < EAGER_PICTURES}
                onQuantity={onQuantity}
              />
            ))}
          </ul>
        </ShelfPages>
      </CategoryTabs>
      <CartBar storeId={store.store_id} count={cart.count} totalRupees={cart.totalRupees} />
    </>
  )
}

const StoreBody = ({ storeId }: { storeId: string }) => {
  const { t, tError } = useT()
  const query = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: storeId } }))
  const store = query.data?.store
  useEffect(() => {
    if (store) selectedStoreStore.write(store.store_id)
  }, [store])
  if (store)
    return (
      <div className="flex flex-col gap-5">
        <StoreHeader store={store} />
        <div className="min-w-0">
          <Shelf key={store.store_id} store={store} />
        </div>
      </div>
    )
  if (query.error?.code === 'stores.not_found')
    return (
      <EmptyState
        icon="store"
        title={t('stores.notFound')}
        action={<LinkButton to="/nearby-stores">{t('stores.browse')}</LinkButton>}
      />
    )
  if (query.isError)
    return (
      <LoadFailed
        message={t('stores.loadFailed')}
        hint={tError(query.error.code)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  return (
    <div aria-busy="true">
      <SkeletonCards count={6} />
    </div>
  )
}

/** `/store/{id}`, `/store/{id}/products`, `/s/{slug}`: a shop and its shelf. */
export const StorePage = () => {
  const { storeId = '' } = useParams()
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto w-full max-w-5xl p-4">
        <StoreBody storeId={storeId} />
      </main>
      <SiteFooter />
    </>
  )
}
