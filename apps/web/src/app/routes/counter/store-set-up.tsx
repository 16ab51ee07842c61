import { useQuery } from '@tanstack/react-query'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { TestOrderButton } from '../../../features/orders/board/test-order-button.tsx'
import { SetUpScreen } from '../../../features/stores/set-up/set-up-screen.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

/** `/store/set-up`: the way from a registered shop to its first order. */
export const StoreSetUpPage = () => {
  const { t } = useT()
  const store = useQuery(apiQuery('GET /stores/me', {})).data?.store
  return (
    <CounterShell title={t('stores.set-up.title')} backTo="/store-dashboard">
      <SetUpScreen
        testOrder={
          store && (
            <TestOrderButton storeId={store.store_id} customer={{ name: store.owner_name, phone: store.phone }} size="sm" />
          )
        }
      />
    </CounterShell>
  )
}
