import type { Store } from '@jhola/contract/stores/schema'
import { useEffect, useRef, useState } from 'react'
import { customerInfoStore } from '../../../../domain/account/customer-info.ts'
import { type Choices, NO_CHOICES, type TimesOnOffer, usualTime } from '../choices.ts'
import { choicesOf } from '../order-body.ts'
import { pendingOf, pendingOrdersStore } from '../pending-order.ts'
import type { CheckoutField } from '../validation.ts'
import { useCustomerForm } from './use-customer-form.ts'

export type CheckoutStep = 0 | 1 | 2

/** Everything that the customer types and chooses in the three steps. */
export const useCheckout = (storeId: string) => {
  // An order that was sent without an answer continues at its last step.
  const [unanswered] = useState(() => pendingOf(pendingOrdersStore.read(), storeId, Date.now()))
  const [step, setStep] = useState<CheckoutStep>(unanswered ? 2 : 0)
  const [choices, setChoices] = useState<Choices>(unanswered ? choicesOf(unanswered.body) : NO_CHOICES)
  const form = useCustomerForm()
  const choose = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }))
  const focusOnShow = useRef<CheckoutField | 'title' | null>(null)
  /** Saves the form on the device, then shows the step from its top, with the focus on its title or on this field. */
  const goTo = (next: CheckoutStep, field?: CheckoutField) => {
    customerInfoStore.write(form.info)
    if (next === step) {
      if (field) form.focusField(field)
      return
    }
    focusOnShow.current = field ?? 'title'
    setStep(next)
  }
  /** Called when a step is on screen: sets the focus. */
  const stepShown = (title: HTMLElement | null) => {
    const focused = focusOnShow.current
    focusOnShow.current = null
    if (focused === null) return
    window.scrollTo(0, 0)
    if (focused === 'title') title?.focus({ preventScroll: true })
    else form.focusField(focused)
  }
  return { step, goTo, stepShown, form, choices, choose }
}

export type Checkout = ReturnType<typeof useCheckout>

/** The defaults once the store is known: its PIN code, and the default time. */
export const useUsualChoices = ({ form, choices, choose }: Checkout, store: Store | undefined, times: TimesOnOffer): void => {
  const missingPincode = form.info.pincode === '' ? store?.pincode : undefined
  const [wasFilled, setFilled] = useState(false)
  useEffect(() => {
    if (wasFilled || !missingPincode) return
    // Only once: a field that the customer empties stays empty.
    setFilled(true)
    form.set('pincode', missingPincode)
  })
  const usual = choices.when === null ? usualTime(times) : null
  useEffect(() => {
    if (usual) choose({ when: usual })
  })
}
