import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { Store } from '@jhola/contract/stores/schema'
import { useEffect, useState } from 'react'
import { NO_PAYMENTS, usualPaymentStore } from '../../../../../domain/account/usual-payment.ts'
import type { Cart } from '../../../../../domain/cart/cart.ts'
import { useOnline } from '../../../../../shared/api/use-online.ts'
import { useStoredValue } from '../../../../../shared/device-store/stored-value.ts'
import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../../../shared/ui/alert.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import type { Checkout } from '../../hooks/use-checkout.ts'
import type { useCheckoutFlow } from '../../hooks/use-checkout-flow.ts'
import { StepTitle } from '../step-title.tsx'
import { MissingChoiceCard } from './missing-choice-card.tsx'
import { PaymentCards } from './payment-cards.tsx'
import { Review } from './review.tsx'
import { ReviewLines } from './review-lines.tsx'
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
  const hasTexts = useArea('orders')
  return useOnline() || !hasTexts ? null : (
    <Alert tone="warning" icon="offline">
      {t('orders.offline.offlineNote')}
    </Alert>
  )
}

/** Begins with how this person paid at the shop last time. */
const useUsualPayment = ({ choices, choose }: Checkout, storeId: string): void => {
  const usual = useStoredValue(usualPaymentStore, NO_PAYMENTS)[storeId]
  const [wasFilled, setFilled] = useState(false)
  useEffect(() => {
    if (wasFilled || !usual || choices.paymentMethod !== null) return
    // Only once: who is asked to choose another way to pay is not led back to this one.
    setFilled(true)
    choose({ paymentMethod: usual })
  })
}

/** Step 3: everything of the order at a glance, and how it is paid; who is known on this device begins here. */
export const PaymentStep = ({ cart, checkout, store, deliveryType, flow, capPercent }: PaymentStepProps) => {
  const { t } = useT()
  useUsualPayment(checkout, cart.store_id)
  return (
    <>
      {flow.isUnanswered && <UnconfirmedOrder isPlacing={flow.isPlacing} onAgain={flow.again} onDrop={flow.drop} />}
      <OfflineNote />
      <Card as="section" aria-labelledby="step-title">
        <StepTitle onShown={checkout.stepShown}>{t('orders.review')}</StepTitle>
        <Review
          checkout={checkout}
          cart={cart}
          store={store}
          deliveryType={deliveryType}
          onEdit={(step) => {
            flow.forgive()
            checkout.goTo(step)
          }}
          isLocked={flow.isLocked}
        />
      </Card>
      <Card as="section" aria-label={t('orders.pay')}>
        {store?.is_new && <NewShopPart part={{}} />}
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
      <ReviewLines cart={cart} />
    </>
  )
}
