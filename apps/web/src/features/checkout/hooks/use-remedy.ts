import type { Remedy } from '../remedies.ts'
import type { Checkout } from './use-checkout.ts'

type Options = { checkout: Checkout; forgive: () => void; refetch: () => void }

/** Carries out what puts a problem right; remedies that lead to another page are links and do not come here. */
export const useRemedy = ({ checkout, forgive, refetch }: Options) => {
  const { choices, choose, goTo } = checkout
  const act: Partial<Record<Remedy, () => void>> = {
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
    choose_payment: () => choose({ paymentMethod: null }),
    try_again: refetch,
  }
  return (remedy: Remedy): void => {
    forgive()
    act[remedy]?.()
  }
}
