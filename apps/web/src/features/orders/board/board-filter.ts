import { typedDigits } from '../../../shared/format/typed-digits.ts'
import { isBehindPromise } from '../cards/deadline.ts'
import type { Order } from '../data/board-state.ts'

/** What can be chosen beside the words of a search. */
export const BOARD_MARKS = ['delivery', 'pickup', 'unpaid', 'express', 'late', 'question'] as const
export type BoardMark = (typeof BOARD_MARKS)[number]

/** The search over the orders on the device; without words and marks it leaves everything. */
export type BoardFilter = { words: string; marks: readonly BoardMark[] }
export const NO_FILTER: BoardFilter = { words: '', marks: [] }

type Searched = Pick<
  Order,
  | 'order_number'
  | 'customer_name'
  | 'customer_phone'
  | 'items'
  | 'status'
  | 'delivery_type'
  | 'delivery_slot'
  | 'payment_status'
  | 'estimated_delivery'
  | 'packing'
>

/** `nameOf`: a product in the reader's language, which need not be the name that the shop wrote. */
type Reader = { nowMs: number; nameOf(item: Order['items'][number]): string }

const HAS_MARK: Record<BoardMark, (order: Searched, nowMs: number) => boolean> = {
  delivery: ({ delivery_type }) => delivery_type === 'delivery',
  pickup: ({ delivery_type }) => delivery_type === 'pickup',
  unpaid: ({ payment_status }) => payment_status !== 'completed' && payment_status !== 'refunded',
  express: ({ delivery_slot }) => delivery_slot === 'express',
  late: isBehindPromise,
  question: ({ packing }) => packing?.question != null,
}

/** Both ways of handing over together are no choice; every other mark narrows. */
const fitsMarks = (order: Searched, marks: readonly BoardMark[], nowMs: number): boolean => {
  const isEither = marks.includes('delivery') && marks.includes('pickup')
  return marks.every((mark) => (isEither && (mark === 'delivery' || mark === 'pickup')) || HAS_MARK[mark](order, nowMs))
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const textOf = (order: Searched, nameOf: Reader['nameOf']): string =>
  [
    order.order_number,
    order.customer_name,
    ...order.items.flatMap((item) => [item.product_name, item.product_name_hi ?? '', nameOf(item)]),
  ]
    .map(fold)
    .join('\n')

/** Figures of a word as they are typed in a phone number, `98765 43210` and `+91-98765` alike. */
const digitsOf = (word: string): string => (/^[+\d\s()-]+$/.test(word) ? typedDigits(word) : '')

/** Whether an order has every word, in its number, the customer's name and phone or a product, and every mark. */
export const fitsFilter = (order: Searched, { words, marks }: BoardFilter, { nowMs, nameOf }: Reader): boolean => {
  if (!fitsMarks(order, marks, nowMs)) return false
  const phone = typedDigits(order.customer_phone)
  const typed = digitsOf(words.trim())
  if (typed.length > 3 && phone.includes(typed)) return true
  const text = textOf(order, nameOf)
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word) || (digitsOf(word) !== '' && phone.includes(digitsOf(word))))
}

/** True when it hides orders. */
export const isNarrowing = ({ words, marks }: BoardFilter): boolean => words.trim() !== '' || marks.length > 0
