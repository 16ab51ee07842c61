import { countryName } from '@jhola/contract/inventory/products/countries'
import { formatPrice } from '@jhola/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useBackText } from '../../../domain/catalogue/use-back-text.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { DataList } from '../../../shared/ui/data-list.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

type Shown = { product: Product; seller: ReactNode }

/** How sure it is that the shop has it. */
const SAYS = { high: 'stores.inStock', likely: 'stores.trust.likely', confirm: 'stores.confirm' } as const

/** Country of origin, MRP, net quantity and best-before date; what the shop has not given is said. */
const Facts = ({ product, seller }: Shown) => {
  const { t, tError, language } = useT()
  const labels = useItemLabels()
  const moments = useMoments()
  const backText = useBackText()
  const params = { store_id: product.store_id, sold_id: product.id }
  const query = useQuery(apiQuery('GET /stores/{store_id}/products/{sold_id}', { params }))
  const details = query.data?.product
  if (!details)
    return query.isError ? (
      <LoadFailed
        message={t('stores.trust.productFailed')}
        hint={tError(query.error.code, query.error.details)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    ) : (
      <Skeleton className="h-48" />
    )
  const notGiven = t('stores.trust.notGiven')
  const description = (language === 'hi' && details.description_hi) || details.description
  const rows = [
    { label: t('stores.trust.price'), value: <bdi>{formatPrice(details.price)}</bdi> },
    { label: t('stores.mrp'), value: details.mrp === null ? notGiven : <bdi>{formatPrice(details.mrp)}</bdi> },
    {
      label: t('stores.trust.there'),
      value:
        details.stock_status === 'out_of_stock'
          ? (backText(details.back_at) ?? t('stores.outOfStock'))
          : t(SAYS[details.confidence]),
    },
    { label: t('stores.trust.quantity'), value: labels.pack(details.pack_size) || labels.unit(details.unit) },
    ...(details.brand ? [{ label: t('stores.trust.brand'), value: <bdi>{details.brand}</bdi> }] : []),
    {
      label: t('stores.trust.country'),
      value: details.country_of_origin ? countryName(details.country_of_origin, language) : notGiven,
    },
    ...(details.importer || (details.country_of_origin !== null && details.country_of_origin !== 'IN')
      ? [{ label: t('stores.trust.importer'), value: details.importer ? <bdi>{details.importer}</bdi> : notGiven }]
      : []),
    { label: t('stores.trust.bestBefore'), value: details.best_before ? moments.date(details.best_before) : notGiven },
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      <ProductImage src={details.image} alt="" sidePx={160} className="mx-auto size-40" />
      {description && (
        <p dir="auto" className="text-ink-soft">
          {description}
        </p>
      )}
      <DataList rows={rows} />
      <section className="grid grid-cols-1 gap-2 border-line border-t border-dashed pt-4">
        <h3 className="font-semibold">{t('stores.sellerDetails')}</h3>
        {seller}
      </section>
    </div>
  )
}

/** What the law has a shop tell of a product before it is bought. `seller`: the list of the seller's details. */
export const ProductDetailsDialog = ({ product, seller, onClose }: Shown & { onClose(): void }) => {
  const labels = useItemLabels()
  const hasTexts = useArea('stores.trust')
  return (
    <Dialog open onOpenChange={onClose} title={labels.name(product)}>
      {hasTexts ? <Facts product={product} seller={seller} /> : <Skeleton className="h-48" />}
    </Dialog>
  )
}
