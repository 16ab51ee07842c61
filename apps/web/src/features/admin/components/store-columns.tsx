import type { RegisteredStore } from '@jhola/contract/admin/routes'
import { useMemo } from 'react'
import { toState } from '../../../shared/geo/pincode-hint.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { TableColumn } from '../../../shared/ui/table-head.tsx'
import { EmailLabel, PhoneLink } from './contact-labels.tsx'
import { RegisteredOn, StoreStatusChip, StoreType } from './store-labels.tsx'

/** Admin actions on a shop of the list. */
export type StoreHandlers = {
  onView(store: RegisteredStore): void
  onSuspend(store: RegisteredStore): void
  onReactivate(store: RegisteredStore): void
}

const RowActions = ({ store, handlers }: { store: RegisteredStore; handlers: StoreHandlers }) => {
  const { t } = useT()
  const named = (action: string) => `${action} ${store.name}`
  return (
    <div className="flex w-full flex-wrap justify-end gap-1">
      <Button size="sm" variant="secondary" aria-label={named(t('admin.view'))} onClick={() => handlers.onView(store)}>
        {t('admin.view')}
      </Button>
      {(store.status === 'active' || store.status === 'new') && (
        <Button size="sm" variant="danger" aria-label={named(t('admin.suspend'))} onClick={() => handlers.onSuspend(store)}>
          {t('admin.suspend')}
        </Button>
      )}
      {store.status === 'suspended' && (
        <Button
          size="sm"
          variant="success"
          aria-label={named(t('admin.reactivate'))}
          onClick={() => handlers.onReactivate(store)}
        >
          {t('admin.reactivate')}
        </Button>
      )}
    </div>
  )
}

const Where = ({ store }: { store: RegisteredStore }) => {
  const { t, tName } = useT()
  const state = toState(store.state)
  return (
    <span className="block min-w-0">
      <span className="block">{tName(store.city)}</span>
      <span className="block text-ink-soft text-sm">{state ? t(`geo.state.${state}`) : store.state}</span>
    </span>
  )
}

/** Columns of the registered shops. */
export const useStoreColumns = (handlers: StoreHandlers): TableColumn<RegisteredStore>[] => {
  const { t } = useT()
  return useMemo(
    () => [
      {
        id: 'store_id',
        header: t('admin.column.id'),
        onCard: 'hidden',
        cell: (store) => (
          <bdi className="inline-block min-w-16 whitespace-nowrap font-semibold figures">{store.display_store_id}</bdi>
        ),
      },
      {
        id: 'name',
        header: t('admin.column.name'),
        onCard: 'title',
        cell: (store) => (
          <span className="block min-w-0">
            <span className="block font-semibold">{store.name}</span>
            <span className="block font-normal text-ink-soft text-sm">
              <StoreType type={store.store_type} />
              <span className="md:hidden">
                {' · '}
                <bdi className="figures">{store.display_store_id}</bdi>
              </span>
            </span>
          </span>
        ),
      },
      { id: 'owner', header: t('admin.column.owner'), cell: (store) => store.owner_name },
      {
        id: 'location',
        header: t('admin.column.location'),
        cell: (store) => <Where store={store} />,
      },
      {
        id: 'contact',
        header: t('admin.column.contact'),
        cell: (store) => (
          <span className="block min-w-0">
            <PhoneLink phone={store.phone} />
            {store.email && (
              <span className="block text-ink-soft text-sm">
                <EmailLabel email={store.email} />
              </span>
            )}
          </span>
        ),
      },
      { id: 'registered', header: t('admin.column.registered'), cell: (store) => <RegisteredOn at={store.registered_at} /> },
      {
        id: 'status',
        header: t('admin.column.status'),
        cell: (store) => (
          <span className="inline-flex flex-wrap gap-1">
            <StoreStatusChip status={store.status} />
            {store.open_reports > 0 && (
              <StatusChip tone="error">{t('admin.reports.open', { count: store.open_reports })}</StatusChip>
            )}
          </span>
        ),
      },
      {
        id: 'actions',
        header: t('admin.column.actions'),
        align: 'end',
        onCard: 'actions',
        cell: (store) => <RowActions store={store} handlers={handlers} />,
      },
    ],
    [t, handlers],
  )
}
