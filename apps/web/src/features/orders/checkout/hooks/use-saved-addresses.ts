import type { SavedAddress } from '@jhola/contract/profile/schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../shared/api/api-query.ts'

/** The saved addresses of the signed-in user; empty for a guest and while the server is unreachable. */
export const useSavedAddresses = (): readonly SavedAddress[] => {
  const me = useQuery(apiQuery('GET /auth/me', {})).data?.user
  const profile = useQuery({ ...apiQuery('GET /profile', {}), enabled: Boolean(me) }).data?.profile
  return (me && profile?.addresses) || []
}
