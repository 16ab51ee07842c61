import type { Store } from '@jhola/contract/stores/schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type CustomerInfo, customerInfoStore } from '../../../shared/device-store/customer-info.ts'
import { type Choices, NO_CHOICES, type TimesOnOffer, usualTime } from '../choices.ts'
import { choicesOf } from '../order-body.ts'
import { pendingOf, pendingOrdersStore } from '../pending-order.ts'

export type CheckoutStep = 0 | 1 | 2

/** Everything the customer types and chooses on the way through the three steps. */
export const useCheckout = (storeId: string) => {
  // An order that was sent and not answered is where we go on.
  const [unanswered] = useState(() => pendingOf(pendingOrdersStore.read(), storeId, Date.now()))
  const [step, setStep] = useState<CheckoutStep>(unanswered ? 2 : 0)
  const [choices, setChoices] = useState<Choices>(unanswered ? choicesOf(unanswered.body) : NO_CHOICES)
  const form = useForm<CustomerInfo>({ defaultValues: customerInfoStore.read(), reValidateMode: 'onSubmit' })
  const pincode = form.watch('pincode')
  const choose = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }))
  /** Keeps what was typed on the device, then shows the step. */
  const goTo = (next: CheckoutStep) => {
    customerInfoStore.write(form.getValues())
    setStep(next)
  }
  return { step, goTo, form, pincode, choices, choose }
}

export type Checkout = ReturnType<typeof useCheckout>

/** What is filled in for the customer once the store is known: its PIN code, and the usual time. */
export const useUsualChoices = ({ form, choices, choose }: Checkout, store: Store | undefined, times: TimesOnOffer): void => {
  const { getValues, setValue } = form
  const storePincode = store?.pincode
  useEffect(() => {
    if (storePincode && !getValues('pincode')) setValue('pincode', storePincode)
  }, [storePincode, getValues, setValue])
  const usual = choices.when === null ? usualTime(times) : null
  useEffect(() => {
    if (usual) choose({ when: usual })
  })
}
