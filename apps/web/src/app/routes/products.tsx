import { DEFAULT_STORE_ID } from '@jhola/contract/constants'
import { formatPrice } from '@jhola/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { CartBar } from '../../features/catalogue/components/cart-bar.tsx'
import { CategoryTabs } from '../../features/catalogue/components/category-tabs.tsx'
import { DetailedCard } from '../../features/catalogue/components/detailed-card.tsx'
import { ShelfPages } from '../../features/catalogue/components/shelf-pages.tsx'
import { useSettled } from '../../features/catalogue/hooks/use-settled.ts'
import { useShelf } from '../../features/catalogue/hooks/use-shelf.ts'
import { useStoreCart } from '../../features/catalogue/hooks/use-store-cart.ts'
import { useStoreWords } from '../../features/stores/store-words.ts'
import { apiQuery } from '../../shared/api-query.ts'
import { selectedStoreStore } from '../../shared/device-store/customer-info.ts'
import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { SiteFooter } from '../../shared/shell/site-footer.tsx'
import { SiteHeader } from '../../shared/shell/site-header.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { SearchField } from '../../shared/ui/search-field.tsx'

const SEARCH_AFTER_MS = 250
const EAGER_PICTURES = 3

/** `/products`: the catalogue of the shop that was visited last, else of the documents' own (decisions.md §4). */
export const ProductsPage = () => {
  const { t } = useT()
  const words = useStoreWords()
  const storeId = useStoredValue(selectedStoreStore, null) ?? DEFAULT_STORE_ID
  const store = useQuery(apiQuery('GET /stores/{store_id}', { params: { store_id: storeId } })).data?.store
  const [address, setAddress] = useSearchParams()
  const category = address.get('category') ?? ''
  const [search, setSearch] = useState('')
  const shelf = useShelf(storeId, { search: useSettled(search.trim(), SEARCH_AFTER_MS), category })
  const shop = useMemo(() => (store ? { store_id: store.store_id, store_name: store.name } : undefined), [store])
  const cart = useStoreCart(shop)
  const { add } = cart
  const onAdd = useCallback<typeof add>((product, quantity) => add(product, quantity), [add])
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto w-full max-w-5xl p-4">
        <h1 className="font-bold text-2xl">{t('stores.shopHeading')}</h1>
        <p className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 text-ink-soft">
          {store && (
            <Link to={`/store/${store.store_id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t('stores.fromStore', { store: words.name(store) })}
            </Link>
          )}
          <Link to="/nearby-stores" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t('stores.changeStore')}
          </Link>
        </p>
        <SearchField
          label={t('stores.searchProducts')}
          placeholder={t('stores.searchProducts')}
          value={search}
          onChange={setSearch}
        />
        <CategoryTabs
          categories={shelf.categories}
          value={category}
          onChange={(next) => setAddress(next ? { category: next } : {}, { replace: true })}
        >
          {category === '' && store && (
            <div className="mb-4">
              <Banner
                icon="truck"
                tone="brand"
                title={t('stores.freeDeliveryAbove', { amount: formatPrice(store.free_delivery_from) })}
              />
            </div>
          )}
          <ShelfPages shelf={shelf} failedText={t('stores.productsFailed')}>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {shelf.products.map((product, index) => (
                <DetailedCard
                  key={product.id}
                  product={product}
                  inCart={cart.quantityOf(product.id)}
                  eager={index < EAGER_PICTURES}
                  onAdd={onAdd}
                />
              ))}
            </ul>
          </ShelfPages>
        </CategoryTabs>
        {shop && <CartBar storeId={shop.store_id} count={cart.count} totalRupees={cart.totalRupees} />}
      </main>
      <SiteFooter />
    </>
  )
}
