import { useQuery } from '@tanstack/react-query'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { CountScreen } from '../../../features/inventory/count/count-screen.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { PageSkeleton } from '../../page/page-skeleton.tsx'

/** `/inventory/count`: the stock of many products, one number after another. */
export const InventoryCountPage = () => {
  const { t } = useT()
  const user = useQuery(apiQuery('GET /auth/me', {})).data?.user
  return (
    <CounterShell title={t('inventory.shelf.count.title')} subtitle={user?.store_name} backTo="/inventory">
      {user?.store_id ? <CountScreen storeId={user.store_id} /> : <PageSkeleton />}
    </CounterShell>
  )
}
