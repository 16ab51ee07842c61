import { useQuery } from '@tanstack/react-query'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { StarterScreen } from '../../../features/inventory/starter/starter-screen.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { PageSkeleton } from '../../page/page-skeleton.tsx'

/** `/inventory/starter`: fills the inventory of a new shop from the starter catalogue. */
export const InventoryStarterPage = () => {
  const { t } = useT()
  const user = useQuery(apiQuery('GET /auth/me', {})).data?.user
  return (
    <CounterShell title={t('inventory.starter.title')} subtitle={user?.store_name} backTo="/inventory">
      {user?.store_id ? <StarterScreen storeId={user.store_id} /> : <PageSkeleton />}
    </CounterShell>
  )
}
