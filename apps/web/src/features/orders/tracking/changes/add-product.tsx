import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { useDebouncedValue } from '../../../../shared/hooks/use-debounced-value.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { SearchField } from '../../../../shared/ui/search-field.tsx'
import type { OwnLine } from './own-lines.ts'

const SETTLE_MS = 300
const SHOWN_MAX = 6
const SEARCH_FROM = 2

/** Finds products of the shop, to put them into the order. */
export const AddProduct = ({ storeId, onAdd }: { storeId: string; onAdd: (line: OwnLine) => void }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const [typed, setTyped] = useState('')
  const search = useDebouncedValue(typed.trim(), SETTLE_MS)
  const isWanted = search.length >= SEARCH_FROM
  const { data } = useQuery({
    ...apiQuery('GET /inventory/products', { query: { store_id: storeId, search } }),
    enabled: isWanted,
  })
  const found = isWanted ? data?.products.filter(({ current_stock }) => current_stock > 0).slice(0, SHOWN_MAX) : undefined
  return (
    <div className="grid gap-2">
      <SearchField
        label={t('tracking.later.change.own.search')}
        placeholder={t('tracking.later.change.own.search')}
        value={typed}
        onChange={setTyped}
      />
      {found?.length === 0 && <p className="text-ink-soft text-sm">{t('tracking.later.change.own.none')}</p>}
      <ul className="grid gap-1">
        {found?.map((product) => (
          <li key={product.id}>
            <Button
              variant="ghost"
              icon="plus"
              className="w-full justify-start"
              onClick={() =>
                onAdd({
                  ...{ id: product.id, name: product.name, name_hi: product.name_hi, image: product.image },
                  ...{ unit: product.unit, price: product.price, loose: product.loose, quantity: 0, choice: null },
                })
              }
            >
              <span className="min-w-0 flex-1 text-start">{labels.name(product)}</span>
              <Money rupees={product.price} />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
