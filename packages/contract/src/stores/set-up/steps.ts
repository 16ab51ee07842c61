/** The steps from a registered shop to its first order, in the order in which they are shown. */
export const SET_UP_STEPS = ['phone', 'place', 'hours', 'products', 'stock', 'test_order', 'poster'] as const
export type SetUpStep = (typeof SET_UP_STEPS)[number]

/** Steps that only the shop's own word finishes: nothing in the data shows that somebody has looked. */
export const CONFIRMED_STEPS = ['place', 'hours', 'poster'] as const satisfies readonly SetUpStep[]
export type ConfirmedStep = (typeof CONFIRMED_STEPS)[number]

/** What is known about a shop's set-up. */
export type SetUpFacts = {
  /** The owner has proven the phone number of the shop. */
  is_phone_proven: boolean
  confirmed: Readonly<Record<ConfirmedStep, boolean>>
  /** Products that customers see. */
  products: number
  /** Products among them that can be ordered now. */
  sellable: number
  has_test_order: boolean
}

/** How far the set-up is. `next`: the first step that is not done; `null` when all are. */
export type SetUpProgress = { steps: { step: SetUpStep; is_done: boolean }[]; done: number; next: SetUpStep | null }

const isDone = (step: SetUpStep, facts: SetUpFacts): boolean => {
  switch (step) {
    case 'phone':
      return facts.is_phone_proven
    case 'products':
      return facts.products > 0
    case 'stock':
      return facts.sellable > 0
    case 'test_order':
      return facts.has_test_order
    default:
      return facts.confirmed[step]
  }
}

/** The steps of the set-up with what is done. */
export const setUpProgress = (facts: SetUpFacts): SetUpProgress => {
  const steps = SET_UP_STEPS.map((step) => ({ step, is_done: isDone(step, facts) }))
  return {
    steps,
    done: steps.filter(({ is_done }) => is_done).length,
    next: steps.find(({ is_done }) => !is_done)?.step ?? null,
  }
}

/** Customers read "Opening soon" until the shop can sell: it has never delivered, and nothing on its shelf can be ordered. */
export const isOpeningSoon = ({ delivered, sellable }: { delivered: number; sellable: boolean }): boolean =>
  delivered === 0 && !sellable
