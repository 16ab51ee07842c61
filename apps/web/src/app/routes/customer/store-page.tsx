import { type Shelf, shelvesOf } from '@jhola/contract/catalogue/shelves'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react'
import { chooseStore } from '../../../domain/account/customer-info.ts'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { SiteFooter } from '../../../domain/shell/site-footer.tsx'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { BelowMrpShelf } from '../../../features/catalogue/components/below-mrp-shelf.tsx'
import { CatalogueControls } from '../../../features/catalogue/components/catalogue-controls.tsx'
import { OwnShelf } from '../../../features/catalogue/components/own-shelf.tsx'
import { ProductCard } from '../../../features/catalogue/components/product-card.tsx'
import { ProductGroups } from '../../../features/catalogue/components/product-groups.tsx'
import { ProductPages } from '../../../features/catalogue/components/product-pages.tsx'
import { BELOW_MRP, useCatalogueAddress } from '../../../features/catalogue/hooks/use-catalogue-address.ts'
import { loadDeviceShelves, useOwnShelves } from '../../../features/catalogue/hooks/use-own-shelves.ts'
import { usePrefetchForOffline } from '../../../features/catalogue/hooks/use-prefetch-for-offline.ts'
import { useShownCatalogue } from '../../../features/catalogue/hooks/use-shown-catalogue.ts'
import { useStoreCart } from '../../../features/catalogue/hooks/use-store-cart.ts'
import type { Store } from '../../../features/stores/common/store-labels.ts'
import type { StoreArrival } from '../../../features/stores/discovery/components/store-card.tsx'
import { StoreBar } from '../../../features/stores/page/store-bar.tsx'
import { StoreSkeleton } from '../../../features/stores/page/store-skeleton.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLocation, useParams } from '../../../shared/navigation/navigation.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { useProductSheet } from '../../product/use-product-sheet.tsx'

const MissingPart = lazyPart(() =>
  import('../../../features/catalogue/list/missing-note.tsx').then((module) => module.MissingNote),
)
const ListPart = lazyPart(() => import('../../../features/catalogue/list/list-button.tsx').then((module) => module.ListButton))

/** Number of pictures on the first screen of a phone. */
const EAGER_PICTURES = 4
/** Two cards side by side on a phone; with large letters one, which then has room for its button. */
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5'

/** `shelfId` is the shop as the address names it (id or slug); the server filled the cache under it. */
const CatalogueState = ({ store, shelfId }: { store: Store; shelfId: string }) => {
  const { t } = useT()
  const address = useCatalogueAddress()
  const { catalogue, hasInstant, ...shown } = useShownCatalogue(shelfId, { ...address, brief: true })
  const shop = useMemo(() => ({ store_id: store.store_id, store_name: store.name }), [store])
  const cart = useStoreCart(shop)
  const { open, sheet } = useProductSheet(shelfId, cart)
  const own = useOwnShelves(store.store_id)
  usePrefetchForOffline(store.store_id, shelfId)
  const hasBelowMrp = (catalogue.savings?.count ?? 0) > 0
  const card = (product: Product, index: number) => (
    <ProductCard
      key={product.id}
      product={product}
      quantity={cart.quantityOf(product.id)}
      eager={index < EAGER_PICTURES}
      onQuantity={cart.set}
      onDetails={open}
    />
  )
  const shelves: Partial<Record<Shelf, ReactNode>> = {
    again: own.again.length > 0 && (
      <OwnShelf storeId={store.store_id} title={t('stores.again')} ids={own.again}>
        {card}
      </OwnShelf>
    ),
    favourites: own.favourites.length > 0 && (
      <OwnShelf storeId={store.store_id} title={t('stores.favourites')} ids={own.favourites}>
        {card}
      </OwnShelf>
    ),
    below_mrp: hasBelowMrp && (
      <BelowMrpShelf storeId={shelfId} onAll={() => address.setShelf(BELOW_MRP)}>
        {card}
      </BelowMrpShelf>
    ),
  }
  const isWhole = !shown.heading && !address.category
  const categories = (
    <ProductPages catalogue={catalogue} hasInstant={hasInstant} className={GRID} placeClassName="h-72 rounded-lg">
      <ProductGroups {...shown} categories={catalogue.categories} className={GRID}>
        {card}
      </ProductGroups>
    </ProductPages>
  )
  return (
    <>
      <CatalogueControls
        categories={catalogue.categories}
        address={address}
        action={
          <ListPart
            part={{ storeId: store.store_id, takesPhotos: true, onTake: cart.add }}
            whileLoading={<span className="size-11" />}
          />
        }
        isPictured
        hasBelowMrp={hasBelowMrp}
      />
      {/* While somebody types, a short list leaves the search where it is. */}
      <div className={address.typed === '' ? 'pt-2' : 'min-h-dvh pt-2'}>
        {(catalogue.answer === 'similar' || catalogue.answer === 'none') && (
          <MissingPart part={{ storeId: store.store_id, search: address.search, isSimilar: catalogue.answer === 'similar' }} />
        )}
        {shelvesOf(store.store_type).map((shelf) => (
          <Fragment key={shelf}>{shelf === 'categories' ? categories : isWhole && shelves[shelf]}</Fragment>
        ))}
      </div>
      {sheet}
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
  useEffect(() => void loadDeviceShelves(), [])
  useEffect(() => {
    if (store) chooseStore(store.store_id)
  }, [store])
  if (store)
    return (
      <>
        <StoreBar store={store} distanceKm={distanceKm} />
        {!store.is_opening_soon && <CatalogueState key={store.store_id} store={store} shelfId={storeId} />}
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
      <SiteHeader backTo="/nearby-stores" hasSearch isShop />
      <main id="content" className="mx-auto w-full max-w-5xl px-4 pb-4">
        <StoreBody storeId={storeId} />
      </main>
      <SiteFooter />
    </>
  )
}
