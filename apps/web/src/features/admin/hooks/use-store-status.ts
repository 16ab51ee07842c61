import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'

/** A status change of a shop: with a reason it is suspended, without one it is reactivated. */
export type Step = { store_id: string; name: string; reason: string | null }

type Answer = ApiReply<'POST /admin/stores/{store_id}/suspend'>

const send = ({ store_id, reason }: Step): Promise<Answer> =>
  reason === null
    ? api('POST /admin/stores/{store_id}/reactivate', { params: { store_id } })
    : api('POST /admin/stores/{store_id}/suspend', { params: { store_id }, body: { reason } })

/** Suspends or reactivates a shop, and refetches every list and detail. */
export const useStoreStatus = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  return useMutation<Answer, ApiError, Step>({
    mutationFn: send,
    onSuccess: (answer, { store_id, name, reason }) => {
      client.setQueryData(apiQuery('GET /admin/stores/{store_id}', { params: { store_id } }).queryKey, answer)
      toast.success(t(reason === null ? 'admin.reactivated' : 'admin.suspended', { name }))
    },
    onError: (error) => toast.error(tError(error.code, error.details)),
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /admin/stores'] }),
  })
}
