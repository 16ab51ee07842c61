import { type ReactNode, useState } from 'react'
import { dropCachedOrder } from '../../../domain/orders/cached-orders.ts'
import { NO_ORDERS, ownOrdersStore } from '../../../domain/orders/own-orders.ts'
import { SettingsMenu } from '../../../domain/shell/settings-menu.tsx'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { mergeOrders } from './merge-orders.ts'
import { AccountOrder, DeviceOrder } from './my-order.tsx'
import { useAccountOrders } from './use-account-orders.ts'

/** The number of orders shown at first and added by each press; each order of the device is a request of its own. */
const ORDERS_AT_ONCE = 10

const forget = (orderId: string): void => {
  ownOrdersStore.write((orders) => orders.filter((order) => order.order_id !== orderId))
  dropCachedOrder(orderId)
}

const Empty = () => {
  const { t } = useT()
  return (
    <EmptyState
      icon="receipt"
      title={t('tracking.orders.empty')}
      hint={t('tracking.orders.emptyHint')}
      action={<LinkButton to="/search">{t('tracking.continueShopping')}</LinkButton>}
    />
  )
}

const OrderList = ({ isAlone }: { isAlone: boolean }) => {
  const { t, tError } = useT()
  const own = useStoredValue(ownOrdersStore, NO_ORDERS)
  const account = useAccountOrders()
  const [max, setMax] = useState(ORDERS_AT_ONCE)
  const listed = mergeOrders(own, account.orders, account.hasMore)
  const { error } = account
  if (listed.length === 0 && !account.isWaiting && !error) return isAlone ? <Empty /> : null
  const showMore = () => {
    setMax(max + ORDERS_AT_ONCE)
    if (account.hasMore) account.readMore()
  }
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-3 p-4">
      {error && (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" size="sm" icon="refresh" loading={account.isRetrying} onClick={account.retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {tError(error.code, error.details)}
        </Alert>
      )}
      <ul className="grid gap-3">
        {listed
          .slice(0, max)
          .map((entry) =>
            'order' in entry ? (
              <AccountOrder key={entry.id} order={entry.order} asOfMs={account.asOfMs(entry.id)} />
            ) : (
              <DeviceOrder key={entry.id} own={entry.own} onForget={() => forget(entry.id)} />
            ),
          )}
      </ul>
      {account.isWaiting && <SkeletonCards count={2} />}
      {(listed.length > max || account.hasMore) && (
        <Button variant="secondary" loading={account.isReadingMore} onClick={showMore}>
          {t('tracking.orders.showMore')}
        </Button>
      )}
    </div>
  )
}

/** Orders placed from this device and, for a signed-in user, of the account; newest first. */
export const MyOrdersScreen = ({ waiting }: { waiting: ReactNode }) => {
  const { t } = useT()
  return (
    <>
      <AppBar title={t('common.myOrders')} backTo="/search" actions={<SettingsMenu />} />
      <main>
        {waiting}
        <OrderList isAlone={!waiting} />
      </main>
    </>
  )
}
