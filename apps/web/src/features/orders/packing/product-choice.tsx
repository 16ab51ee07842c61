import type { PackingProduct } from '@jhola/contract/orders/picking/product-schema'
import { isGivable } from '@jhola/contract/orders/picking/suggest-replacements'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useOnline } from '../../../shared/api/use-online.ts'
import { DebouncedSearchField } from '../../../shared/forms/debounced-search-field.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { useShopDate } from '../data/use-shop-date.ts'
import type { Packing } from './use-packing.ts'

/** A product that can come into the order. */
export type Choosable = Pick<PackingProduct, 'product_id' | 'name' | 'name_hi' | 'image' | 'pack_size' | 'price'>

const FOUND_MAX = 6
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
      .map((one) => ({ ...one, product_id: one.id }))
      .slice(0, FOUND_MAX)
  const isFit = (one: PackingProduct) =>
    words(search).every((word) => `${one.name} ${one.name_hi ?? ''} ${one.brand}`.toLowerCase().includes(word))
  const around = { taxMode: packing.order.tax_mode, today }
  return (packing.shelf?.products ?? []).filter((one) => isFit(one) && isGivable(one, around)).slice(0, FOUND_MAX)
}

type ChoiceProps = {
  packing: Packing
  suggested: readonly Choosable[]
  /** A word about a product, such as that the customer would be asked. */
  noteFor?(product: Choosable): string | null
  onChoose(product: Choosable): void
}

/** Products to choose from by one tap: suggestions, or what was searched. */
export const ProductChoice = ({ packing, suggested, noteFor, onChoose }: ChoiceProps) => {
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
          const note = noteFor?.(one)
          return (
            <li key={one.product_id}>
              <button
                type="button"
                onClick={() => onChoose(one)}
                className="flex min-h-14 w-full items-center gap-3 rounded-md border border-line bg-surface px-2 py-1 text-start eases presses hover:bg-brand-soft"
              >
                <ProductImage src={one.image} alt="" sidePx={40} className="size-10 shrink-0" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{labels.name(one)}</span>
                  <span className="block text-ink-soft text-sm">
                    {one.pack_size && <bdi>{labels.pack(one.pack_size)}</bdi>} {note}
                  </span>
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
