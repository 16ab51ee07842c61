import type { RegisteredStoreDetail } from '@jhola/contract/admin/routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'

/** An admin's decision about a new shop, or that its reports are handled. `reason` is told to the owner. */
export type ReviewStep = { decision: 'approve' | 'send_back' | 'refuse' | 'handled'; reason: string }

type Answer = ApiReply<'POST /admin/stores/{store_id}/approve'>

const send = (store_id: string, { decision, reason }: ReviewStep): Promise<Answer> => {
  const params = { store_id }
  if (decision === 'approve') return api('POST /admin/stores/{store_id}/approve', { params })
  if (decision === 'handled') return api('POST /admin/stores/{store_id}/reports/handled', { params })
  return decision === 'refuse'
    ? api('POST /admin/stores/{store_id}/refuse', { params, body: { reason } })
    : api('POST /admin/stores/{store_id}/send-back', { params, body: { reason } })
}

/** Sends decisions about one shop, and refetches every list and detail. */
export const useStoreReview = ({ store_id, name }: Pick<RegisteredStoreDetail, 'store_id' | 'name'>) => {
  const { t } = useT()
  const client = useQueryClient()
  const sending = useMutation<Answer, ApiError, ReviewStep>({
    mutationFn: (step) => send(store_id, step),
    onSuccess: (answer, { decision }) => {
      client.setQueryData(apiQuery('GET /admin/stores/{store_id}', { params: { store_id } }).queryKey, answer)
      toast.success(t(`admin.review.done.${decision}`, { name }))
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['GET /admin/stores'] }),
        client.invalidateQueries({ queryKey: ['GET /admin/stores/{store_id}/checks'] }),
      ]),
  })
  return { decide: sending.mutate, isBusy: sending.isPending, error: sending.error }
}
