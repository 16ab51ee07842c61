import { useQuery } from '@tanstack/react-query'
import { CounterShell } from '../../features/counter/components/counter-shell.tsx'
import { BulkUploadDialog } from '../../features/inventory/components/import-dialog.tsx'
import { apiQuery } from '../../shared/api-query.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../shared/navigation.tsx'

/** `/inventory/upload`: the upload under an address of its own, to link to. */
export const InventoryUploadPage = () => {
  const { t } = useT()
  const navigate = useNavigate()
  const user = useQuery(apiQuery('GET /auth/me', {})).data?.user
  return (
    <CounterShell title={t('upload.title')} subtitle={user?.store_name} backTo="/inventory">
      <BulkUploadDialog open onClose={() => navigate('/inventory', { replace: true })} />
    </CounterShell>
  )
}
