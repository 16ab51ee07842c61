import type { Order } from '@jhola/contract/orders/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { saveOwnOrder } from '../../../../domain/orders/own-orders.ts'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useNavigate, useSearchParams } from '../../../../shared/navigation/navigation.tsx'
import { type OrderKey, takeOrder } from '../api/order.ts'
import { dueOf } from './due-of.ts'
import { leaveForCheckout } from './leave-for-checkout.ts'
import { beginPayment, fetchPaymentStatus, payByCash, payingQuery } from './payment-api.ts'

const PROVIDER_RESULTS: ReadonlySet<string> = new Set(['payments.failed', 'payments.held', 'payments.unconfirmed'])

/** Status codes of a refusal by the payment service, which the payment status on the screen explains; no error message is needed. */
const isProviderResult = (error: unknown): boolean => error instanceof ApiError && PROVIDER_RESULTS.has(error.code)

/** The return from the payment page carries no token: a user who came by a link with a token stores it on this device. */
const saveOrderKey = ({ token }: OrderKey, order: Order): void => {
  if (token) saveOwnOrder(order, token)
}

/** Pays one order through the payment service. On return from its page (`?paying=`) our server is asked for the result. */
export const usePayOnline = (orderKey: OrderKey, order: Order) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const query = useQuery({ ...payingQuery(orderKey), staleTime: 0 })
  const readAgain = () => void client.invalidateQueries({ queryKey: payingQuery(orderKey).queryKey })
  const check = useMutation({
    mutationFn: (paymentId: string) => fetchPaymentStatus(orderKey, paymentId),
    onSuccess: (reply) => takeOrder(client, orderKey, reply.order),
    onSettled: readAgain,
  })
  const begin = useMutation({
    mutationFn: () => beginPayment(orderKey, dueOf(order), order.customer_name),
    onSuccess: ({ payment, checkout }) => {
      if (!payment.pay_path && !checkout) return readAgain()
      saveOrderKey(orderKey, order)
      if (checkout) return leaveForCheckout(checkout)
      if (payment.pay_path) void navigate(payment.pay_path)
    },
    onError: readAgain,
  })
  const cash = useMutation({
    mutationFn: () => payByCash(orderKey, order.total_amount),
    onSuccess: (reply) => takeOrder(client, orderKey, reply.order),
    onError: readAgain,
  })
  // Until the payment page is open; a user who returns with the browser's Back button starts again.
  const isLeaving = begin.isSuccess && Boolean(begin.data.checkout ?? begin.data.payment.pay_path)
  const isStarting = begin.isPending || isLeaving
  const comeBack = useEffectEvent((event: PageTransitionEvent) => event.persisted && begin.reset())
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => comeBack(event)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  const comesFrom = search.get('paying')
  const checkOnArrival = useEffectEvent(() => comesFrom && check.mutate(comesFrom))
  useEffect(() => void checkOnArrival(), [])
  const broken = [check.error, begin.error, cash.error, query.error].find((error) => error && !isProviderResult(error))
  const state = query.data
  return {
    state,
    error: broken instanceof ApiError ? broken : null,
    isChecking: check.isPending,
    isHeld: state?.payment?.status === 'held',
    isOpen: state?.payment?.status === 'created' && state.payment.provider !== 'cod',
    isStarting,
    isChoosingCash: cash.isPending,
    isBusy: check.isPending || isStarting || cash.isPending,
    start: () => begin.mutate(),
    chooseCash: () => cash.mutate(),
  }
}
