import type { Profile } from '@jhola/contract/profile/schema'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'

export const profileQuery = apiQuery('GET /profile', {})
export const devicesQuery = apiQuery('GET /auth/sessions', {})
const meKey = apiQuery('GET /auth/me', {}).queryKey

/** Stores the server's profile in the cache; the header with the name updates with it. */
export const takeProfile = (client: QueryClient, answer: ApiReply<'GET /profile'>): void => {
  client.setQueryData(profileQuery.queryKey, answer)
  const { name, phone, email } = answer.profile
  client.setQueryData(meKey, (me) => (me?.user ? { ...me, user: { ...me.user, name, phone, email } } : me))
}

/** Changes one part of the cached profile, after a call that returns only that part. */
export const patchProfile = (client: QueryClient, change: (profile: Profile) => Partial<Profile>): void => {
  client.setQueryData(profileQuery.queryKey, (known) =>
    known ? { ...known, profile: { ...known.profile, ...change(known.profile) } } : known,
  )
}
