import { countryName } from '@jhola/contract/inventory/products/country-name'
import { formatPrice } from '@jhola/contract/shared/money'
import type { ReactNode } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { DataList, type DataRow } from '../../../shared/ui/data-list.tsx'
import type { ProductDetails } from '../api/product-api.ts'

/** What the law has a shop tell of a product before it is bought; what the shop has not given is said. */
export const ProductFacts = ({ product }: { product: ProductDetails }) => {
  const { t, language } = useT()
  const labels = useItemLabels()
  const moments = useMoments()
  const given = (text: string | null): ReactNode => (text ? <bdi>{text}</bdi> : t('stores.trust.notGiven'))
  const isFromAbroad = product.country_of_origin !== null && product.country_of_origin !== 'IN'
  const rows: DataRow[] = [
    { label: t('stores.trust.product.mrp'), value: given(product.mrp === null ? null : formatPrice(product.mrp)) },
    { label: t('stores.trust.quantity'), value: given(labels.pack(product.pack_size) || labels.unit(product.unit)) },
    ...(product.brand ? [{ label: t('stores.trust.brand'), value: given(product.brand) }] : []),
    { label: t('stores.trust.product.maker'), value: given(product.maker) },
    {
      label: t('stores.trust.country'),
      value: given(product.country_of_origin && countryName(product.country_of_origin, language)),
    },
    ...(product.importer || isFromAbroad ? [{ label: t('stores.trust.importer'), value: given(product.importer) }] : []),
    { label: t('stores.trust.bestBefore'), value: given(product.best_before && moments.date(product.best_before)) },
    { label: t('stores.trust.product.care'), value: given(product.consumer_care) },
  ]
  return <DataList rows={rows} />
}
