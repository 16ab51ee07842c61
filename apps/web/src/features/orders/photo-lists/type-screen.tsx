import type { ShopPhotoList } from '@jhola/contract/orders/photo-lists/routes'
import { PHOTO_LIST_NOTE_MAX } from '@jhola/contract/orders/photo-lists/rules'
import { formatPhone } from '@jhola/contract/shared/phone'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { applyChanges, type CartChange } from '../../../domain/cart/cart-changes.ts'
import { type ApiError, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { CounterLines, type LineParts } from '../create/components/counter-lines.tsx'
import { PhotoViewer } from './photo-viewer.tsx'
import { RefuseList } from './refuse-list.tsx'
import type { ListDraftControl } from './use-list-draft.ts'
import { waitingListsQuery } from './waiting-lists.tsx'

type TypeListProps = LineParts & {
  list: ShopPhotoList
  control: ListDraftControl
  changes: readonly CartChange[]
  /** Prices and stock are asked for again. */
  onReprice(): unknown
  /** The shop's products to pick from. */
  shelf: ReactNode
  summary: ReactNode
}

/** Back to the board, which no longer shows the list. */
const useDone = (list: ShopPhotoList, control: ListDraftControl) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (said: string) => {
    control.clear()
    toast.success(said)
    void client.invalidateQueries({ queryKey: waitingListsQuery.queryKey })
    client.removeQueries({ queryKey: apiQuery('GET /photo-lists/{list_id}', { params: { list_id: list.list_id } }).queryKey })
    void navigate('/store/orders', { replace: true })
  }
}

const useSendBill = ({ list, control, onReprice }: TypeListProps, onSent: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (note: string) =>
      api('POST /photo-lists/{list_id}/bill', {
        params: { list_id: list.list_id },
        body: {
          lines: control.items.map(({ id, quantity, price }) => ({ product_id: id, quantity, unit_price: price })),
          ...(note.trim() && { note: note.trim() }),
        },
      }),
    onSuccess: onSent,
    onError: () => {
      onReprice()
      // Another device may have answered it, or the customer taken it back.
      void client.invalidateQueries({
        queryKey: apiQuery('GET /photo-lists/{list_id}', { params: { list_id: list.list_id } }).queryKey,
      })
    },
  })
}

const Slip = (props: TypeListProps) => {
  const { list, control, changes, onReprice, summary, renderChange, renderByAmount } = props
  const { t, tError } = useT()
  const [note, setNote] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const done = useDone(list, control)
  const sending = useSendBill(props, () => done(t('photo.sent')))
  const { items, setItems, setLine } = control
  // @NOTE `api` rejects with ApiError only.
  const error = sending.error as ApiError | null
  const accept = () => {
    setItems((before) => applyChanges(before, changes))
    sending.reset()
    onReprice()
  }
  const send = () => {
    setEmpty(items.length === 0)
    if (items.length > 0) sending.mutate(note)
  }
  return (
    <Card as="section" aria-labelledby="slip-title" className="grid grid-cols-1 gap-3">
      <CardTitle>
        <span id="slip-title">{t('orders.create.inOrder')}</span>
      </CardTitle>
      {changes.length > 0 && (
        <Alert
          tone="warning"
          action={
            <Button variant="secondary" size="sm" icon="refresh" onClick={accept}>
              {t('orders.create.update')}
            </Button>
          }
        >
          {t('orders.create.changed')}
        </Alert>
      )}
      {items.length === 0 ? (
        <p className="py-4 text-center text-ink-soft">{t('orders.create.empty')}</p>
      ) : (
        <>
          <CounterLines
            items={items}
            changes={changes}
            onQuantity={setLine}
            renderChange={renderChange}
            renderByAmount={renderByAmount}
          />
          <div className="border-line-strong border-t border-dashed pt-3">{summary}</div>
        </>
      )}
      <TextArea
        name="shop-note"
        label={t('photo.shopNote')}
        hint={t('photo.shopNoteHint')}
        optional
        rows={2}
        maxLength={PHOTO_LIST_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {isEmpty && items.length === 0 && <Alert tone="error">{t('photo.empty')}</Alert>}
      {error && <Alert tone="error">{tError(error.code, error.details)}</Alert>}
      <Button icon="send" loading={sending.isPending} onClick={send}>
        {t('photo.sendBill')}
      </Button>
      <RefuseList listId={list.list_id} onRefused={() => done(t('photo.refused'))} />
    </Card>
  )
}

/** The photo of a list beside the product search, and the bill that is sent to its customer. */
export const TypeListScreen = (props: TypeListProps) => {
  const { list, shelf } = props
  const { t } = useT()
  const to =
    list.delivery_type === 'pickup' ? t('photo.pickup') : [list.delivery_address, list.landmark].filter(Boolean).join(', ')
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_24rem]">
      <div className="min-w-0 grid-cols-1 gap-4 max-lg:contents lg:sticky lg:top-20 lg:grid">
        <PhotoViewer photos={list.photos} />
        <Card padding="sm">
          <p className="font-semibold">
            <bdi>{list.customer_name}</bdi> · <bdi className="figures">{formatPhone(list.customer_phone)}</bdi>
          </p>
          <p className="text-ink-soft text-sm">
            <bdi>{to}</bdi>
          </p>
          {list.note && (
            <p className="mt-2">
              <span className="block text-ink-soft text-sm">{t('photo.customerSays')}</span>
              <span dir="auto" className="block whitespace-pre-line">
                {list.note}
              </span>
            </p>
          )}
        </Card>
      </div>
      <div className="min-w-0">{shelf}</div>
      <Slip {...props} />
    </div>
  )
}
