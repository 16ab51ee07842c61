import type { RouteOf } from '@jhola/contract/api'
import { type CashCount, type ClosingReason, expectedCash, sumPieces } from '@jhola/contract/payments/dashboard/day-closing'
import type { RouteBody } from '@jhola/contract/route'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import type { Drawer } from '../data/payments-api.ts'

/** The form to close a day; rupees, NaN while a field is empty. */
export type ClosingDraft = {
  opening: number
  takenOut: number
  how: 'pieces' | 'sum'
  pieces: CashCount
  counted: number
  reason: ClosingReason | ''
  note: string
}

export const EMPTY_DRAFT: ClosingDraft = {
  opening: 0,
  takenOut: Number.NaN,
  how: 'pieces',
  pieces: {},
  counted: Number.NaN,
  reason: '',
  note: '',
}

type Body = RouteBody<RouteOf<'POST /payments/closings'>>
type Closing = {
  figures: { expected: number; counted: number; difference: number }
  body: Body
  isCounted: boolean
  isReady: boolean
}

const toPaise = (rupees: number) => paise(Math.round((Number.isNaN(rupees) ? 0 : rupees) * 100))

const hasCounted = ({ how, pieces, counted }: ClosingDraft): boolean =>
  how === 'sum' ? !Number.isNaN(counted) : Object.values(pieces).some((many) => many !== undefined)

/** The cash total by the server's rule, and the request body. Ready when the cash was counted and every difference has a reason. */
export const closingOf = (drawer: Pick<Drawer, 'date' | 'cash_in' | 'cash_out'>, draft: ClosingDraft): Closing => {
  const countedPaise = draft.how === 'pieces' ? sumPieces(draft.pieces) : toPaise(draft.counted)
  const openingPaise = toPaise(draft.opening)
  const takenOutPaise = toPaise(draft.takenOut)
  const cash = { cashInPaise: toPaise(drawer.cash_in), cashOutPaise: toPaise(drawer.cash_out) }
  const expectedPaise = expectedCash({ openingPaise, takenOutPaise, ...cash })
  const difference = paiseToRupees(paise(countedPaise - expectedPaise))
  const expected = paiseToRupees(expectedPaise)
  const counted = paiseToRupees(countedPaise)
  const note = draft.note.trim()
  const isCounted = hasCounted(draft)
  const pieces = Object.fromEntries(Object.entries(draft.pieces).filter(([, many]) => many !== undefined && many > 0))
  return {
    figures: { expected, counted, difference },
    isCounted,
    isReady: isCounted && (difference === 0 || draft.reason !== ''),
    body: {
      date: drawer.date,
      opening: paiseToRupees(openingPaise),
      taken_out: paiseToRupees(takenOutPaise),
      expected,
      ...(draft.how === 'pieces' ? { pieces } : { counted }),
      ...(difference !== 0 && draft.reason !== '' && { reason: draft.reason }),
      ...(note && { note }),
    },
  }
}
