import { formatPhone } from '@jhola/contract/shared/phone'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'

/** Takes no more orders from a number, by one tap that can be undone. */
export const BlockNumber = ({ phone, name }: { phone: string; name: string }) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const shown = formatPhone(phone)
  const change = useMutation({
    networkMode: 'always',
    mutationFn: async (isBlocked: boolean) => {
      await (isBlocked
        ? api('POST /customers/block', { body: { phone, name } })
        : api('POST /customers/unblock', { body: { phone } }))
      return isBlocked
    },
    onSuccess: (isBlocked) => {
      void client.invalidateQueries({ queryKey: ['GET /customers/blocked'] })
      if (!isBlocked) return void toast.info(t('orders.board.details.unblocked', { phone: shown }))
      toast.success(t('orders.board.details.blocked', { phone: shown }), {
        label: t('orders.board.details.undoBlock'),
        run: () => change.mutate(false),
      })
    },
    onError: (error) => void toast.error(error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed')),
  })
  return (
    <Button variant="ghost" size="sm" icon="x" loading={change.isPending} onClick={() => change.mutate(true)}>
      {t('orders.board.details.block')}
    </Button>
  )
}
