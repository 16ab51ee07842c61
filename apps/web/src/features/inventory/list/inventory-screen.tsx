import { useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useSelection } from '../../../shared/hooks/use-selection.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLocation } from '../../../shared/navigation/navigation.tsx'
import { rowRange } from '../../../shared/navigation/query-values.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { RowResults } from '../../../shared/ui/row-results.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { LIST_TABS, PAGE_SIZES, WHOLE_LIST } from '../data/list-address.ts'
import type { ProductActions } from '../data/use-product-actions.ts'
import { filledIn } from '../starter/filled-in.ts'
import { type InventoryState, useInventory } from './hooks/use-inventory.ts'
import { useListActions } from './hooks/use-list-actions.ts'
import { useListMenus } from './hooks/use-list-menus.ts'
import { useListScan } from './hooks/use-list-scan.ts'
import { type OpenDialog, useOpenDialog } from './hooks/use-open-dialog.ts'
import { InventorySummary } from './inventory-summary.tsx'
import { ListControls } from './list-controls.tsx'
import { ListSections } from './list-sections.tsx'
import { InventorySkeleton, ProductList } from './product-list.tsx'
import { QuickActions } from './quick-actions.tsx'
import { SelectionBar } from './selection-bar.tsx'

/** What customers asked for; nothing waits for it. */
const AskedPart = lazyPart(() => import('../asked/asked-list.tsx').then((module) => module.AskedList))
/** Shown once, after a shop took products from the starter catalogue. */
const FilledPart = lazyPart(() => import('../starter/shelf-filled.tsx').then((module) => module.ShelfFilled))

