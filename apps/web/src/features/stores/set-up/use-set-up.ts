import type { ConfirmedStep } from '@jhola/contract/stores/set-up/steps'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, type ApiReply, api, newKey } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'

export type SetUp = ApiReply<'GET /stores/me/set-up'>

export const setUpQuery = apiQuery('GET /stores/me/set-up', {})

type Change = { step: ConfirmedStep; is_done: boolean } | { is_hidden: boolean }

/** Confirms a step of the set-up or takes it back, or hides the set-up; the page shows what the server then knows. */
export const useChangeSetUp = () => {
  const client = useQueryClient()
  const { tError } = useT()
  return useMutation({
    mutationFn: (body: Change) => api('PUT /stores/me/set-up', { body, idempotencyKey: newKey() }),
    onSuccess: (reply) => client.setQueryData(setUpQuery.queryKey, reply),
    onError: (error) => toast.error(error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed')),
  })
}
