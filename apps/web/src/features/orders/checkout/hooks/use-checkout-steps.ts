import { useRef } from 'react'
import { useLocation, useNavigate } from '../../../../shared/navigation/navigation.tsx'
import { type CheckoutStep, STEP_NAMES, stepOfAddress } from '../steps.ts'
import type { CheckoutField } from '../validation.ts'
import type { CustomerForm } from './use-customer-form.ts'

/** In the history entry of a step: it was opened from another step, and whether from the review to change something. */
type StepState = { isStep?: boolean; isEdit?: boolean }

const stateOf = (state: unknown): StepState => (typeof state === 'object' && state !== null ? state : {})

/** The steps as entries of the browser's history: Back goes one step back, and a reload stays where it is. */
export const useCheckoutSteps = (first: CheckoutStep, form: CustomerForm) => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const step = stepOfAddress(new URLSearchParams(search).get('step'), first, form.info)
  const { isStep, isEdit } = stateOf(state)
  const focusOnShow = useRef<CheckoutField | null>(null)
  const wasShown = useRef(false)
  const open = (next: CheckoutStep, replace: boolean) => {
    const query = new URLSearchParams(search)
    query.set('step', STEP_NAMES[next])
    // What the page before passed on stays with every step.
    const passed = { ...stateOf(state), isStep: !replace, isEdit: step === 2 && next < 2 }
    navigate(`${pathname}?${query}`, { replace, state: passed })
  }
  return {
    step,
    /** Opened from the review: the next step is the review again. */
    isEdit: isEdit === true,
    show: (next: CheckoutStep, field?: CheckoutField) => {
      if (next === step) {
        if (field) form.focusField(field)
        return
      }
      focusOnShow.current = field ?? null
      open(next, false)
    },
    leave: (otherwise: CheckoutStep) => (isStep ? navigate(-1) : open(otherwise, true)),
    /** Called when a step is on screen: sets the focus on its title or on the field that is to be changed. */
    stepShown: (title: HTMLElement | null) => {
      const field = focusOnShow.current
      focusOnShow.current = null
      const isFirst = !wasShown.current
      wasShown.current = true
      if (isFirst) return
      window.scrollTo(0, 0)
      if (field) form.focusField(field)
      else title?.focus({ preventScroll: true })
    },
  }
}
