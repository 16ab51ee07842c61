import { formatPhone } from '@jhola/contract/shared/phone'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { Order } from '../data/board-state.ts'

const blockedQuery = apiQuery('GET /customers/blocked', {})

/**
 * Takes no more orders from the number of an order, or takes them again: at once, with undo. `isAsked`: the shop's list of blocked
 * numbers is read; a board of many cards does not ask for it until a menu is opened.
 */
export const useBlockNumber = ({ customer_phone: phone, customer_name: name }: Order, { isAsked }: { isAsked: boolean }) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const { data: known, isLoading } = useQuery({ ...blockedQuery, enabled: isAsked })
  const shown = formatPhone(phone)
  const change = useMutation({
    networkMode: 'always',
    mutationFn: async (toBlocked: boolean) =>
      toBlocked ? api('POST /customers/block', { body: { phone, name } }) : api('POST /customers/unblock', { body: { phone } }),
    onSuccess: (reply, toBlocked) => {
      client.setQueryData(blockedQuery.queryKey, reply)
      if (!toBlocked) return void toast.info(t('orders.board.details.unblocked', { phone: shown }))
      toast.success(t('orders.board.details.blocked', { phone: shown }), {
        label: t('orders.board.details.undoBlock'),
        run: () => change.mutate(false),
      })
    },
    onError: (error) => void toast.error(error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed')),
  })
  const isBlocked = known?.blocked.some((one) => one.phone === phone) ?? false
  return {
    isBlocked,
    isPending: change.isPending || isLoading,
    label: t(isBlocked ? 'orders.board.details.unblock' : 'orders.board.details.block'),
    toggle: () => change.mutate(!isBlocked),
  }
}
