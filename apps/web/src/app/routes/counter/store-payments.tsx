import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../domain/account/use-may.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { ownStoreQuery } from '../../../features/dashboard/components/open-switch.tsx'
import { GstMonthButton } from '../../../features/orders/gst-month/gst-month-button.tsx'
import { useLiveOrders } from '../../../features/orders/live/live-orders.tsx'
import { StaleNotice } from '../../../features/orders/live/live-status.tsx'
import { PaymentsDashboard } from '../../../features/payments/dashboard/payments-dashboard.tsx'
import { MatchButton } from '../../../features/payments/matching/match-button.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { PageSkeleton } from '../../page/page-skeleton.tsx'

/** `/store/payments`: the shop's payments. */
export const StorePaymentsPage = () => {
  const { t } = useT()
  const labels = useItemLabels()
  const user = useQuery(apiQuery('GET /auth/me', {})).data?.user
  const store = useQuery(ownStoreQuery).data?.store
  const { board } = useLiveOrders()
  const isOwner = useMay()('payments.see')
  const name = store ? labels.name(store) : (user?.store_name ?? '')
  return (
    <CounterShell title={t('payments.title')} subtitle={name} backTo="/store-dashboard" notice={<StaleNotice />}>
      {user ? (
        <PaymentsDashboard
          isOwner={isOwner}
          storeName={name}
          payee={store?.upi_vpa ? { vpa: store.upi_vpa, payee: store.name, name } : null}
          seq={board.data?.seq}
          {...(isOwner && { claimTools: <MatchButton />, monthFile: <GstMonthButton /> })}
        />
      ) : (
        <PageSkeleton />
      )}
    </CounterShell>
  )
}
