import type { Confidence } from '@jhola/contract/availability/confidence'
import type { PackingProduct } from '@jhola/contract/orders/picking/product-schema'
import { isGivable, needsLook } from '@jhola/contract/orders/picking/suggest-replacements'
import { baseUnitsPerUnit } from '@jhola/contract/shared/weight'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useOnline } from '../../../shared/api/use-online.ts'
import { DebouncedSearchField } from '../../../shared/forms/debounced-search-field.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { useShopDate } from '../data/use-shop-date.ts'
import type { Packing } from './use-packing.ts'

/** A product that can come into the order. */
export type Choosable = Pick<
  PackingProduct,
  'product_id' | 'name' | 'name_hi' | 'image' | 'pack_size' | 'price' | 'unit' | 'unit_size' | 'loose' | 'available' | 'category'
> & { confidence?: Confidence }

const FOUND_MAX = 6
/** What is likely to be there comes first. */
const byLook = (a: Choosable, b: Choosable): number => Number(needsLook(a)) - Number(needsLook(b))
const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** With a network the whole shelf is searched, without one what is on the device. */
const useFound = (packing: Packing, search: string): readonly Choosable[] => {
  const isOnline = useOnline()
  const today = useShopDate()
  const query = { store_id: packing.order.store_id, search, brief: true, page: 1, pageSize: FOUND_MAX * 2 } as never
  const { data } = useQuery({ ...apiQuery('GET /inventory/products', { query }), enabled: isOnline && search.length > 1 })
  if (search.length < 2) return []
  if (data && isOnline)
    return data.products
      .filter(({ current_stock }) => current_stock > 0)
      .map((one): Choosable => {
        const unit_size = one.loose ? baseUnitsPerUnit(one.unit) : 1
        return { ...one, product_id: one.id, unit_size, available: Math.round(one.current_stock * unit_size) }
      })
      .toSorted(byLook)
      .slice(0, FOUND_MAX)
  const isFit = (one: PackingProduct) =>
    words(search).every((word) => `${one.name} ${one.name_hi ?? ''} ${one.brand}`.toLowerCase().includes(word))
  const around = { taxMode: packing.order.tax_mode, today }
  return (packing.shelf?.products ?? [])
    .filter((one) => isFit(one) && isGivable(one, around))
    .toSorted(byLook)
    .slice(0, FOUND_MAX)
}

type ChoiceProps = {
  packing: Packing
  suggested: readonly Choosable[]
  /** How many selling units of it are given. */
  quantityOf(product: Choosable): number
  /** The customer would be asked about it. */
  isAsking?(product: Choosable): boolean
  onChoose(product: Choosable): void
}

/** Products to choose from by one tap: suggestions, or what was searched. */
export const ProductChoice = ({ packing, suggested, quantityOf, isAsking, onChoose }: ChoiceProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const [search, setSearch] = useState('')
  const found = useFound(packing, search)
  const shown = search.length > 1 ? found : suggested
  return (
    <div className="grid gap-2">
      <DebouncedSearchField
        label={t('orders.packing.search')}
        placeholder={t('orders.packing.search')}
        value={search}
        onSearch={setSearch}
      />
      {shown.length === 0 && <p className="text-ink-soft text-sm">{t('orders.packing.noProduct')}</p>}
      <ul className="grid grid-cols-1 gap-1">
        {shown.map((one) => {
          const quantity = quantityOf(one)
          return (
            <li key={one.product_id}>
              <button
                type="button"
                onClick={() => onChoose(one)}
                className="flex min-h-14 w-full items-center gap-3 rounded-md border border-line bg-surface px-2 py-1 text-start eases presses hover:bg-brand-soft"
              >
                <ProductImage src={one.image} alt="" sidePx={40} className="size-10 shrink-0" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">
                    <bdi className="figures">{one.loose ? labels.measure(quantity, one.unit) : quantity}</bdi> ×{' '}
                    {labels.name(one)}
                  </span>
                  {one.pack_size && <bdi className="block text-ink-soft text-sm">{labels.pack(one.pack_size)}</bdi>}
                  {needsLook(one) && (
                    <StatusChip tone="warning" icon="eye">
                      {t('orders.packing.lookFirst')}
                    </StatusChip>
                  )}
                  {isAsking?.(one) && <span className="block text-sm text-warning">{t('orders.packing.willAsk')}</span>}
                </span>
                <Money rupees={one.price} className="font-semibold figures" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
