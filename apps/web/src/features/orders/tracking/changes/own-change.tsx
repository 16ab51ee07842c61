import { canCustomerChange } from '@jhola/contract/orders/own-change/can-customer-change'
import type { Order } from '@jhola/contract/orders/schema'
import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import type { OrderKey } from '../api/order.ts'

const DialogPart = lazyPart(() => import('./own-change-dialog.tsx').then((module) => module.OwnChangeDialog))

/** Until packing starts the customer may change the order: the button, and the dialog behind it. */
export const OwnChange = ({ orderKey, order }: { orderKey: OrderKey; order: Order }) => {
  const { t, tError } = useT()
  const [isOpen, setOpen] = useState(false)
  const hasTexts = [useArea('tracking.later'), useArea('orders')].every(Boolean)
  const mayChange = canCustomerChange(order.status)
  // The shop began while the customer was still choosing: the dialog does not close in silence.
  const tellStarted = useEffectEvent(() => {
    if (!isOpen) return
    setOpen(false)
    toast.warning(tError('orders.packing_started'))
  })
  useEffect(() => {
    if (!mayChange) tellStarted()
  }, [mayChange])
  if (!hasTexts || !mayChange || order.packing?.question) return null
  return (
    <>
      <Button variant="secondary" icon="receipt" onClick={() => setOpen(true)}>
        {t('tracking.later.change.own.button')}
      </Button>
      {isOpen && (
        <DialogPart
          part={{ orderKey, order, onClose: () => setOpen(false) }}
          onFailed={() => {
            setOpen(false)
            toast.error(tError('network.offline'))
          }}
        />
      )}
    </>
  )
}
