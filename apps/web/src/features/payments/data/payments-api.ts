import type { ApiRouteKey, RouteOf } from '@jhola/contract/api'
import type { RouteReply } from '@jhola/contract/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { ApiError } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useIdempotencyKey } from '../../../shared/api/idempotency-key.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'

export type PaymentDay = RouteReply<RouteOf<'GET /payments/days'>>['days'][number]
export type UnrecordedPayment = RouteReply<RouteOf<'GET /payments/open'>>['claims'][number]
export type PaymentIssue = RouteReply<RouteOf<'GET /payments/stuck'>>['stuck'][number]
export type RefundStatus = RouteReply<RouteOf<'GET /payments/refunds'>>['backs'][number]
export type Drawer = RouteReply<RouteOf<'GET /payments/drawer/{date}'>>
export type Closing = NonNullable<Drawer['closing']>
export type SettlementChannel = RefundStatus['way']

/** The query keys of this screen: all of them change with a payment. */
const PAYMENTS_CALLS = [
  'GET /payments/days',
  'GET /payments/open',
  'GET /payments/stuck',
  'GET /payments/refunds',
  'GET /payments/drawer/{date}',
  'GET /payments/closings',
] as const satisfies readonly ApiRouteKey[]

const ALWAYS_STALE = { staleTime: 0 } as const
export const daysQuery = (from: string, to: string) => ({ ...apiQuery('GET /payments/days', { query: { from, to } }), ...ALWAYS_STALE })
export const openQuery = { ...apiQuery('GET /payments/open', {}), ...ALWAYS_STALE }
export const stuckQuery = { ...apiQuery('GET /payments/stuck', {}), ...ALWAYS_STALE }
export const drawerQuery = (date: string) => ({ ...apiQuery('GET /payments/drawer/{date}', { params: { date } }), ...ALWAYS_STALE })
export const closingsQuery = (page: number) => ({
  ...apiQuery('GET /payments/closings', { query: { page: String(page), pageSize: '10' } }),
  ...ALWAYS_STALE,
})

/** Invalidates all queries of this screen. */
export const useReread = () => {
  const client = useQueryClient()
  return useCallback(() => {
    for (const call of PAYMENTS_CALLS) void client.invalidateQueries({ queryKey: [call] })
  }, [client])
}

const SOON_MS = 800

/** Refetches shortly after an event of the shop. `seq`: the number of its last event. */
export const useRereadAfter = (seq: number | undefined): void => {
  const reread = useReread()
  useEffect(() => {
    if (seq === undefined) return undefined
    const timer = setTimeout(reread, SOON_MS)
    return () => clearTimeout(timer)
  }, [seq, reread])
}

/**
 * One mutation of this screen, sent under one idempotency key until it is answered, with its success message. A refusal is shown,
 * and the data are refetched, because another user was faster.
 */
export const usePaymentsAction = (send: (idempotencyKey: string) => Promise<unknown>, successMessage: string, onDone?: () => void) => {
  const { tError } = useT()
  const key = useIdempotencyKey()
  const reread = useReread()
  return useMutation({
    mutationFn: () => send(key.read()),
    onSuccess: () => {
      key.renew()
      toast.success(successMessage)
      onDone?.()
    },
    onError: (error) => {
      key.failed(error)
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed'))
    },
    onSettled: reread,
  })
}
