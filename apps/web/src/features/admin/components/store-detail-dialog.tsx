import type { RegisteredStore, RegisteredStoreDetail } from '@jhola/contract/admin/routes'
import { formatPhone } from '@jhola/contract/shared/phone'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { DataList } from '../../../shared/ui/data-list.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { EmailLabel } from './contact-labels.tsx'
import type { StoreHandlers } from './store-columns.tsx'
import { StoreStatusChip, StoreType } from './store-labels.tsx'
import { StoreReview } from './store-review.tsx'

/** Identity, location and order settings of the shop; empty fields are left out. */
const StoreDetails = ({ store }: { store: RegisteredStoreDetail }) => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  const rows = [
    { label: t('admin.column.id'), value: <bdi>{store.store_id}</bdi> },
    { label: t('admin.detail.type'), value: <StoreType type={store.store_type} /> },
    { label: t('admin.column.owner'), value: store.owner_name },
    { label: t('admin.detail.phone'), value: <bdi>{formatPhone(store.phone)}</bdi> },
    store.email && { label: t('admin.detail.email'), value: <EmailLabel email={store.email} /> },
    { label: t('admin.detail.address'), value: <bdi>{store.address}</bdi> },
    store.gstin && { label: t('admin.detail.gstin'), value: <bdi>{store.gstin}</bdi> },
    store.fssai && { label: t('admin.detail.fssai'), value: <bdi>{store.fssai}</bdi> },
    { label: t('admin.column.registered'), value: dateAndTime(store.registered_at) },
    { label: t('admin.detail.products'), value: store.products },
    {
      label: t('admin.detail.orders'),
      value: t('admin.detail.ordersOf', { all: store.orders, delivered: store.delivered_orders }),
    },
    {
      label: t('admin.detail.lastOrder'),
      value: store.last_order_at ? dateAndTime(store.last_order_at) : t('admin.detail.noOrder'),
    },
    { label: t('admin.detail.staff'), value: store.staff },
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <StoreStatusChip status={store.status} />
      </div>
      {store.suspension_reason && (
        <Alert tone="error" title={t('admin.detail.reason')}>
          {store.suspension_reason}
        </Alert>
      )}
      <DataList rows={rows.filter((row) => row !== null && row !== '')} />
    </div>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="grid grid-cols-1 gap-3">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
      <Skeleton key={line} className="h-6" />
    ))}
  </div>
)

type DetailProps = { storeId: string; handlers: Omit<StoreHandlers, 'onView'>; onClose(): void }

const Steps = ({ store, handlers }: { store: RegisteredStore; handlers: DetailProps['handlers'] }) => {
  const { t } = useT()
  return (
    <>
      {store.status === 'active' && (
        <OutsideLinkButton variant="secondary" icon="external" href={`/store/${encodeURIComponent(store.slug)}`} target="_blank">
          {t('admin.detail.page')}
        </OutsideLinkButton>
      )}
      {(store.status === 'active' || store.status === 'new') && (
        <Button variant="danger" onClick={() => handlers.onSuspend(store)}>
          {t('admin.suspend')}
        </Button>
      )}
      {store.status === 'suspended' && (
        <Button variant="success" onClick={() => handlers.onReactivate(store)}>
          {t('admin.reactivate')}
        </Button>
      )}
    </>
  )
}

/** All details of one registered shop. */
export const StoreDetailDialog = ({ storeId, handlers, onClose }: DetailProps) => {
  const { t, tError } = useT()
  const detail = useQuery({ ...apiQuery('GET /admin/stores/{store_id}', { params: { store_id: storeId } }), staleTime: 0 })
  const store = detail.data?.store
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={store?.name ?? t('admin.detail.title')}
      {...(store ? { footer: <Steps store={store} handlers={handlers} /> } : {})}
    >
      {detail.isPending && <Waiting />}
      {detail.isError && !store && (
        <LoadFailed
          message={t('admin.detail.failed')}
          hint={tError(detail.error.code, detail.error.details)}
          onRetry={() => void detail.refetch()}
          retrying={detail.isFetching}
        />
      )}
      {store && (
        <div className="grid grid-cols-1 gap-5">
          <StoreDetails store={store} />
          <StoreReview key={store.status} store={store} />
        </div>
      )}
    </Dialog>
  )
}