/** The specified error alert at the top: what failed, and why. It can be dismissed and appears again with the next failure. */
const Failures = ({ inventory: { list }, actions }: { inventory: InventoryState; actions: ProductActions }) => {
  const { t, tError } = useT()
  const [dismissedAt, setDismissedAt] = useState(0)
  const isFailed = list.isError && list.errorUpdatedAt > dismissedAt
  return (
    <>
      {isFailed && (
        <Alert
          tone="error"
          title={t('inventory.failed.load')}
          onDismiss={() => setDismissedAt(list.errorUpdatedAt)}
          action={
            <Button size="sm" variant="secondary" icon="refresh" loading={list.isFetching} onClick={() => void list.refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {tError(list.error.code, list.error.details)}
        </Alert>
      )}
      {actions.failure && (
        <Alert tone="error" title={t('inventory.failed.action')} onDismiss={actions.closeFailure}>
          {actions.failure}
        </Alert>
      )}
    </>
  )
}

/** The three specified buttons at the top. */
type HeadProps = { inventory: InventoryState; onAdd(): void; onUpload(): void }

const HeadButtons = ({ inventory: { list }, onAdd, onUpload }: HeadProps) => {
  const { t } = useT()
  const may = useMay()
  const refresh = () => void list.refetch()
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <IconButton
        icon="refresh"
        className="-ms-2 me-auto md:hidden"
        label={t('common.refresh')}
        disabled={list.isFetching}
        onClick={refresh}
      />
      <Button variant="ghost" size="sm" icon="refresh" className="max-md:hidden" loading={list.isFetching} onClick={refresh}>
        {t('common.refresh')}
      </Button>
      {may('imports') && (
        <Button variant="secondary" size="sm" icon="upload" onClick={onUpload}>
          {t('inventory.bulkUpload')}
        </Button>
      )}
      {may('products.edit') && (
        <Button size="sm" icon="plus" onClick={onAdd}>
          {t('inventory.addProduct')}
        </Button>
      )}
    </div>
  )
}

const Pages = ({ inventory: { shown, choose, list } }: { inventory: InventoryState }) => {
  const { t } = useT()
  const { total = 0, page = 1, pageSize = shown.size, totalPages = 1 } = list.data ?? {}
  if (total === 0) return null
  return (
    <Pagination
      page={page}
      pageCount={totalPages}
      onPageChange={(next) => choose({ page: next })}
      rangeText={t('inventory.range', { ...rowRange(page, pageSize, total), total })}
      pageSize={shown.size}
      pageSizes={PAGE_SIZES}
      onPageSizeChange={(size) => choose({ size: PAGE_SIZES.find((known) => known === size) ?? shown.size })}
      pageSizeLabel={t('inventory.perPage')}
    />
  )
}

const TAB_LABELS = { all: 'inventory.tab.all', low: 'inventory.tab.low', out: 'inventory.tab.out' } as const

const useTabs = ({ list }: InventoryState) => {
  const { t } = useT()
  const summary = list.data?.summary
  const counts = { all: summary?.total_products, low: summary?.low_stock, out: summary?.out_of_stock }
  return LIST_TABS.map((value) => {
    const count = counts[value]
    return { value, label: t(TAB_LABELS[value]), ...(count === undefined ? {} : { count }) }
  })
}

type ScreenProps = {
  /** The dialog that is open at the start. */
  first?: OpenDialog | null
  /** Called when a dialog was closed. */
  onClosed?(): void
}

/** `/inventory`: the shop's products and their stock. */
export const InventoryScreen = ({ first = null, onClosed }: ScreenProps) => {
  const { t, tError } = useT()
  const inventory = useInventory()
  const filled = filledIn(useLocation().state)
  const { shown, choose, list, products } = inventory
  const { part, open, close } = useOpenDialog(first, onClosed)
  const selection = useSelection(products)
  const { handlers, actions } = useListActions(open, selection.clear)
  const tabs = useTabs(inventory)
  // An open form has its own scanner listener: a scan then fills its barcode field.
  const { onCode } = useListScan(part?.kind !== 'add' && part?.kind !== 'edit', open)
  const add = () => open({ kind: 'add', barcode: '' })
  const { quick, bulk } = useListMenus({ inventory, chosen: selection.rows, open, act: actions.act, onAdd: add })
  return (
    <div className="grid grid-cols-1 gap-4">
      <Failures inventory={inventory} actions={actions} />
      {filled !== null && <FilledPart part={{ count: filled }} />}
      <HeadButtons inventory={inventory} onAdd={add} onUpload={() => open({ kind: 'upload' })} />
      {list.data && <InventorySummary summary={list.data.summary} />}
      {list.data && <AskedPart part={{ onAdd: ({ key, said }) => open({ kind: 'add', barcode: '', name: said, asked: key }) }} />}
      {list.isPending ? (
        <InventorySkeleton />
      ) : (
        <Tabs
          label={t('inventory.tab.name')}
          tabs={tabs}
          value={shown.tab}
          onChange={(tab) => {
            selection.clear()
            choose({ ...WHOLE_LIST, tab })
          }}
          panelClassName="pt-3"
        >
          <h2 className="sr-only">{t(TAB_LABELS[shown.tab])}</h2>
          {shown.tab === 'all' && <ListControls inventory={inventory} onScan={() => open({ kind: 'scan' })} />}
          {actions.outcome && <RowResults {...actions.outcome} onClose={actions.closeOutcome} />}
          {selection.rows.length > 0 && (
            <SelectionBar count={selection.rows.length} entries={bulk} isBusy={actions.isActing} onClear={selection.clear} />
          )}
          <div>
            {products ? (
              <ProductList inventory={inventory} products={products} selection={selection} handlers={handlers} onAdd={add} />
            ) : (
              <LoadFailed
                message={t('inventory.failed.load')}
                hint={tError(list.error?.code ?? '')}
                onRetry={() => void list.refetch()}
                retrying={list.isFetching}
              />
            )}
          </div>
          <Pages inventory={inventory} />
        </Tabs>
      )}
      <QuickActions entries={quick} />
      <ListSections
        part={part}
        open={open}
        close={close}
        actions={actions}
        onCode={onCode}
        taxMode={list.data?.tax_mode ?? 'exclusive'}
        ownCategories={list.data?.categories.map(({ category }) => category) ?? []}
      />
    </div>
  )
}
