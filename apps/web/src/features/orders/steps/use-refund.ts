import type { Order } from '@jhola/contract/orders/schema'
import {
  decideRefund,
  type Quantities,
  type RefundBearer,
  type RefundDestination,
  type RefundReason,
  remainingOf,
} from '@jhola/contract/payments/refunds/refunds'
import type { refundRoutes } from '@jhola/contract/payments/refunds/routes'
import type { RouteBody } from '@jhola/contract/route'
import { formatRupees, paiseToRupees } from '@jhola/contract/shared/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { useTries } from '../../../shared/api/idempotency-key.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { refundsQuery } from '../data/refunds-api.ts'
import { useTakeOrder } from '../data/use-take-order.ts'
import { refundLinesOf, requestedLines, returnedOf, soldOf } from './refund-lines.ts'

type RefundBody = RouteBody<typeof refundRoutes.create>
export type RefundChoice = { reason: RefundReason; bearer: RefundBearer; destination: RefundDestination; note: string }

/** Refunds by lines: the quantities left and chosen, the amount by the pricing function of the order, and the request. */
export const useRefund = (order: Order, onDone: () => void) => {
  const { t } = useT()
  const client = useQueryClient()
  const take = useTakeOrder()
  // A refund without an answer keeps its idempotency key, whatever is chosen afterwards, so that it is not paid twice.
  const tries = useTries<RefundBody>()
  const [chosen, choose] = useState<Quantities | 'everything'>('everything')
  const reading = useQuery({ ...refundsQuery(order.id), staleTime: 0 })
  const before = reading.data ? returnedOf(order, reading.data.refunds) : undefined
  const sold = soldOf(order)
  const left = before ? remainingOf(sold, before) : new Map<number, number>()
  const lines = refundLinesOf(order, left)
  const quantities = new Map([...(chosen === 'everything' ? left : chosen)].filter(([, quantity]) => quantity > 0))
  const decided = before ? decideRefund({ ...sold, ...order }, before, quantities) : undefined
  const figures = decided?.ok ? decided.value : null
  const send = useMutation({
    mutationFn: ({ reason, bearer, destination, note }: RefundChoice) => {
      const request = {
        lines: requestedLines(lines, quantities),
        reason,
        borne_by: bearer,
        destination,
        ...(note.trim() ? { note: note.trim() } : {}),
        ...(figures ? { expected_amount: paiseToRupees(figures.total) } : {}),
      }
      return tries.send(request, (body, idempotencyKey) =>
        api('POST /orders/{id}/refunds', { params: { id: order.id }, idempotencyKey, body }),
      )
    },
    onSuccess: ({ reply: { refund, order: after } }) => {
      take(after)
      void client.invalidateQueries({ queryKey: refundsQuery(order.id).queryKey })
      toast.success(t('payments.refunds.done', { amount: formatRupees(refund.amount), id: order.order_number }))
      onDone()
    },
    onError: () => void reading.refetch(),
  })
  return {
    reading,
    lines,
    isEverything: chosen === 'everything',
    quantityOf: (lineNo: number) => quantities.get(lineNo) ?? 0,
    chooseAll: () => choose('everything'),
    chooseSome: () => choose(new Map()),
    setQuantity: (lineNo: number, quantity: number) => choose(new Map(quantities).set(lineNo, quantity)),
    figures,
    refusal: decided && !decided.ok && quantities.size > 0 ? decided.refusal.code : null,
    send: send.mutate,
    isSending: send.isPending,
    error: send.error instanceof ApiError ? send.error : null,
  }
}
