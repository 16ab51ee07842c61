import type { RegisteredStore } from '@jhola/contract/admin/routes'
import { ORDER_PAGE_SIZES } from '@jhola/contract/constants'
import { useMemo, useState } from 'react'
import { DebouncedSearchField } from '../../../shared/forms/debounced-search-field.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { rowRange } from '../../../shared/navigation/query-values.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { useRegisteredStores } from '../hooks/use-registered-stores.ts'
import { useStoreStatus } from '../hooks/use-store-status.ts'
import { STORE_CHOICES } from '../list-address.ts'
import { AdminShell } from './admin-shell.tsx'
import { type StoreHandlers, useStoreColumns } from './store-columns.tsx'
import { StoreDetailDialog } from './store-detail-dialog.tsx'
import { StoreTiles } from './store-tiles.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

type Stores = ReturnType<typeof useRegisteredStores>

const Controls = ({ stores: { filters, choose } }: { stores: Stores }) => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 items-center gap-3 md:grid-cols-[1fr_13rem_auto]">
      <DebouncedSearchField
        label={t('admin.search')}
        placeholder={t('admin.search')}
        value={filters.search}
        onSearch={(search) => choose({ search })}
      />
      <Select
        label={t('admin.column.status')}
        hideLabel
        placeholder={t('admin.status.all')}
        options={STORE_CHOICES.map((value) => ({ value, label: t(`admin.status.${value}`) }))}
        value={filters.only ?? ''}
        onChange={(event) => choose({ only: STORE_CHOICES.find((status) => status === event.target.value) ?? null })}
      />
      <LinkButton to="/shopkeeper-signup" icon="plus">
        {t('admin.add')}
      </LinkButton>
    </div>
  )
}

const Rows = ({ stores, handlers }: { stores: Stores; handlers: StoreHandlers }) => {
  const { t, tError } = useT()
  const columns = useStoreColumns(handlers)
  const { filters, choose, list } = stores
  if (list.isPending)
    return (
      <div aria-busy="true">
        <SkeletonCards count={4} />
      </div>
    )
  if (!list.data)
    return (
      <LoadFailed
        message={t('admin.failed')}
        hint={tError(list.error?.code ?? '')}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  if (list.data.stores.length === 0)
    return (
      <EmptyState
        icon="store"
        title={t('admin.empty')}
        action={
          (filters.search !== '' || filters.only) && (
            <Button variant="secondary" onClick={() => choose({ search: '', only: null })}>
              {t('admin.showAll')}
            </Button>
          )
        }
      />
    )
  return (
    <Table
      caption={t('admin.stores')}
      columns={columns}
      rows={list.data.stores}
      rowKey={(store) => store.store_id}
      rowName={(store) => store.name}
    />
  )
}

/** The dialog over the list: details of one shop, or a confirmation. */
const useSteps = () => {
  const standing = useStoreStatus()
  const [suspending, setSuspending] = useState<RegisteredStore | null>(null)
  const [reactivating, setReactivating] = useState<RegisteredStore | null>(null)
  const take = (store: RegisteredStore, reason: string | null) =>
    standing.mutate(
      { store_id: store.store_id, name: store.name, reason },
      {
        onSuccess: () => {
          setSuspending(null)
          setReactivating(null)
        },
      },
    )
  return { standing, suspending, setSuspending, reactivating, setReactivating, take }
}

const StepDialogs = ({ steps }: { steps: ReturnType<typeof useSteps> }) => {
  const { t } = useT()
  const { standing, suspending, reactivating, setSuspending, setReactivating, take } = steps
  return (
    <>
      {suspending && (
        <SuspendDialog
          store={suspending}
          isBusy={standing.isPending}
          onSuspend={(reason) => take(suspending, reason)}
          onClose={() => setSuspending(null)}
        />
      )}
      {reactivating && (
        <ConfirmDialog
          open
          onOpenChange={() => setReactivating(null)}
          title={t('admin.reactivateTitle', { name: reactivating.name })}
          description={t('admin.reactivateHint', { reason: reactivating.suspension_reason ?? '' })}
          confirmLabel={t('admin.reactivate')}
          cancelLabel={t('common.back')}
          busy={standing.isPending}
          onConfirm={() => take(reactivating, null)}
        />
      )}
    </>
  )
}

/** `/admin/stores`: every registered shop. */
export const StoresScreen = () => {
  const { t } = useT()
  const stores = useRegisteredStores()
  const { filters, choose, list } = stores
  const steps = useSteps()
  const [viewed, setViewed] = useState<string | null>(null)
  // A confirmation replaces the details: two stacked dialogs confuse.
  const handlers = useMemo((): StoreHandlers => {
    const after = (step: (store: RegisteredStore) => void) => (store: RegisteredStore) => {
      setViewed(null)
      step(store)
    }
    return {
      onView: (store) => setViewed(store.store_id),
      onSuspend: after(steps.setSuspending),
      onReactivate: after(steps.setReactivating),
    }
  }, [steps.setSuspending, steps.setReactivating])
  const { total = 0, page = 1, pageSize = filters.size, totalPages = 1 } = list.data ?? {}
  return (
    <AdminShell title={t('admin.stores')}>
      <StoreTiles figures={list.data?.figures} />
      <Controls stores={stores} />
      <div aria-live="polite" className="[--head-top:7.5rem]">
        <Rows stores={stores} handlers={handlers} />
      </div>
      {total > 0 && (
        <Pagination
          page={page}
          pageCount={totalPages}
          onPageChange={(next) => choose({ page: next })}
          rangeText={t('admin.range', { ...rowRange(page, pageSize, total), total })}
          pageSize={filters.size}
          pageSizes={ORDER_PAGE_SIZES}
          onPageSizeChange={(size) => choose({ size })}
        />
      )}
      {viewed && <StoreDetailDialog storeId={viewed} handlers={handlers} onClose={() => setViewed(null)} />}
      <StepDialogs steps={steps} />
    </AdminShell>
  )
}
