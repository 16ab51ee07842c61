import { useQuery } from '@tanstack/react-query'
import { CounterShell } from '../../../features/dashboard/components/counter-shell.tsx'
import { PasskeyOffer } from '../../../features/factors/components/passkey-offer.tsx'
import { SettingsScreen } from '../../../features/stores/settings/components/settings-screen.tsx'
import { toSectionId } from '../../../features/stores/settings/sections.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'

/**
 * `/store/settings?section=hours`: everything that is set about the shop. Who may open it is in the list of routes.
 */
export const StoreSettingsPage = () => {
  const { t } = useT()
  const [search] = useSearchParams()
  const user = useQuery(apiQuery('GET /auth/me', {})).data?.user
  return (
    <CounterShell title={t('stores.settings.title')} subtitle={user?.store_name} backTo="/store-dashboard">
      {user && <PasskeyOffer userId={user.id} />}
      <SettingsScreen chosen={toSectionId(search.get('section'))} />
    </CounterShell>
  )
}
