import { useMemo } from 'react'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import type { TableColumn } from '../../../shared/ui/table-head.tsx'
import { type AreaRequest, useAreaRequests } from '../hooks/use-area-requests.ts'
import { AdminShell } from './admin-shell.tsx'
import { PhoneLink } from './contact-labels.tsx'
import { ListPages, ListStates } from './list-parts.tsx'

/** Location of a request: PIN code and district as far as they are known, and a link to the map. */
const Where = ({ wish }: { wish: AreaRequest }) => {
  const { t } = useT()
  const { pincode, district, state, latitude, longitude } = wish
  const location = [pincode, district, state].filter(Boolean).join(', ')
  return (
    <span className="block min-w-0">
      {location && <bdi className="block">{location}</bdi>}
      {latitude !== null && longitude !== null && (
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-brand underline"
        >
          {t('admin.wish.map')} (<bdi className="figures">{`${latitude.toFixed(3)}, ${longitude.toFixed(3)}`}</bdi>)
        </a>
      )}
    </span>
  )
}

const useWishColumns = (): TableColumn<AreaRequest>[] => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  return useMemo(
    () => [
      { id: 'where', header: t('admin.wish.where'), onCard: 'title', cell: (wish) => <Where wish={wish} /> },
      {
        id: 'note',
        header: t('admin.wish.note'),
        cell: (wish) => (
          <span dir="auto" className="block min-w-0 whitespace-pre-line break-words md:max-w-96">
            {wish.note || '–'}
          </span>
        ),
      },
      { id: 'phone', header: t('admin.wish.phone'), cell: (wish) => (wish.phone ? <PhoneLink phone={wish.phone} /> : '–') },
      {
        id: 'at',
        header: t('admin.column.when'),
        cell: (wish) => <span className="figures md:whitespace-nowrap">{dateAndTime(wish.created_at)}</span>,
      },
    ],
    [t, dateAndTime],
  )
}

/** `/admin/area-wishes`: areas for which visitors requested shops. */
export const AreaRequestsScreen = () => {
  const { t } = useT()
  const { filters, choose, list } = useAreaRequests()
  const columns = useWishColumns()
  const wishes = list.data?.wishes
  return (
    <AdminShell title={t('admin.wishes')} subtitle={t('admin.wishesHint')}>
      <div className="flex justify-end">
        <Button variant="secondary" icon="refresh" loading={list.isFetching} onClick={() => void list.refetch()}>
          {t('common.refresh')}
        </Button>
      </div>
      <div aria-live="polite" className="[--head-top:7.5rem]">
        <ListStates list={list} count={wishes?.length} icon="pin" failed={t('admin.wish.failed')} empty={t('admin.wish.none')}>
          <Table caption={t('admin.wishes')} columns={columns} rows={wishes ?? []} rowKey={(wish) => wish.wish_id} />
        </ListStates>
      </div>
      <ListPages filters={filters} choose={choose} pages={list.data} />
    </AdminShell>
  )
}
