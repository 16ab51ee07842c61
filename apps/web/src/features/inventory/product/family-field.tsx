import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import type { InventoryProduct } from '../data/inventory-api.ts'
import { useProductNames } from '../data/use-product-names.ts'
import type { ProductForm } from './use-product-form.ts'

const FOUND_MAX = 5

/** Other products to join, found by their words. */
const Finder = ({ own, onJoin }: { own: InventoryProduct; onJoin(product: InventoryProduct): void }) => {
  const { t } = useT()
  const { whole: fullName } = useProductNames()
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const { data } = useQuery({
    ...apiQuery('GET /inventory/shelf', { query: { search, pageSize: FOUND_MAX + 1 } }),
    enabled: search.length > 1,
  })
  const found = search.length > 1 ? (data?.products ?? []).filter(({ id }) => id !== own.id).slice(0, FOUND_MAX) : []
  return (
    <>
      <SearchField
        label={t('inventory.product.family.find')}
        placeholder={t('inventory.product.family.find')}
        value={typed}
        onChange={setTyped}
      />
      <ul className="grid gap-1">
        {found.map((one) => (
          <li key={one.id}>
            <Button variant="secondary" size="sm" icon="plus" onClick={() => onJoin(one)}>
              {t('inventory.product.family.join', { name: fullName(one) })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Which products are sizes of the same one: the rule puts them together by brand and name; here the owner decides otherwise. */
export const FamilyField = ({ form, opened }: { form: ProductForm; opened: InventoryProduct }) => {
  const { t } = useT()
  const { whole: fullName } = useProductNames()
  const [joined, setJoined] = useState<InventoryProduct>()
  const { data } = useQuery(apiQuery('GET /inventory/products/{product_id}', { params: { product_id: opened.id } }))
  const { draft, change } = form
  const isChanged = draft.family_id !== opened.family_id
  const sizes = data?.variants ?? []
  const said = () => {
    if (isChanged)
      return joined ? t('inventory.product.family.joined', { name: fullName(joined) }) : t('inventory.product.family.separated')
    return sizes.length > 0 ? sizes.map(fullName).join(', ') : t('inventory.product.family.alone')
  }
  const join = (other: InventoryProduct) => {
    setJoined(other)
    // A product from before the groups has none until the next start; then its own id is its group.
    change({ family_id: other.family_id ?? other.id })
  }
  const separate = () => {
    setJoined(undefined)
    change({ family_id: crypto.randomUUID() })
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2 font-bold">{t('inventory.product.family.title')}</legend>
      <p role="status" className="text-ink-soft">
        <bdi>{said()}</bdi>
      </p>
      {!isChanged && sizes.length > 0 && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={separate}>
          {t('inventory.product.family.separate')}
        </Button>
      )}
      {isChanged ? (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          icon="undo"
          onClick={() => change({ family_id: opened.family_id })}
        >
          {t('inventory.undo')}
        </Button>
      ) : (
        <Finder own={opened} onJoin={join} />
      )}
    </fieldset>
  )
}
