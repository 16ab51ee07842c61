import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { Store } from '@jhola/contract/stores/schema'
import type { ReactNode } from 'react'
import type { CustomerInfo } from '../../../../domain/account/customer-info.ts'
import type { Cart } from '../../../../domain/cart/cart.ts'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../../shared/ui/card.tsx'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { ProductImage } from '../../../../shared/ui/product-image.tsx'
import type { When } from '../choices.ts'
import type { CheckoutStep } from '../hooks/use-checkout.ts'
import { useWhenText } from '../hooks/use-when-text.ts'

type ReviewProps = {
  cart: Cart
  store: Store | undefined
  info: CustomerInfo
  deliveryType: DeliveryType
  when: When | null
  onEdit: (step: CheckoutStep) => void
  isLocked: boolean
}

type DetailProps = { icon: IconName; label: string; onEdit: (() => void) | undefined; children: ReactNode }

const Detail = ({ icon, label, onEdit, children }: DetailProps) => {
  const { t } = useT()
  return (
    <div className="flex items-start gap-3 border-line border-b border-dashed py-3 first:pt-0">
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

/** The order as it will be placed: customer, address, time, and every line. */
export const Review = ({ cart, store, info, deliveryType, when, onEdit, isLocked }: ReviewProps) => {
  const { t } = useT()
  const labels = useItemLabels()
  const whenText = useWhenText(when)
  const edit = (step: CheckoutStep) => (isLocked ? undefined : () => onEdit(step))
  const isPickup = deliveryType === 'pickup'
  return (
    <Card as="section" aria-labelledby="review-title">
      <CardTitle>
        <span id="review-title">{t('orders.review')}</span>
      </CardTitle>
      <Detail icon="user" label={t('orders.for')} onEdit={edit(0)}>
        {info.name}, <bdi>{info.phone}</bdi>
      </Detail>
      <Detail icon={isPickup ? 'store' : 'pin'} label={isPickup ? t('orders.pickupAt') : t('orders.to')} onEdit={edit(1)}>
        {isPickup ? (
          <>
            {cart.store_name}, <bdi>{store?.address}</bdi>
          </>
        ) : (
          <bdi>{[info.address, info.landmark, info.pincode].filter(Boolean).join(', ')}</bdi>
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
      <ul className="grid gap-3 pt-4">
        {cart.items.map((item) => (
          <li key={item.id} className="flex items-center gap-3">
            <ProductImage src={item.image} alt="" sidePx={44} className="size-11 shrink-0" />
            <span className="min-w-0 flex-1">
              {labels.name(item)}
              <span className="block text-ink-soft text-sm">
                <bdi>
                  {labels.quantity(item.quantity, item.unit)} × <Money rupees={item.price} />
                </bdi>
              </span>
            </span>
            <Money rupees={Math.round(item.price * item.quantity * 100) / 100} exact className="font-medium" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
