import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiError, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { OwnerStore } from '../hooks/use-availability.ts'

const useSubmit = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  return useMutation<unknown, ApiError>({
    mutationFn: () => api('POST /stores/me/review'),
    onSuccess: () => toast.success(t('orders.board.review.submitted')),
    onError: (error) => toast.error(tError(error.code, error.details)),
    onSettled: () => client.invalidateQueries({ queryKey: apiQuery('GET /stores/me', {}).queryKey }),
  })
}

/** A new shop that waits for an admin, was sent back, or was refused: what it means, why, and what to do. */
export const ReviewNotice = ({ store }: { store: OwnerStore }) => {
  const { t } = useT()
  const submit = useSubmit()
  const { status, suspension_reason: reason } = store
  if (status !== 'in_review' && status !== 'sent_back' && status !== 'refused') return null
  return (
    <Alert tone={status === 'in_review' ? 'primary' : 'warning'} title={t(`orders.board.review.title.${status}`)}>
      {reason && status !== 'in_review' && <p className="font-semibold">{t('orders.board.suspended.reason', { reason })}</p>}
      <p>{t(`orders.board.review.hint.${status}`)}</p>
      {status === 'sent_back' && (
        <div className="mt-3 flex flex-wrap gap-2">
          <LinkButton to="/store/settings" variant="secondary" size="sm" icon="settings">
            {t('orders.board.review.change')}
          </LinkButton>
          <Button size="sm" loading={submit.isPending} onClick={() => submit.mutate()}>
            {t('orders.board.review.submit')}
          </Button>
        </div>
      )}
    </Alert>
  )
}
