import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { CartItem } from '../../../../domain/cart/cart.ts'
import type { CartChange } from '../../../../domain/cart/cart-changes.ts'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { AppBar } from '../../../../shared/ui/app-bar.tsx'
import { Card, CardTitle } from '../../../../shared/ui/card.tsx'
import { cx } from '../../../../shared/ui/cx.ts'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../../shared/ui/skeleton.tsx'
import { Stepper } from '../../../../shared/ui/stepper.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { loadPlaceOrder } from '../api/load-place-order.ts'
import { type CheckoutFlowOptions, useCheckoutFlow } from '../hooks/use-checkout-flow.ts'
import { CheckoutActions, CheckoutBar } from './checkout-bar.tsx'
import { CustomerStep } from './customer-step.tsx'

const loadDeliveryStep = () => import('./delivery/delivery-step.tsx').then((module) => module.DeliveryStep)
const loadPaymentStep = () => import('./review/payment-step.tsx').then((module) => module.PaymentStep)
const loadProblem = () => import('./problem-alert.tsx').then((module) => module.ProblemAlert)
const loadSheet = () => import('./changed-order-dialog.tsx').then((module) => module.ChangedOrderDialog)
const DeliveryPart = lazyPart(loadDeliveryStep)
const PaymentPart = lazyPart(loadPaymentStep)
const ProblemPart = lazyPart(loadProblem)
const SheetPart = lazyPart(loadSheet)

type CheckoutScreenProps = CheckoutFlowOptions & {
  /** The bill component of the cart. */
  summary: ReactNode
  /** Describes the change of a line, with the texts of the cart. */
  renderChange: (change: CartChange, item: CartItem) => ReactNode
}

/** The checkout: customer, delivery and payment, then the order is placed. */
export const CheckoutScreen = (props: CheckoutScreenProps) => {
  const { cart, checkout, cartBill, summary, renderChange } = props
  const { t, tError } = useT()
  const labels = useItemLabels()
  const flow = useCheckoutFlow(props)
  // The texts of the later steps are loaded with them.
  const hasTexts = useArea('orders')
  const problemPlace = useRef<HTMLDivElement>(null)
  const { step } = checkout
  const { store, storeError, deliveryType, bill } = cartBill
  useEffect(() => {
    // The later steps are prefetched while the first is filled in; a failed prefetch is retried when the step is shown.
    for (const load of [loadProblem, loadDeliveryStep, loadPaymentStep, loadSheet, loadPlaceOrder]) load().catch(() => undefined)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (flow.isLocked) return
    if (step > 0 && flow.problem) problemPlace.current?.focus()
    flow.next()
  }
  const waiting = <SkeletonCards count={2} className="h-48" />
  const failed = () => {
    checkout.goTo(0)
    toast.error(tError('network.offline'))
  }
  const sheet = flow.refusal?.kind === 'changed' || flow.refusal?.kind === 'total' ? flow.refusal : null
  const { isPlacing, isLocked, mayPlace, missing, back } = flow
  const actions = { step, isPlacing, isLocked, mayPlace, missing, storeId: cart.store_id, onBack: back }
  return (
    <form noValidate onSubmit={submit}>
      <AppBar
        title={t('checkout.title')}
        subtitle={labels.name({ name: cart.store_name, name_hi: store?.name_hi ?? null })}
        backTo={`/cart?store=${cart.store_id}`}
        backLabel={t('checkout.backToCart')}
      >
        <Stepper
          label={t('checkout.steps')}
          steps={[
            t('checkout.step.customer'),
            deliveryType === 'pickup' && hasTexts ? t('orders.pickup') : t('checkout.step.delivery'),
            t('checkout.step.payment'),
          ]}
          current={step}
        />
      </AppBar>
      <main className="mx-auto grid w-full max-w-5xl gap-4 p-4 lg:grid-cols-[1fr_22rem] lg:items-start">
        <div className="grid min-w-0 gap-4">
          <div ref={problemPlace} tabIndex={-1} className="empty:hidden">
            {flow.problem && !flow.isLocked && hasTexts && (
              <ProblemPart
                part={{
                  problem: flow.problem,
                  store,
                  storeId: cart.store_id,
                  onRemedy: flow.remedy,
                  checkout,
                  onProven: flow.next,
                }}
                whileLoading={<p role="alert">{tError(flow.problem.code, flow.problem.details)}</p>}
                onFailed={() => flow.problem && toast.error(tError(flow.problem.code, flow.problem.details))}
              />
            )}
          </div>
          {step === 0 && <CustomerStep checkout={checkout} />}
          {step === 1 && store && hasTexts && (
            <DeliveryPart part={{ checkout, store, deliveryType, times: flow.times }} whileLoading={waiting} onFailed={failed} />
          )}
          {step > 0 && storeError && (
            <LoadFailed message={tError(storeError.code, storeError.details)} onRetry={() => void cartBill.refetchStore()} />
          )}
          {step > 0 && !storeError && !(store && hasTexts) && waiting}
          {step === 2 && store && hasTexts && (
            <PaymentPart
              part={{ cart, checkout, store, deliveryType, flow, capPercent: cartBill.capPercent }}
              whileLoading={waiting}
              onFailed={failed}
            />
          )}
        </div>
        <Card as="section" aria-labelledby="summary-title" className={cx('lg:sticky lg:top-36', step < 2 && 'max-lg:hidden')}>
          <CardTitle>
            <span id="summary-title">{t('checkout.summary')}</span>
          </CardTitle>
          {summary}
          <CheckoutActions {...actions} />
        </Card>
      </main>
      <CheckoutBar {...actions} total={bill.total_amount} count={cart.items.length} />
      {sheet && hasTexts && (
        <SheetPart
          part={{
            isOpen: true,
            changes: sheet.kind === 'changed' ? sheet.changes : [],
            items: cart.items,
            totalBefore: bill.total_amount,
            totalNow: sheet.kind === 'total' ? sheet.total : null,
            onAccept: flow.accept,
            onClose: flow.forgive,
            renderChange,
          }}
          onFailed={() => {
            flow.forgive()
            toast.error(tError('orders.changed'))
          }}
        />
      )}
    </form>
  )
}
