import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { LabelsScreen } from '../../../features/inventory/labels/labels-screen.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'

/** `/inventory/labels?ids=…`: labels of the chosen products. */
export const InventoryLabelsPage = () => {
  const { t } = useT()
  const [search] = useSearchParams()
  const idList = search.get('ids') ?? ''
  const ids = useMemo(() => idList.split(',').filter((id) => /^[0-9a-f-]{36}$/.test(id)), [idList])
  const user = useQuery(apiQuery('GET /auth/me', {})).data?.user
  return (
    <CounterShell title={t('inventory.labels.title')} subtitle={user?.store_name} backTo="/inventory">
      <LabelsScreen ids={ids} />
    </CounterShell>
  )
}
