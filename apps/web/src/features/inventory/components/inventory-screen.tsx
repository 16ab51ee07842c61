import { useState } from 'react'
import { rangeOf } from '../../../shared/address-values.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation.tsx'
import { canReadCodes } from '../../../shared/scan/code-reader.ts'
import { ScanButton } from '../../../shared/scan/scan-button.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import type { MenuEntry } from '../../../shared/ui/menu.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { RowResults } from '../../../shared/ui/row-results.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { useSelection } from '../../../shared/use-selection.ts'
import { usePart } from '../hooks/use-part.ts'
import type { ProductActions } from '../hooks/use-product-actions.ts'
import { type Shelf, useShelf } from '../hooks/use-shelf.ts'
import { useShelfScan } from '../hooks/use-shelf-scan.ts'
import { useShelfWork } from '../hooks/use-shelf-work.ts'
import { labelsPath } from '../labels/labels-path.ts'
import { PAGE_SIZES, SHELF_TABS, toFilterQuery, WHOLE_SHELF } from '../shelf-address.ts'
import { QuickActions } from './quick-actions.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { ShelfControls } from './shelf-controls.tsx'
import { ShelfList, ShelfWaiting } from './shelf-list.tsx'
import { ShelfParts } from './shelf-parts.tsx'
import { ShelfSummary } from './shelf-summary.tsx'

/** The documents' error alert at the top: what failed, and why; it can be dismissed and comes back with the next failure. */
const Failures = ({ shelf: { list }, actions }: { shelf: Shelf; actions: ProductActions }) => {
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

/** The documents' three buttons above everything. */
const HeadButtons = ({ shelf: { list }, onAdd }: { shelf: Shelf; onAdd(): void }) => {
  const { t } = useT()
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button
        variant="ghost"
        size="sm"
        icon="refresh"
        className="me-auto md:me-0"
        loading={list.isFetching}
        onClick={() => void list.refetch()}
      >
        {t('common.refresh')}
      </Button>
      <Button variant="secondary" size="sm" icon="upload" onClick={() => navigate('/inventory/upload')}>
        {t('inventory.bulkUpload')}
      </Button>
      <Button size="sm" icon="plus" onClick={onAdd}>
        {t('inventory.addProduct')}
      </Button>
    </div>
  )
}

const Pages = ({ shelf: { shown, choose, list } }: { shelf: Shelf }) => {
  const { t } = useT()
  const { total = 0, page = 1, pageSize = shown.size, totalPages = 1 } = list.data ?? {}
  if (total === 0) return null
  return (
    <Pagination
      page={page}
      pageCount={totalPages}
      onPageChange={(next) => choose({ page: next })}
      rangeText={t('inventory.range', { ...rangeOf(page, pageSize, total), total })}
      pageSize={shown.size}
      pageSizes={PAGE_SIZES}
      onPageSizeChange={(size) => choose({ size: PAGE_SIZES.find((known) => known === size) ?? shown.size })}
      pageSizeLabel={t('inventory.perPage')}
    />
  )
}

const TAB_WORDS = { all: 'inventory.tab.all', low: 'inventory.tab.low', out: 'inventory.tab.out' } as const

const useTabs = ({ list }: Shelf) => {
  const { t } = useT()
  const summary = list.data?.summary
  const counts = { all: summary?.total_products, low: summary?.low_stock, out: summary?.out_of_stock }
  return SHELF_TABS.map((value) => {
    const count = counts[value]
    return { value, label: t(TAB_WORDS[value]), ...(count === undefined ? {} : { count }) }
  })
}

/** `/inventory`: the shop's products and their stock, as inventory-and-platform.md §2.3 has it. */
export const InventoryScreen = () => {
  const { t, tError } = useT()
  const navigate = useNavigate()
  const shelf = useShelf()
  const { shown, choose, list, products } = shelf
  const { part, open, close } = usePart()
  const selection = useSelection(products)
  const { handlers, actions } = useShelfWork(open, selection.clear)
  const tabs = useTabs(shelf)
  // An open form listens itself: what is scanned then is its barcode.
  const { onCode } = useShelfScan(part?.kind !== 'add' && part?.kind !== 'edit', open)
  const add = () => open({ kind: 'add', barcode: '' })
  const quick: MenuEntry[] = [
    { key: 'add', icon: 'plus', label: t('inventory.dial.add'), onSelect: add },
    ...(canReadCodes()
      ? [{ key: 'scan', icon: 'scan', label: t('inventory.dial.scan'), onSelect: () => open({ kind: 'scan' }) } as const]
      : []),
    { key: 'upload', icon: 'upload', label: t('inventory.dial.upload'), onSelect: () => navigate('/inventory/upload') },
    ...(list.data && list.data.total > 0
      ? [
          {
            key: 'prices',
            icon: 'rupee',
            label: t('inventory.dial.prices'),
            onSelect: () => open({ kind: 'prices', goods: { filter: toFilterQuery(shown) }, count: list.data.total }),
          } as const,
        ]
      : []),
    { key: 'starter', icon: 'list', label: t('inventory.starter'), onSelect: () => navigate('/inventory/starter') },
  ]
  const chosen = selection.rows
  const bulk: MenuEntry[] = [
    {
      key: 'prices',
      icon: 'rupee',
      label: t('inventory.bulk.prices'),
      onSelect: () => open({ kind: 'prices', goods: { ids: chosen.map(({ id }) => id) }, count: chosen.length }),
    },
    { key: 'labels', icon: 'print', label: t('inventory.bulk.labels'), onSelect: () => navigate(labelsPath(chosen)) },
    {
      key: 'archive',
      icon: 'eye-off',
      label: t('inventory.bulk.archive'),
      onSelect: () => open({ kind: 'archive', products: selection.rows }),
    },
    {
      key: 'activate',
      icon: 'store',
      label: t('inventory.bulk.activate'),
      onSelect: () => actions.act({ action: 'activate', products: selection.rows }),
    },
    {
      key: 'delete',
      icon: 'trash',
      danger: true,
      label: t('inventory.bulk.delete'),
      onSelect: () => open({ kind: 'delete', products: selection.rows }),
    },
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      <Failures shelf={shelf} actions={actions} />
      <HeadButtons shelf={shelf} onAdd={add} />
      {list.data && <ShelfSummary summary={list.data.summary} />}
      {list.isPending ? (
        <ShelfWaiting />
      ) : (
        <Tabs
          label={t('inventory.tab.name')}
          tabs={tabs}
          value={shown.tab}
          onChange={(tab) => choose({ ...WHOLE_SHELF, tab })}
          panelClassName="pt-3"
        >
          {shown.tab === 'all' && (
            <ShelfControls shelf={shelf} action={<ScanButton hint={t('inventory.scan.hint')} onCode={onCode} />} />
          )}
          {actions.outcome && <RowResults {...actions.outcome} onClose={actions.closeOutcome} />}
          {selection.rows.length > 0 && (
            <SelectionBar count={selection.rows.length} entries={bulk} isBusy={actions.isActing} onClear={selection.clear} />
          )}
          <div className="[--head-top:4rem]">
            {products ? (
              <ShelfList shelf={shelf} products={products} selection={selection} handlers={handlers} onAdd={add} />
            ) : (
              <LoadFailed
                message={t('inventory.failed.load')}
                hint={tError(list.error?.code ?? '')}
                onRetry={() => void list.refetch()}
                retrying={list.isFetching}
              />
            )}
          </div>
          <Pages shelf={shelf} />
        </Tabs>
      )}
      <QuickActions entries={quick} />
      <ShelfParts
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
