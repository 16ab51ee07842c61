import type { ReactNode } from 'react'
import type { Selection } from '../../../shared/hooks/use-selection.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import type { InventoryProduct } from '../data/inventory-api.ts'
import { fromTableSort, isListNarrowed, toTableSort, WHOLE_LIST } from '../data/list-address.ts'
import type { ProductHandlers } from '../data/product-buttons.tsx'
import { useProductNames } from '../data/use-product-names.ts'
import { RestockCards } from '../stock/restock-cards.tsx'
import type { InventoryState } from './hooks/use-inventory.ts'
import { useListColumns } from './list-columns.tsx'
import { ProductGrid } from './product-grid.tsx'

const BLOCKS = ['1', '2', '3', '4'] as const

/** The four specified skeleton blocks while the products load. */
export const InventorySkeleton = () => {
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

/** The empty state of an inventory without products: how to start, and `other` options. */
export const EmptyInventory = ({ other }: { other?: ReactNode }) => {
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

/** Why no product is shown, and what to do. */
const Nothing = ({ inventory, onAdd }: { inventory: InventoryState; onAdd(): void }) => {
  const { t } = useT()
  const { shown, choose } = inventory
  if (shown.tab !== 'all')
    return (
      <EmptyState icon="check-circle" title={t(`inventory.empty.${shown.tab}`)} hint={t(`inventory.empty.${shown.tab}Hint`)} />
    )
  if (isListNarrowed(shown))
    return (
      <EmptyState
        icon="search"
        title={t('inventory.empty.filtered')}
        hint={t('inventory.empty.filteredHint')}
        action={
          <Button variant="secondary" onClick={() => choose(WHOLE_LIST)}>
            {t('inventory.empty.showAll')}
          </Button>
        }
      />
    )
  return (
    <EmptyInventory
      other={
        <Button variant="secondary" icon="plus" onClick={onAdd}>
          {t('inventory.addProduct')}
        </Button>
      }
    />
  )
}

type ListProps = {
  inventory: InventoryState
  products: readonly InventoryProduct[]
  selection: Selection<InventoryProduct>
  handlers: ProductHandlers
  onAdd(): void
}

/** The page of products in the chosen view. */
export const ProductList = ({ inventory, products, selection, handlers, onAdd }: ListProps) => {
  const { t } = useT()
  const names = useProductNames()
  const columns = useListColumns(handlers)
  const { shown, choose } = inventory
  if (products.length === 0) return <Nothing inventory={inventory} onAdd={onAdd} />
  if (shown.tab !== 'all') return <RestockCards products={products} onRestock={handlers.onStock} />
  if (shown.view === 'grid') return <ProductGrid products={products} selection={selection} handlers={handlers} />
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
