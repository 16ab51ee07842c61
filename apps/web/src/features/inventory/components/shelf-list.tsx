import type { ReactNode } from 'react'
import type { Selection } from '../../../shared/hooks/use-selection.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import type { InventoryProduct } from '../api/inventory.ts'
import { useProductNames } from '../hooks/use-product-names.ts'
import type { Shelf } from '../hooks/use-shelf.ts'
import { fromTableSort, isShelfNarrowed, toTableSort, WHOLE_SHELF } from '../shelf-address.ts'
import type { ProductHandlers } from './product-buttons.tsx'
import { RestockCards } from './restock-cards.tsx'
import { useShelfColumns } from './shelf-columns.tsx'
import { ShelfGrid } from './shelf-grid.tsx'

const BLOCKS = ['1', '2', '3', '4'] as const

/** The documents' four blocks while the products are on their way. */
export const ShelfWaiting = () => {
  const { t } = useT()
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {BLOCKS.map((block) => (
        <Skeleton key={block} className="h-28 rounded-lg" />
      ))}
    </div>
  )
}

/** Nothing stands on the shelf yet: where to begin, and `other` ways. */
export const EmptyShelf = ({ other }: { other?: ReactNode }) => {
  const { t } = useT()
  return (
    <EmptyState
      icon="package"
      title={t('inventory.empty.title')}
      hint={t('inventory.empty.hint')}
      action={
        <>
          <LinkButton to="/inventory/starter" icon="list">
            {t('inventory.empty.starter')}
          </LinkButton>
          {other}
        </>
      }
    />
  )
}

/** Why nothing is shown, and what to do about it. */
const Nothing = ({ shelf, onAdd }: { shelf: Shelf; onAdd(): void }) => {
  const { t } = useT()
  const { shown, choose } = shelf
  if (shown.tab !== 'all')
    return (
      <EmptyState icon="check-circle" title={t(`inventory.empty.${shown.tab}`)} hint={t(`inventory.empty.${shown.tab}Hint`)} />
    )
  if (isShelfNarrowed(shown))
    return (
      <EmptyState
        icon="search"
        title={t('inventory.empty.filtered')}
        hint={t('inventory.empty.filteredHint')}
        action={
          <Button variant="secondary" onClick={() => choose(WHOLE_SHELF)}>
            {t('inventory.empty.showAll')}
          </Button>
        }
      />
    )
  return (
    <EmptyShelf
      other={
        <Button variant="secondary" icon="plus" onClick={onAdd}>
          {t('inventory.addProduct')}
        </Button>
      }
    />
  )
}

type ListProps = {
  shelf: Shelf
  products: readonly InventoryProduct[]
  selection: Selection<InventoryProduct>
  handlers: ProductHandlers
  onAdd(): void
}

/** The page of products in the look that was chosen. */
export const ShelfList = ({ shelf, products, selection, handlers, onAdd }: ListProps) => {
  const { t } = useT()
  const names = useProductNames()
  const columns = useShelfColumns(handlers)
  const { shown, choose } = shelf
  if (products.length === 0) return <Nothing shelf={shelf} onAdd={onAdd} />
  if (shown.tab !== 'all') return <RestockCards products={products} onRestock={handlers.onStock} />
  if (shown.view === 'grid') return <ShelfGrid products={products} selection={selection} handlers={handlers} />
  return (
    <Table
      caption={t('inventory.caption')}
      columns={columns}
      rows={products}
      rowKey={({ id }) => id}
      rowName={names.whole}
      sort={toTableSort(shown.sort)}
      onSort={(sort) => choose({ sort: fromTableSort(sort) })}
      selected={selection.ids}
      onSelect={selection.choose}
    />
  )
}
