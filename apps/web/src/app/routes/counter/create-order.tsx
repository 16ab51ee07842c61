import { isTypedBarcode } from '@jhola/contract/catalogue/barcode'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { BillSummary } from '../../../features/cart/components/bill-summary.tsx'
import { ByAmount } from '../../../features/cart/components/by-amount.tsx'
import { LineChange } from '../../../features/cart/components/line-change.tsx'
import { oneGstRate } from '../../../features/cart/gst-rate.ts'
import { USUAL_CHOICES, useCartBill } from '../../../features/cart/hooks/use-cart-bill.ts'
import { ProductPicker } from '../../../features/catalogue/components/product-picker.tsx'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { CodeReading } from '../../../features/orders/create/components/code-reading.tsx'
import { CreateOrderScreen } from '../../../features/orders/create/components/create-order-screen.tsx'
import { type Typist, useDraft } from '../../../features/orders/create/hooks/use-draft.ts'
import { useScanned } from '../../../features/orders/create/hooks/use-scanning.ts'
import { StaleNotice } from '../../../features/orders/live/live-status.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { ScanButton } from '../../../shared/scan/scan-button.tsx'
import { useWedgeScanner } from '../../../shared/scan/use-wedge-scanner.ts'
import { PageSkeleton } from '../../page/page-skeleton.tsx'

const ListPart = lazyPart(() => import('../../../features/catalogue/list/list-button.tsx').then((module) => module.ListButton))
const PrintPart = lazyPart(() => import('../../../features/orders/print/print-menu.tsx').then((module) => module.PrintMenu))

const CreateOrder = ({ typist, storeName }: { typist: Typist; storeName: string }) => {
  const { t } = useT()
  const control = useDraft(typist)
  const { draft, set, addOne, addMore } = control
  const { items, handing } = draft
  const cart = useMemo(
    () => ({ store_id: typist.store_id, store_name: storeName, items, updated_at: 0 }),
    [typist.store_id, storeName, items],
  )
  const typedBill = useCartBill(cart, { ...USUAL_CHOICES, deliveryType: handing, isByShop: true })
  const quantityOf = (id: string) => items.find((item) => item.id === id)?.quantity ?? 0
  const { onCode, isReading } = useScanned(typist.store_id, control)
  useWedgeScanner(draft.step < 2, onCode)
  const onDigits = (typed: string) => {
    if (!isTypedBarcode(typed)) return false
    onCode(typed)
    return true
  }
  return (
    <CreateOrderScreen
      typist={typist}
      control={control}
      typedBill={typedBill}
      shelf={
        <ProductPicker
          storeId={typist.store_id}
          quantityOf={quantityOf}
          onQuantity={set}
          onAdd={addOne}
          onDigits={onDigits}
          action={
            <>
              <ListPart part={{ storeId: typist.store_id, onTake: addMore }} whileLoading={<span className="size-11" />} />
              {isReading && <CodeReading />}
              <ScanButton hint={t('orders.create.scanHint')} onCode={onCode} />
            </>
          }
        />
      }
      summary={<BillSummary bill={typedBill.bill} isPickup={handing === 'pickup'} gstRate={oneGstRate(items)} />}
      renderChange={(change, item) => <LineChange change={change} item={item} />}
      renderByAmount={(item, onQuantity) => <ByAmount item={item} onQuantity={onQuantity} />}
      renderPrint={(order) => <PrintPart part={{ order, size: 'md' }} />}
    />
  )
}

/** `/create-order`: an order that the shop enters itself (counter order). */
export const CreateOrderPage = () => {
  const { t } = useT()
  const user = useQuery(apiQuery('GET /auth/me', {})).data?.user
  const typist = useMemo(
    () => (user?.store_id ? { user_id: user.id, store_id: user.store_id } : null),
    [user?.id, user?.store_id],
  )
  return (
    <CounterShell title={t('orders.create.title')} subtitle={user?.store_name} backTo="/store/orders" notice={<StaleNotice />}>
      {typist ? <CreateOrder typist={typist} storeName={user?.store_name ?? ''} /> : <PageSkeleton />}
    </CounterShell>
  )
}
