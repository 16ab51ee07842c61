import { CATEGORIES } from '@jhola/contract/catalogue/categories'
import { useState } from 'react'
import { DebouncedSearchField } from '../../../shared/forms/debounced-search-field.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { canReadCodes } from '../../../shared/scan/code-reader.ts'
import { FilterToggle } from '../../../shared/ui/filter-toggle.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { countFilters, LIST_VIEWS } from '../data/list-address.ts'
import { useProductNames } from '../data/use-product-names.ts'
import type { InventoryState } from './hooks/use-inventory.ts'
import { ListFilters } from './list-filters.tsx'

const VIEW_ICONS = { list: 'list', grid: 'grid' } as const

/** The catalogue's categories in its order, then the shop's own by name; always includes the category in the URL. */
const useCategories = ({ list, shown }: Pick<InventoryState, 'list' | 'shown'>) => {
  const { t, language } = useT()
  const names = useProductNames()
  const known = list.data?.categories ?? []
  const place = (name: string) => {
    const at = CATEGORIES.findIndex((one) => one.name === name)
    return at < 0 ? CATEGORIES.length : at
  }
  const sorted = known.toSorted(
    (a, b) => place(a.category) - place(b.category) || names.category(a).localeCompare(names.category(b), language),
  )
  const options = sorted.map((one) => ({ value: one.category, label: `${names.category(one)} (${one.count})` }))
  const isMissing = shown.category !== '' && !known.some(({ category }) => category === shown.category)
  return [
    { value: '', label: t('inventory.allCategories') },
    ...(isMissing ? [{ value: shown.category, label: shown.category }] : []),
    ...options,
  ]
}

/** Search, category, the view of the list, and a button with the number of active filters that opens the other filters. */
export const ListControls = ({ inventory, onScan }: { inventory: InventoryState; onScan(): void }) => {
  const { t } = useT()
  const { shown, choose } = inventory
  const [isOpen, setOpen] = useState(false)
  const active = countFilters(shown)
  const categories = useCategories(inventory)
  return (
    <div className="mb-3 grid grid-cols-1 gap-3">
      <div className="grid gap-3 md:grid-cols-[1fr_14rem]">
        <DebouncedSearchField
          label={t('inventory.search')}
          placeholder={t('inventory.searchHint')}
          value={shown.search}
          onSearch={(search) => choose({ search })}
          {...(canReadCodes() && { action: <IconButton icon="scan" label={t('orders.board.scan.button')} onClick={onScan} /> })}
        />
        <Select
          label={t('inventory.category')}
          hideLabel
          value={shown.category}
          options={categories}
          onChange={(event) => choose({ category: event.target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FilterToggle size="sm" panel="shelf-filters" isOpen={isOpen} active={active} onToggle={() => setOpen(!isOpen)}>
          {t('inventory.moreFilters')}
        </FilterToggle>
        <SegmentedControl
          label={t('inventory.view.name')}
          segments={LIST_VIEWS.map((view) => ({
            value: view,
            icon: VIEW_ICONS[view],
            iconOnlyLabel: t(`inventory.view.${view}`),
            label: <span className="max-md:hidden">{t(`inventory.view.${view}`)}</span>,
          }))}
          value={shown.view}
          onChange={(view) => choose({ view, page: shown.page })}
        />
      </div>
      <div id="shelf-filters" hidden={!isOpen}>
        {isOpen && <ListFilters shown={shown} choose={choose} />}
      </div>
    </div>
  )
}
