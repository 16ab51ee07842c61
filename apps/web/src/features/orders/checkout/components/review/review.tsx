import type { DeliveryType } from '@jhola/contract/orders/statuses'
import { fullPhone } from '@jhola/contract/shared/phone'
import type { Store } from '@jhola/contract/stores/schema'
import type { ReactNode } from 'react'
import type { Cart } from '../../../../../domain/cart/cart.ts'
import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Icon, type IconName } from '../../../../../shared/ui/icon.tsx'
import type { Checkout } from '../../hooks/use-checkout.ts'
import { useWhenText } from '../../hooks/use-when-text.ts'
import type { CheckoutStep } from '../../steps.ts'
import { AddressChips } from '../delivery/address-chips.tsx'

type ReviewProps = {
  cart: Cart
  store: Store | undefined
  checkout: Checkout
  deliveryType: DeliveryType
  onEdit: (step: CheckoutStep) => void
  isLocked: boolean
}

type DetailProps = { icon: IconName; label: string; onEdit: (() => void) | undefined; children: ReactNode }

const Detail = ({ icon, label, onEdit, children }: DetailProps) => {
  const { t } = useT()
  return (
    <div className="flex items-start gap-3 border-line border-b border-dashed py-3 first:pt-0 last:border-0 last:pb-0">
      <Icon name={icon} className="mt-0.5 text-brand" />
      <div className="min-w-0 flex-1">
        <p className="text-ink-soft text-sm">{label}</p>
        <div className="font-medium">{children}</div>
      </div>
      {onEdit && (
        <Button variant="ghost" size="sm" onClick={onEdit} aria-label={`${t('orders.edit')}: ${label}`} className="-my-1 -me-3">
          {t('orders.edit')}
        </Button>
      )}
    </div>
  )
}

/** Who gets the order, where and when; each is changed on its own step. */
export const Review = ({ cart, store, checkout, deliveryType, onEdit, isLocked }: ReviewProps) => {
  const { t } = useT()
  const { info } = checkout.form
  const whenText = useWhenText(checkout.choices.when)
  const edit = (step: CheckoutStep) => (isLocked ? undefined : () => onEdit(step))
  const isPickup = deliveryType === 'pickup'
  return (
    <>
      <Detail icon="user" label={t('orders.for')} onEdit={edit(0)}>
        {info.name}, <bdi>{fullPhone(info.phone)}</bdi>
      </Detail>
      <Detail icon={isPickup ? 'store' : 'pin'} label={isPickup ? t('orders.pickupAt') : t('orders.to')} onEdit={edit(1)}>
        {isPickup ? (
          <>
            {cart.store_name}, <bdi>{store?.address}</bdi>
          </>
        ) : (
          <>
            <bdi>{[info.address, info.landmark, info.pincode].filter(Boolean).join(', ')}</bdi>
            {!isLocked && <AddressChips checkout={checkout} />}
          </>
        )}
      </Detail>
      <Detail icon="clock" label={isPickup ? t('orders.whenPickup') : t('orders.when')} onEdit={edit(1)}>
        {whenText}
      </Detail>
      {info.deliveryNotes && (
        <Detail icon="message" label={t('orders.notes')} onEdit={edit(1)}>
          {info.deliveryNotes}
        </Detail>
      )}
    </>
  )
}
