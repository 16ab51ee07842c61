import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { type Paise, paise } from '../../shared/money.ts'

/** Indian notes and coins in use, in rupees, the largest first. */
export const CASH_PIECES = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const
export type CashPiece = (typeof CASH_PIECES)[number]

/** The number of each note and coin in the drawer. */
export type CashCount = { [piece in CashPiece]?: number | undefined }

/** More of one note than this is a typing mistake. */
export const PIECES_MAX = 100_000

/** The total of the notes and coins. */
export const sumPieces = (count: CashCount): Paise =>
  paise(CASH_PIECES.reduce((sum, piece) => sum + piece * 100 * (count[piece] ?? 0), 0))

/** Why the counted cash differs from the expected amount. */
export const CLOSING_REASONS = ['wrong_change', 'unnoted_expense', 'unnoted_sale', 'counting', 'unknown', 'other'] as const
export type ClosingReason = (typeof CLOSING_REASONS)[number]

/** The drawer of a day: opening cash, cash received and refunded by orders, cash taken out. */
export type Drawer = { openingPaise: Paise; cashInPaise: Paise; cashOutPaise: Paise; takenOutPaise: Paise }

/** The expected cash at the end of the day. Negative if more was paid out than received. */
export const expectedCash = ({ openingPaise, cashInPaise, cashOutPaise, takenOutPaise }: Drawer): Paise =>
  paise(openingPaise + cashInPaise - cashOutPaise - takenOutPaise)

/** The figures of a closed day. `differencePaise` above zero: more than expected. */
export type ClosingFigures = Drawer & { expectedPaise: Paise; countedPaise: Paise; differencePaise: Paise }

const wrong = (field: string, message: string) => refuse('request.invalid', { fields: [{ field, code: 'custom', message }] })

/** Whether this day may be closed with this count. A difference needs a reason, and a future day cannot be closed. */
export const decideClosing = (
  drawer: Drawer,
  request: { date: string; today: string; countedPaise: Paise; reason: ClosingReason | undefined },
): Decision<ClosingFigures> => {
  if (request.date > request.today) return wrong('date', 'This day has not come yet.')
  const expectedPaise = expectedCash(drawer)
  const differencePaise = paise(request.countedPaise - expectedPaise)
  if (differencePaise !== 0 && request.reason === undefined) return wrong('reason', 'Please say why the amount differs.')
  return agree({ ...drawer, expectedPaise, countedPaise: request.countedPaise, differencePaise })
}

/** The opening cash of a day: the last count, plus the cash that came after it, on that day and on days that were not closed. */
export const nextOpening = (closing: { countedPaise: Paise }, afterClosingPaise: Paise): Paise =>
  paise(Math.max(0, closing.countedPaise + afterClosingPaise))
