import type { User } from '@jhola/contract/auth/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'

/** Completes a sign-in on the device: clears everything that was read as another person, or as a guest. */
export const useCompleteSignIn = () => {
  const client = useQueryClient()
  return useCallback(
    (user: User) => {
      client.clear()
      client.setQueryData(apiQuery('GET /auth/me', {}).queryKey, { success: true, user })
    },
    [client],
  )
}
