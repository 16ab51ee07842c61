import { type FormEvent, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { LIST_FILTERS, type ListAddress, SORT_CHOICES, WHOLE_LIST } from '../data/list-address.ts'
import type { InventoryState } from './hooks/use-inventory.ts'

const SORT_LABELS = {
  name: 'inventory.sort.name',
  '-name': 'inventory.sort.nameDown',
  '-updated': 'inventory.sort.newest',
  price: 'inventory.sort.priceUp',
  '-price': 'inventory.sort.priceDown',
  stock: 'inventory.sort.stockUp',
  '-stock': 'inventory.sort.stockDown',
  expiry: 'inventory.sort.expiry',
} as const

const NONE = Number.NaN
const toField = (amount: number | null): number => amount ?? NONE
const fromField = (amount: number): number | null => (Number.isNaN(amount) ? null : amount)

/** The specified More Filters: the choices take effect with Apply Filters, and are then written to the URL. */
export const ListFilters = ({ shown, choose }: Pick<InventoryState, 'shown' | 'choose'>) => {
  const { t } = useT()
  const [draft, setDraft] = useState<Pick<ListAddress, 'status' | 'min' | 'max' | 'expiring' | 'sort'>>(shown)
  const change = (next: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...next }))
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const { status, min, max, expiring, sort } = draft
    choose({ status, min, max, expiring, sort })
  }
  const clear = () => {
    setDraft({ ...WHOLE_LIST, sort: 'name' })
    choose({ ...WHOLE_LIST, search: shown.search, category: shown.category, sort: 'name' })
  }
  return (
    <form
      aria-label={t('inventory.moreFilters')}
      className="grid grid-cols-2 items-end gap-3 rounded-lg border border-line bg-surface p-3 lg:grid-cols-4"
      onSubmit={apply}
    >
      <Select
        label={t('inventory.status')}
        value={draft.status}
        options={[
          { value: '', label: t('inventory.any') },
          ...LIST_FILTERS.map((value) => ({ value, label: t(`inventory.filter.${value}`) })),
        ]}
        onChange={(event) => change({ status: LIST_FILTERS.find((one) => one === event.target.value) ?? '' })}
      />
      <Select
        label={t('inventory.sortBy')}
        value={draft.sort}
        options={SORT_CHOICES.map((value) => ({ value, label: t(SORT_LABELS[value]) }))}
        onChange={(event) => change({ sort: SORT_CHOICES.find((one) => one === event.target.value) ?? 'name' })}
      />
      <NumberField
        decimals
        prefix="₹"
        label={t('inventory.minPrice')}
        value={toField(draft.min)}
        onChange={(min) => change({ min: fromField(min) })}
      />
      <NumberField
        decimals
        prefix="₹"
        label={t('inventory.maxPrice')}
        value={toField(draft.max)}
        onChange={(max) => change({ max: fromField(max) })}
      />
      <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-2">
        <Checkbox
          label={t('inventory.expiring')}
          checked={draft.expiring}
          onChange={(event) => change({ expiring: event.target.checked })}
          className="me-auto max-sm:basis-full"
        />
        <Button variant="ghost" size="sm" icon="undo" className="max-sm:grow" onClick={clear}>
          {t('inventory.clearFilters')}
        </Button>
        <Button type="submit" variant="brand" size="sm" icon="filter" className="max-sm:grow">
          {t('inventory.applyFilters')}
        </Button>
      </div>
    </form>
  )
}
