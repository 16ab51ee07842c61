import { addDays } from '../shared/time.ts'
import { type Confidence, confidenceOf, type Proofs } from './confidence.ts'

/** How many quick questions a shop is asked on one of its days. */
export const QUESTIONS_A_DAY = 2
/** A product is asked about again after so many days at the earliest. */
export const ASKED_AGAIN_DAYS = 7

/** A product that a shop may be asked about. `askedOn`: the shop's date of the last answer. `orders`: how many asked for it lately. */
export type Askable = Proofs & { product_id: string; orders: number; askedOn: string | null; isOff: boolean }

const DOUBT: Record<Confidence, number> = { confirm: 0, likely: 1, high: 2 }

/**
 * The products to ask about now: available ones whose confidence is open, the most ordered first, then the least sure. What was
 * answered today counts, so that nobody is asked more than twice a day. The same until one is answered.
 */
export const chooseQuestions = (products: readonly Askable[], { nowMs, today }: { nowMs: number; today: string }): string[] => {
  const answered = products.filter(({ askedOn }) => askedOn === today).length
  const left = Math.max(0, QUESTIONS_A_DAY - answered)
  return products
    .filter(
      ({ mode, isOff, askedOn }) =>
        mode === 'available' && !isOff && (askedOn === null || addDays(askedOn, ASKED_AGAIN_DAYS) <= today),
    )
    .map((product) => ({ ...product, doubt: DOUBT[confidenceOf(product, nowMs)] }))
    .filter(({ doubt }) => doubt < DOUBT.high)
    .toSorted((a, b) => b.orders - a.orders || a.doubt - b.doubt || (a.product_id < b.product_id ? -1 : 1))
    .slice(0, left)
    .map(({ product_id }) => product_id)
}
