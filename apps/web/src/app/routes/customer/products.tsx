import { formatPrice } from '@jhola/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { SiteFooter } from '../../../domain/shell/site-footer.tsx'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { CatalogueControls } from '../../../features/catalogue/components/catalogue-controls.tsx'
import { DetailedCard } from '../../../features/catalogue/components/detailed-card.tsx'
import { ProductGroups } from '../../../features/catalogue/components/product-groups.tsx'
import { ProductPages } from '../../../features/catalogue/components/product-pages.tsx'
import { useCatalogueAddress } from '../../../features/catalogue/hooks/use-catalogue-address.ts'
import { useShownCatalogue } from '../../../features/catalogue/hooks/use-shown-catalogue.ts'
import { useStoreCart } from '../../../features/catalogue/hooks/use-store-cart.ts'
import { OpenChip } from '../../../features/stores/common/open-chip.tsx'
import { useStoreLabels } from '../../../features/stores/common/store-labels.ts'
import { useShownStore } from '../../../features/stores/page/use-shown-store.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { Banner } from '../../../shared/ui/banner.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useProductSheet } from '../../product/use-product-sheet.tsx'

const EAGER_PICTURES = 3
const GRID = 'grid grid-cols-1 gap-3 md:grid-cols-2'

/** `/products`: the catalogue of the last visited shop, or of the nearest one. */
export const ProductsPage = () => {
  const { t } = useT()
  const labels = useStoreLabels()
  const storeId = useShownStore()
  const store = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: storeId } })).data?.store
  const address = useCatalogueAddress()
  const { search, category } = address
  const { catalogue, hasInstant, ...shown } = useShownCatalogue(storeId, { ...address, belowMrp: false, brief: false })
  const shop = useMemo(() => (store ? { store_id: store.store_id, store_name: store.name } : undefined), [store])
  const cart = useStoreCart(shop)
  const { open, sheet } = useProductSheet(store?.store_id, cart)
  return (
    <>
      <SiteHeader hasSearch />
      <main id="content" className="mx-auto w-full max-w-5xl p-4">
        <h1 className="font-bold text-2xl">{t('stores.shopHeading')}</h1>
        <div className="flex min-h-11 items-center justify-between gap-4">
          {store ? (
            <Link to={`/store/${store.store_id}`} className="line-clamp-2 py-2.5 font-semibold text-brand">
              {t('stores.fromStore', { store: labels.name(store) })}
            </Link>
          ) : (
            <Skeleton className="h-6 w-44" />
          )}
          <Link to="/nearby-stores" className="inline-flex min-h-11 shrink-0 items-center underline underline-offset-4">
            {t('stores.changeStore')}
          </Link>
        </div>
        <div className="flex h-7 items-center gap-3 text-sm">
          {store && <OpenChip store={store} />}
          {store && <span className="font-medium">{labels.opening(store)}</span>}
        </div>
        <CatalogueControls categories={catalogue.categories} address={address} />
        <div className="pt-4">
          {category === '' && search === '' && !store && <Skeleton className="mb-4 h-20" />}
          {category === '' && search === '' && store?.offers_delivery && (
            <Banner
              className="mb-4 min-h-20"
              icon="truck"
              title={t('stores.freeDeliveryAbove', { amount: formatPrice(store.free_delivery_from) })}
            />
          )}
          <ProductPages catalogue={catalogue} hasInstant={hasInstant} className={GRID} placeClassName="h-48 rounded-lg">
            <ProductGroups {...shown} categories={catalogue.categories} className={GRID}>
              {(product, index) => (
                <DetailedCard
                  key={product.id}
                  product={product}
                  inCart={cart.quantityOf(product.id)}
                  eager={index < EAGER_PICTURES}
                  onAdd={cart.add}
                  onDetails={open}
                />
              )}
            </ProductGroups>
          </ProductPages>
        </div>
        {sheet}
      </main>
      <SiteFooter />
    </>
  )
}
