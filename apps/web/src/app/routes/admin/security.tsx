import { AdminShell } from '../../../features/admin/components/admin-shell.tsx'
import { FactorsCard } from '../../../features/factors/components/factors-card.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

/** `/admin/security`: the admin's own passkeys, authenticator app and recovery codes. */
export const AdminSecurityPage = () => {
  const { t } = useT()
  return (
    <AdminShell title={t('admin.security')}>
      <div className="w-full max-w-2xl">
        <FactorsCard />
      </div>
    </AdminShell>
  )
}
