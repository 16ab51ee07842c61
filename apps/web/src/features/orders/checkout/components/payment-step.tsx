import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { Store } from '@jhola/contract/stores/schema'
import type { Cart } from '../../../../domain/cart/cart.ts'
import { useOnline } from '../../../../shared/api/use-online.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import type { Checkout } from '../hooks/use-checkout.ts'
import type { useCheckoutFlow } from '../hooks/use-checkout-flow.ts'
import { MissingChoiceCard } from './missing-choice-card.tsx'
import { PaymentCards } from './payment-cards.tsx'
import { Review } from './review.tsx'
import { StepTitle } from './step-title.tsx'
import { UnconfirmedOrder } from './unconfirmed-order.tsx'

const NewShopPart = lazyPart(() => import('./new-shop-note.tsx').then((module) => module.NewShopNote))

type PaymentStepProps = {
  cart: Cart
  checkout: Checkout
  store: Store | undefined
  deliveryType: DeliveryType
  flow: ReturnType<typeof useCheckoutFlow>
  capPercent: number | undefined
}

/** Without a network the order is stored on this device and sent later. */
const OfflineNote = () => {
  const { t } = useT()
  const hasTexts = useArea('orders.offline')
  return useOnline() || !hasTexts ? null : (
    <Alert tone="warning" icon="offline">
      {t('orders.offline.offlineNote')}
    </Alert>
  )
}

/** Step 3: payment method, and a review of the whole order. */
export const PaymentStep = ({ cart, checkout, store, deliveryType, flow, capPercent }: PaymentStepProps) => {
  const { t } = useT()
  return (
    <>
      {flow.isUnanswered && <UnconfirmedOrder isPlacing={flow.isPlacing} onAgain={flow.again} onDrop={flow.drop} />}
      <OfflineNote />
      <Card as="section" aria-labelledby="step-title">
        {store?.is_new && <NewShopPart part={{}} />}
        <StepTitle onShown={checkout.stepShown}>{t('checkout.step.payment')}</StepTitle>
        <fieldset disabled={flow.isLocked} className="min-w-0">
          <PaymentCards
            storeId={cart.store_id}
            isPickup={deliveryType === 'pickup'}
            value={flow.method}
            onChange={(paymentMethod) => checkout.choose({ paymentMethod })}
          />
        </fieldset>
      </Card>
      <MissingChoiceCard items={cart.items} capPercent={capPercent} isLocked={flow.isLocked} />
      <Review
        cart={cart}
        store={store}
        info={checkout.form.info}
        deliveryType={deliveryType}
        when={checkout.choices.when}
        onEdit={(step) => {
          flow.forgive()
          checkout.goTo(step)
        }}
        isLocked={flow.isLocked}
      />
    </>
  )
}
