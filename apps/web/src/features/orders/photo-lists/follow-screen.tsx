import '../../../shared/i18n/lazy-texts.ts'
import { pictureVariant } from '@jhola/contract/media/pictures'
import type { CustomerPhotoList } from '@jhola/contract/orders/photo-lists/routes'
import { PHOTO_LIST_NOTE_MAX } from '@jhola/contract/orders/photo-lists/rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NEW_PHOTO_LIST, photoListPath } from '../../../domain/orders/own-photo-lists.ts'
import { type ApiError, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { addIcons } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { LIST_ICONS } from '../../../shared/ui/icons/list-icons.ts'
import { LinkButton, OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { BillCard } from './bill-card.tsx'
import { ConfirmBill } from './confirm-bill.tsx'
import { type ListCall, useListCall } from './list-call.ts'

addIcons(LIST_ICONS)

/** Asked again at this interval while it waits: a list has no live channel for its customer. Milliseconds. */
const POLL_MS = 10_000
const WAITING: readonly CustomerPhotoList['status'][] = ['uploading', 'waiting', 'billed']

const listQuery = (call: ListCall) => apiQuery('GET /stores/{store_id}/photo-lists/{list_id}', call)

/** Takes the list back, with a reason if the customer gives one. */
const CancelList = ({ call }: { call: ListCall }) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const cancelling = useMutation({
    mutationFn: () =>
      api('POST /stores/{store_id}/photo-lists/{list_id}/cancel', {
        ...call,
        body: reason.trim() ? { reason: reason.trim() } : {},
      }),
    onSuccess: (reply) => {
      client.setQueryData(listQuery(call).queryKey, reply)
      setOpen(false)
    },
  })
  // @NOTE `api` rejects with ApiError only.
  const error = cancelling.error as ApiError | null
  return (
    <>
      <Button variant="ghost" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('photo.notNow')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="sm"
        title={t('photo.cancelTitle')}
        footer={
          <Button variant="danger" loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {t('photo.cancelDo')}
          </Button>
        }
      >
        <TextArea
          name="reason"
          label={t('photo.cancelWhy')}
          optional
          rows={2}
          maxLength={PHOTO_LIST_NOTE_MAX}
          value={reason}
          {...(error && { error: tError(error.code, error.details) })}
          onChange={(event) => setReason(event.target.value)}
        />
      </Dialog>
    </>
  )
}

const Photos = ({ photos }: { photos: readonly string[] }) => {
  const { t } = useT()
  if (photos.length === 0) return null
  return (
    <ul className="grid grid-cols-3 gap-3">
      {photos.map((path, at) => (
        <li key={path}>
          <a href={pictureVariant(path, 1280, 'webp')} target="_blank" rel="noreferrer">
            <img
              src={pictureVariant(path, 640, 'webp')}
              alt={t('photo.photo', { no: at + 1 })}
              className="aspect-[3/4] w-full rounded-md border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

const Said = ({ label, text }: { label: string; text: string | null }) =>
  text ? (
    <p>
      <span className="block text-ink-soft text-sm">{label}</span>
      <span dir="auto" className="block whitespace-pre-line">
        {text}
      </span>
    </p>
  ) : null

/** One sentence about the state, with the time until which it waits. */
const useStatusText = ({ status, store_name: store, expires_at }: CustomerPhotoList): string => {
  const { t } = useT()
  const moments = useMoments()
  const time = expires_at ? moments.dayAndTime(expires_at) : ''
  if (status === 'waiting') return t('photo.say.waiting', { store, time })
  if (status === 'billed') return t('photo.say.billed', { time })
  return status === 'uploading' || status === 'expired' ? t(`photo.say.${status}`) : ''
}

const Shown = ({ call, list }: { call: ListCall; list: CustomerPhotoList }) => {
  const { t } = useT()
  const text = useStatusText(list)
  const { status, bill, order_id } = list
  const isOver = !WAITING.includes(status)
  return (
    <>
      <Card as="section" aria-labelledby="list-status" className="grid grid-cols-1 gap-4">
        <div aria-live="polite">
          <h2 id="list-status" className="font-bold text-xl">
            {t(`photo.status.${status}`)}
          </h2>
          {text && <p className="text-ink-soft">{text}</p>}
        </div>
        <Said label={t('photo.shopSays')} text={list.shop_note} />
        <Said label={t(status === 'refused' ? 'photo.shopSays' : 'photo.why')} text={list.reason} />
        {status === 'billed' && !bill && <Alert tone="error">{t('photo.nothing')}</Alert>}
        {order_id && (
          <LinkButton to={`/order/${order_id}/track${list.order_token ? `?t=${list.order_token}` : ''}`} icon="receipt">
            {t('photo.toOrder')}
          </LinkButton>
        )}
        <div className="flex flex-wrap gap-3">
          {(status === 'uploading' || (isOver && status !== 'ordered')) && (
            <LinkButton to={photoListPath({ store_id: list.store_id, list_id: NEW_PHOTO_LIST })} icon="camera">
              {t('photo.again')}
            </LinkButton>
          )}
          {status !== 'ordered' && (
            <OutsideLinkButton href={`tel:${list.store_phone}`} variant="secondary" icon="phone">
              {t('common.call')}
            </OutsideLinkButton>
          )}
        </div>
      </Card>
      {bill && (
        <Card as="section" aria-label={t('photo.confirm')} className="grid grid-cols-1 gap-4">
          <BillCard bill={bill} isPickup={list.delivery_type === 'pickup'} />
          <ConfirmBill call={call} list={list} bill={bill} />
        </Card>
      )}
      <Card as="section" aria-label={t('stores.list')} className="grid grid-cols-1 gap-4">
        <Photos photos={list.photos} />
        <Said label={t('photo.note')} text={list.note} />
        <Said
          label={t(list.delivery_type === 'pickup' ? 'photo.pickup' : 'photo.delivery')}
          text={[list.customer_name, list.delivery_address, list.landmark].filter(Boolean).join(', ')}
        />
        {!isOver && <CancelList call={call} />}
      </Card>
    </>
  )
}

/** `/store/{id}/list/{id}`: a list of photos as its customer follows it, up to the confirmed bill. */
export const FollowListScreen = () => {
  const { t, tError } = useT()
  const hasPhoto = useArea('photo')
  const hasOrders = useArea('orders')
  const call = useListCall()
  const { data, error, isFetching, refetch } = useQuery({
    ...listQuery(call),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data && !WAITING.includes(state.data.list.status) ? false : POLL_MS),
  })
  const list = data?.list
  const hasTexts = hasPhoto && hasOrders
  return (
    <>
      <AppBar
        title={t('stores.list')}
        subtitle={list?.store_name}
        backTo={`/store/${call.params.store_id}`}
        actions={<IconButton icon="refresh" label={t('common.refresh')} disabled={isFetching} onClick={() => void refetch()} />}
      />
      <main id="content" className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4 p-4">
        {list && hasTexts && error && <Alert tone="warning">{tError(error.code, error.details)}</Alert>}
        {list && hasTexts ? (
          <Shown call={call} list={list} />
        ) : error?.status === 404 && hasTexts ? (
          <EmptyState icon="list" title={t('photo.missing')} hint={t('photo.missingHint')} />
        ) : error && !list ? (
          <LoadFailed message={tError(error.code, error.details)} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonCards count={3} className="h-40" />
        )}
      </main>
    </>
  )
}
