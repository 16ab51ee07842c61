import type { RecoveryAction } from '../recovery-actions.ts'
import type { Checkout } from './use-checkout.ts'

type Options = { checkout: Checkout; forgive: () => void; refetch: () => void }

/** Runs the action that solves a problem. Actions that lead to another page are links and are not handled here. */
export const useRecoveryAction = ({ checkout, forgive, refetch }: Options) => {
  const { choices, choose, goTo } = checkout
  const act: Partial<Record<RecoveryAction, () => void>> = {
    choose_time: () => {
      choose({ when: null })
      goTo(1)
    },
    pick_up: () => choose({ deliveryType: 'pickup', ...(choices.when?.slot === 'express' && { when: null }) }),
    deliver: () => {
      choose({ deliveryType: 'delivery' })
      goTo(1)
    },
    change_address: () => goTo(1, 'address'),
    change_phone: () => goTo(0, 'phone'),
    choose_payment: () => choose({ paymentMethod: null }),
    try_again: refetch,
  }
  return (remedy: RecoveryAction): void => {
    forgive()
    act[remedy]?.()
  }
}
