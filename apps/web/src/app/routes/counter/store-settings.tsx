import { useQuery } from '@tanstack/react-query'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { PasskeyOffer } from '../../../features/factors/components/passkey-offer.tsx'
import { OwnerOnly } from '../../../features/stores/settings/components/owner-only.tsx'
import { SettingsScreen } from '../../../features/stores/settings/components/settings-screen.tsx'
import { toSectionId } from '../../../features/stores/settings/sections.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'

/**
 * `/store/settings?section=hours`: everything an owner sets about the shop. Staff see a note that only the owner can change it.
 */
export const StoreSettingsPage = () => {
  const { t } = useT()
  const [search] = useSearchParams()
  const user = useQuery(apiQuery('GET /auth/me', {})).data?.user
  return (
    <CounterShell title={t('stores.settings.title')} subtitle={user?.store_name} backTo="/store-dashboard">
      {user && <PasskeyOffer userId={user.id} />}
      {user?.role === 'store_staff' ? <OwnerOnly /> : <SettingsScreen chosen={toSectionId(search.get('section'))} />}
    </CounterShell>
  )
}
