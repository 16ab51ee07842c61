import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { Store } from '@jhola/contract/stores/schema'
import { useQuery } from '@tanstack/react-query'
import type { Cart } from '../../../../domain/cart/cart.ts'
import type { CartChange } from '../../../../domain/cart/cart-changes.ts'
import type { ApiError } from '../../../../shared/api/api-client.ts'
import { useStoredValue } from '../../../../shared/device-store/stored-value.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { paymentMethodsQuery } from '../api/payment-methods.ts'
import { distanceTo, payingBy, type SlotTime, timesOnOffer } from '../choices.ts'
import type { Mark } from '../mark-fields.ts'
import { isPayingMethod } from '../order-body.ts'
import { dropPending, NO_PENDING, pendingOf, pendingOrdersStore } from '../pending-order.ts'
import { isDeliveryProblem, isLineProblem } from '../problem-codes.ts'
import { fieldsOfStep, findErrors } from '../validation.ts'
import { type Checkout, useUsualTime } from './use-checkout.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useRecoveryAction } from './use-recovery-action.ts'

/** The figures of the cart's bill that the checkout needs; the cart feature calculates them. Amounts in rupees. */
export type CheckoutBill = {
  store: Store | undefined
  storeError: ApiError | null
  refetchStore: () => unknown
  deliveryType: DeliveryType
  bill: { subtotal: number; total_amount: number }
  slots: readonly SlotTime[] | undefined
  capPercent: number | undefined
  changes: readonly CartChange[]
  problems: readonly { code: string; details?: unknown }[]
  refetch: () => unknown
}

export type CheckoutFlowOptions = {
  cart: Cart
  checkout: Checkout
  cartBill: CheckoutBill
  onAccept: (changes: readonly CartChange[]) => void
  onClear: () => void
}

/** The problem that blocks this step: the refusal of our own order first, else one from the shop's quote. */
const problemOn = (step: number, refused: CheckoutBill['problems'][number] | null, problems: CheckoutBill['problems']) => {
  if (refused) return refused
  const named = problems.find(({ code }) => !isLineProblem(code))
  if (!named) return undefined
  return step === 2 || named.code === 'stores.below_minimum' || (step === 1 && isDeliveryProblem(named.code)) ? named : undefined
}

/** Shows field errors of the server beside our fields, on the first step that has one. False when no error is about our fields. */
const showMarks = ({ goTo, form }: Checkout, marks: readonly Mark[]): boolean => {
  const [first] = marks
  if (!first) return false
  goTo(first.step, first.field)
  form.mark(marks)
  return true
}

/** Whether every field of the earlier steps is filled in; the step of the first that is not is opened. */
const isWhole = ({ form, goTo }: Checkout, isPickup: boolean): boolean =>
  ([0, 1] as const).every((step) => {
    const fields = fieldsOfStep(step, isPickup)
    const [wrong] = findErrors(form.info, fields)
    if (!wrong) return true
    goTo(step, wrong.field)
    return form.check(fields)
  })

/** Rupees that are missing to the shop's minimum order; 0 when it is reached. */
const missingOf = ({ store, bill }: CheckoutBill): number =>
  Math.max(0, Math.round(((store?.min_order_amount ?? 0) - bill.subtotal) * 100) / 100)

/** The three steps of the checkout up to a placed order. */
export const useCheckoutFlow = ({ cart, checkout, cartBill, onAccept, onClear }: CheckoutFlowOptions) => {
  const { t, language } = useT()
  const { step, form, choices } = checkout
  const { store, deliveryType, bill } = cartBill
  const times = timesOnOffer(store, cartBill.slots ?? [], deliveryType, Date.now(), distanceTo(store, choices.place))
  useUsualTime(checkout, times)
  const methods = useQuery(paymentMethodsQuery(cart.store_id, language))
  const method = payingBy(choices.paymentMethod, methods.data?.methods ?? [])
  const pending = pendingOf(useStoredValue(pendingOrdersStore, NO_PENDING), cart.store_id, Date.now())
  const placing = usePlaceOrder({
    cart,
    clearCart: onClear,
    markFields: (marks) => showMarks(checkout, marks),
  })
  const { refusal, setRefusal, isPlacing } = placing
  const forgive = () => setRefusal(null)
  const remedy = useRecoveryAction({ checkout, forgive, refetch: () => void cartBill.refetch() })
  const problem = problemOn(step, refusal?.kind === 'problem' ? refusal : null, cartBill.problems)
  const missing = missingOf(cartBill)
  const isUnanswered = pending !== undefined && !isPlacing
  const mayPlace = choices.when !== null && isPayingMethod(method) && !isUnanswered

  const send = () => {
    if (cartBill.changes.length > 0) return setRefusal({ kind: 'changed', changes: [...cartBill.changes] })
    if (!choices.when || !isPayingMethod(method)) return
    checkout.keep()
    const { place, label, when } = choices
    const seen = { total: bill.total_amount, language }
    placing.place({ cart, info: form.info, deliveryType, when, paymentMethod: method, place, label, ...seen })
  }
  const next = () => {
    if (missing > 0 || (step === 2 && !isWhole(checkout, deliveryType === 'pickup'))) return
    if (!form.check(fieldsOfStep(step, deliveryType === 'pickup'))) return
    if (step < 2 && checkout.isEdit && choices.when) checkout.goBack(2)
    else if (step === 0) checkout.goTo(1)
    else if (step === 1 && choices.when && !problem) checkout.goTo(2)
    else if (step === 2 && mayPlace) send()
  }
  const accept = () => {
    if (refusal?.kind === 'changed') onAccept(refusal.changes)
    placing.agree()
    toast.info(t('checkout.updated'))
  }
  return {
    times,
    method,
    problem,
    remedy,
    isPlacing,
    isUnanswered,
    isLocked: isPlacing || isUnanswered,
    mayPlace,
    /** Rupees that are missing to the shop's minimum order. */
    missing,
    refusal,
    forgive,
    accept,
    next,
    back: () => {
      forgive()
      checkout.goBack(step === 2 ? 1 : 0)
    },
    again: () => pending && placing.place(pending.body),
    drop: () => dropPending(cart.store_id),
  }
}
