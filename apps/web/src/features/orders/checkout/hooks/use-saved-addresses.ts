import type { SavedAddress } from '@jhola/contract/profile/schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../shared/api/api-query.ts'

/** Addresses that the signed-in person keeps; none for a guest, and none while the server cannot be asked: then they type. */
export const useSavedAddresses = (): readonly SavedAddress[] => {
  const me = useQuery(apiQuery('GET /auth/me', {})).data?.user
  const profile = useQuery({ ...apiQuery('GET /profile', {}), enabled: Boolean(me) }).data?.profile
  return (me && profile?.addresses) || []
}
