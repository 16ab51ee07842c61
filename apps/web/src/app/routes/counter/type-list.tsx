import '../../../shared/i18n/lazy-texts.ts'
import type { ShopPhotoList } from '@jhola/contract/orders/photo-lists/routes'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { BillSummary } from '../../../features/cart/components/bill-summary.tsx'
import { ByAmount } from '../../../features/cart/components/by-amount.tsx'
import { LineChange } from '../../../features/cart/components/line-change.tsx'
import { oneGstRate } from '../../../features/cart/gst-rate.ts'
import { USUAL_CHOICES, useCartBill } from '../../../features/cart/hooks/use-cart-bill.ts'
import { ProductPicker } from '../../../features/catalogue/components/product-picker.tsx'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { StaleNotice } from '../../../features/orders/live/live-status.tsx'
import { TypeListScreen } from '../../../features/orders/photo-lists/type-screen.tsx'
import { useListDraft } from '../../../features/orders/photo-lists/use-list-draft.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useParams } from '../../../shared/navigation/navigation.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageSkeleton } from '../../page/page-skeleton.tsx'

const ListPart = lazyPart(() => import('../../../features/catalogue/list/list-button.tsx').then((module) => module.ListButton))

const TypeList = ({ list }: { list: ShopPhotoList }) => {
  const control = useListDraft(list.list_id)
  const { items, set, addOne, addMore } = control
  const { store_id, delivery_type: deliveryType } = list
  const cart = useMemo(() => ({ store_id, store_name: '', items, updated_at: 0 }), [store_id, items])
  // The customer's terms: the order is placed by the customer.
  const typedBill = useCartBill(cart, { ...USUAL_CHOICES, deliveryType })
  const quantityOf = (id: string) => items.find((item) => item.id === id)?.quantity ?? 0
  return (
    <TypeListScreen
      list={list}
      control={control}
      changes={typedBill.changes}
      onReprice={typedBill.refetch}
      shelf={
        <ProductPicker
          storeId={store_id}
          quantityOf={quantityOf}
          onQuantity={set}
          onAdd={addOne}
          onDigits={() => false}
          action={<ListPart part={{ storeId: store_id, onTake: addMore }} whileLoading={<span className="size-11" />} />}
        />
      }
      summary={<BillSummary bill={typedBill.bill} isPickup={deliveryType === 'pickup'} gstRate={oneGstRate(items)} />}
      renderChange={(change, item) => <LineChange change={change} item={item} />}
      renderByAmount={(item, onQuantity) => <ByAmount item={item} onQuantity={onQuantity} />}
    />
  )
}

/** What is said of a list that does not wait to be typed. */
const LATE: Partial<Record<ShopPhotoList['status'], string>> = {
  uploading: 'photo_lists.over',
  cancelled: 'photo_lists.over',
  expired: 'photo_lists.expired',
}

/** `/create-order/list/{id}`: photos of a list are typed, and the bill is sent to the customer. */
export const TypeListPage = () => {
  const { t, tError } = useT()
  const { listId = '' } = useParams()
  const hasTexts = useArea('photo')
  const query = useQuery({ ...apiQuery('GET /photo-lists/{list_id}', { params: { list_id: listId } }), staleTime: 0 })
  const list = query.data?.list
  const back = (
    <LinkButton to="/store/orders" icon="receipt">
      {t('orders.board.orders')}
    </LinkButton>
  )
  const title = hasTexts && list ? t('photo.title', { name: list.customer_name }) : t('orders.create.title')
  const shown = () => {
    if (list && hasTexts)
      return list.status === 'waiting' ? (
        <TypeList key={list.list_id} list={list} />
      ) : (
        <EmptyState icon="list" title={tError(LATE[list.status] ?? 'photo_lists.answered')} action={back} />
      )
    if (query.error && !list)
      return (
        <LoadFailed
          message={tError(query.error.code, query.error.details)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
          action={back}
        />
      )
    return <PageSkeleton />
  }
  return (
    <CounterShell title={title} backTo="/store/orders" notice={<StaleNotice />}>
      {shown()}
    </CounterShell>
  )
}
