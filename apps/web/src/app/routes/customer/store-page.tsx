import { listOffers } from '@jhola/contract/stores/offers'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { chooseStore } from '../../../domain/account/customer-info.ts'
import { SiteFooter } from '../../../domain/shell/site-footer.tsx'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { CartBar } from '../../../features/catalogue/components/cart-bar.tsx'
import { CatalogueControls } from '../../../features/catalogue/components/catalogue-controls.tsx'
import { ProductCard } from '../../../features/catalogue/components/product-card.tsx'
import { ProductGroups } from '../../../features/catalogue/components/product-groups.tsx'
import { ProductPages } from '../../../features/catalogue/components/product-pages.tsx'
import { useShownDetails } from '../../../features/catalogue/components/shown-details.tsx'
import { useCatalogueAddress } from '../../../features/catalogue/hooks/use-catalogue-address.ts'
import { usePrefetchForOffline } from '../../../features/catalogue/hooks/use-prefetch-for-offline.ts'
import { useShownCatalogue } from '../../../features/catalogue/hooks/use-shown-catalogue.ts'
import { useStoreCart } from '../../../features/catalogue/hooks/use-store-cart.ts'
import type { Store } from '../../../features/stores/common/store-labels.ts'
import type { StoreArrival } from '../../../features/stores/discovery/components/store-card.tsx'
import { sellerOf } from '../../../features/stores/page/lazy-seller.tsx'
import { StoreHeader } from '../../../features/stores/page/store-header.tsx'
import { StoreOffers } from '../../../features/stores/page/store-offers.tsx'
import { StoreSkeleton } from '../../../features/stores/page/store-skeleton.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useLocation, useParams } from '../../../shared/navigation/navigation.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'

/** Number of pictures on the first screen of a phone. */
const EAGER_PICTURES = 4
const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5'

/** `shelfId` is the shop as the address names it (id or slug); the server filled the cache under it. */
const CatalogueState = ({ store, shelfId }: { store: Store; shelfId: string }) => {
  const { t } = useT()
  const address = useCatalogueAddress()
  const { catalogue, hasInstant, ...shown } = useShownCatalogue(shelfId, { ...address, brief: true })
  const shop = useMemo(() => ({ store_id: store.store_id, store_name: store.name }), [store])
  const cart = useStoreCart(shop)
  const { showDetails, dialog } = useShownDetails(sellerOf)
  usePrefetchForOffline(store.store_id, shelfId)
  return (
    <>
      <StoreOffers offers={listOffers(store, catalogue.savings)} isBelowMrp={address.belowMrp} onBelowMrp={address.setBelowMrp} />
      <CatalogueControls categories={catalogue.categories} address={address} />
      <p className="pt-3 pb-2 text-ink-soft text-sm">
        {t(store.tax_mode === 'exclusive' ? 'stores.gstOnTop' : 'stores.gstIncluded')}
      </p>
      <ProductPages catalogue={catalogue} hasInstant={hasInstant} className={GRID} placeClassName="h-72 rounded-lg">
        <ProductGroups {...shown} categories={catalogue.categories} className={GRID}>
          {(product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              quantity={cart.quantityOf(product.id)}
              eager={index < EAGER_PICTURES}
              onQuantity={cart.set}
              onDetails={showDetails}
            />
          )}
        </ProductGroups>
      </ProductPages>
      {dialog}
      <CartBar store={store} count={cart.count} totalRupees={cart.totalRupees} />
    </>
  )
}

/** Only the browser knows the previous page, so the server and hydration start without it. */
const useArrivalDistance = (): number | undefined => {
  // @NOTE written by the links of store-card.tsx only.
  const arrival = useLocation().state as StoreArrival | null
  const [distanceKm, setDistanceKm] = useState<number>()
  useEffect(() => setDistanceKm(arrival?.distance_km), [arrival])
  return distanceKm
}

const StoreBody = ({ storeId }: { storeId: string }) => {
  const { t, tError } = useT()
  const query = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: storeId } }))
  const store = query.data?.store
  const distanceKm = useArrivalDistance()
  useEffect(() => {
    if (store) chooseStore(store.store_id)
  }, [store])
  if (store)
    return (
      <>
        <StoreHeader store={store} distanceKm={distanceKm} />
        <CatalogueState key={store.store_id} store={store} shelfId={storeId} />
      </>
    )
  if (query.error?.code === 'stores.not_found')
    return (
      <EmptyState
        as="h1"
        icon="store"
        title={t('stores.notFound')}
        action={<LinkButton to="/nearby-stores">{t('stores.browse')}</LinkButton>}
      />
    )
  if (query.isError)
    return (
      <LoadFailed
        as="h1"
        message={t('stores.loadFailed')}
        hint={tError(query.error.code)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  return <StoreSkeleton />
}

/** `/store/{id}`, `/store/{id}/products`, `/s/{slug}`: a shop and its products. */
export const StorePage = () => {
  const { storeId = '' } = useParams()
  return (
    <>
      <SiteHeader backTo="/nearby-stores" />
      <main id="content" className="mx-auto w-full max-w-5xl px-4 pb-4">
        <StoreBody storeId={storeId} />
      </main>
      <SiteFooter />
    </>
  )
}
