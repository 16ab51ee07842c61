import { useState } from 'react'
import { NO_ORDERS, type OwnOrder, ownOrdersStore } from '../../../shared/device-store/own-orders.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { MyOrder } from './my-order.tsx'

/** Orders shown at first and added by each press; every one is a request of its own. */
const ORDERS_AT_ONCE = 10

const forget = (orderId: string): void => ownOrdersStore.write((orders) => orders.filter((order) => order.order_id !== orderId))

const OrderList = ({ orders }: { orders: readonly OwnOrder[] }) => {
  const { t } = useT()
  const [most, setMost] = useState(ORDERS_AT_ONCE)
  return (
    <main className="mx-auto grid w-full max-w-3xl gap-3 p-4">
      <ul className="grid gap-3">
        {orders.slice(0, most).map((own) => (
          <MyOrder key={own.order_id} own={own} onForget={() => forget(own.order_id)} />
        ))}
      </ul>
      {orders.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + ORDERS_AT_ONCE)}>
          {t('tracking.orders.showMore')}
        </Button>
      )}
    </main>
  )
}

/** Orders placed from this device, newest first. */
export const MyOrdersScreen = () => {
  const { t } = useT()
  const orders = useStoredValue(ownOrdersStore, NO_ORDERS)
  return (
    <>
      <AppBar title={t('common.myOrders')} backTo="/products" />
      {orders.length > 0 ? (
        <OrderList orders={orders} />
      ) : (
        <main>
          <EmptyState
            icon="receipt"
            title={t('tracking.orders.empty')}
            hint={t('tracking.orders.emptyHint')}
            action={<LinkButton to="/products">{t('tracking.continueShopping')}</LinkButton>}
          />
        </main>
      )}
    </>
  )
}
