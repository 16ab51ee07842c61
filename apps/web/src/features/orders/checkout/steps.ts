import type { CustomerInfo } from '../../../domain/account/customer-info.ts'
import { fieldsOfStep, findErrors } from './validation.ts'

export type CheckoutStep = 0 | 1 | 2

/** How the address of the page names its steps. */
export const STEP_NAMES = ['customer', 'delivery', 'payment'] as const

const isFilled = (info: CustomerInfo, step: CheckoutStep): boolean => findErrors(info, fieldsOfStep(step, false)).length === 0

/** Where a checkout begins: at what is missing; who is known on this device begins at the review. */
export const firstStep = (info: CustomerInfo): CheckoutStep => (isFilled(info, 0) ? (isFilled(info, 1) ? 2 : 1) : 0)

/** The step that the address names, if the steps before it can have been filled in; else the first one. */
export const stepOfAddress = (named: string | null, first: CheckoutStep, info: CustomerInfo): CheckoutStep => {
  const step = (STEP_NAMES as readonly (string | null)[]).indexOf(named)
  if (step !== 1 && step !== 2) return step === 0 ? 0 : first
  return first > 0 || isFilled(info, 0) ? step : 0
}
