import { useEffect, useState } from 'react'
import { customerInfoStore } from '../../../../domain/account/customer-info.ts'
import { rememberStore } from '../../../../domain/account/remember.ts'
import { type Choices, NO_CHOICES, type TimesOnOffer, usualTime } from '../choices.ts'
import { choicesOf } from '../order-body.ts'
import { pendingOf, pendingOrdersStore } from '../pending-order.ts'
import { type CheckoutStep, firstStep } from '../steps.ts'
import type { CheckoutField } from '../validation.ts'
import { useCheckoutSteps } from './use-checkout-steps.ts'
import { useCustomerForm } from './use-customer-form.ts'

/** Everything that the customer types and chooses in the three steps. */
export const useCheckout = (storeId: string) => {
  // An order that was sent without an answer continues at its last step.
  const [unanswered] = useState(() => pendingOf(pendingOrdersStore.read(), storeId, Date.now()))
  const [choices, setChoices] = useState<Choices>(unanswered ? choicesOf(unanswered.body) : NO_CHOICES)
  const form = useCustomerForm()
  const [first] = useState<CheckoutStep>(() => (unanswered ? 2 : firstStep(form.info)))
  const { step, isEdit, show, leave, stepShown } = useCheckoutSteps(first, form)
  const choose = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }))
  /** Stores the form on the device, unless the person does not want to be remembered. */
  const keep = () => {
    if (rememberStore.read()) customerInfoStore.write(form.info)
  }
  /** Shows the step from its top, with the focus on its title or on this field. */
  const goTo = (next: CheckoutStep, field?: CheckoutField) => {
    keep()
    show(next, field)
  }
  /** Back where this step was opened from; without that (a link, a reload) to this step. */
  const goBack = (otherwise: CheckoutStep) => {
    keep()
    leave(otherwise)
  }
  return { step, isEdit, goTo, goBack, stepShown, keep, form, choices, choose }
}

export type Checkout = ReturnType<typeof useCheckout>

/** The default time, once the store is known. */
export const useUsualTime = ({ choices, choose }: Checkout, times: TimesOnOffer): void => {
  const usual = choices.when === null ? usualTime(times) : null
  useEffect(() => {
    if (usual) choose({ when: usual })
  })
}
