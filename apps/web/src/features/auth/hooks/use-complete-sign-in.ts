import type { User } from '@jhola/contract/auth/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'

/** What happens on the device when somebody has come in: whatever was read as somebody else, or as nobody, is forgotten. */
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
