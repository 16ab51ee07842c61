import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { type Paise, paise } from '../../shared/money.ts'

/** Notes and coins of India that are in use, in rupees, the largest first. */
export const CASH_PIECES = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const
export type CashPiece = (typeof CASH_PIECES)[number]

/** How many of each note and coin lie in the drawer. */
export type CashCount = { [piece in CashPiece]?: number | undefined }

/** More of one note than this is a slip of the finger. */
export const PIECES_MAX = 100_000

/** What the notes and coins come to. */
export const sumPieces = (count: CashCount): Paise =>
  paise(CASH_PIECES.reduce((sum, piece) => sum + piece * 100 * (count[piece] ?? 0), 0))

/** Why the drawer holds another amount than it should. */
export const CLOSING_REASONS = ['wrong_change', 'unnoted_expense', 'unnoted_sale', 'counting', 'unknown', 'other'] as const
export type ClosingReason = (typeof CLOSING_REASONS)[number]

/** The drawer in a day: what lay there in the morning, what came and went back by orders, what was taken out. */
export type Drawer = { openingPaise: Paise; cashInPaise: Paise; cashOutPaise: Paise; takenOutPaise: Paise }

/** What should lie in the drawer in the evening. Below nothing when more was handed out than ever came in. */
export const expectedCash = ({ openingPaise, cashInPaise, cashOutPaise, takenOutPaise }: Drawer): Paise =>
  paise(openingPaise + cashInPaise - cashOutPaise - takenOutPaise)

/** A day as it is closed. `differencePaise` above nothing: more than expected. */
export type ClosingFigures = Drawer & { expectedPaise: Paise; countedPaise: Paise; differencePaise: Paise }

const wrong = (field: string, message: string) => refuse('request.invalid', { fields: [{ field, code: 'custom', message }] })

/** May this day be closed with this count? A difference needs its reason, and no day is closed before it has come. */
export const decideClosing = (
  drawer: Drawer,
  asked: { date: string; today: string; countedPaise: Paise; reason: ClosingReason | undefined },
): Decision<ClosingFigures> => {
  if (asked.date > asked.today) return wrong('date', 'This day has not come yet.')
  const expectedPaise = expectedCash(drawer)
  const differencePaise = paise(asked.countedPaise - expectedPaise)
  if (differencePaise !== 0 && asked.reason === undefined) return wrong('reason', 'Please say why the amount differs.')
  return agree({ ...drawer, expectedPaise, countedPaise: asked.countedPaise, differencePaise })
}

/** What lies in the drawer on a morning: what was counted last, and the cash that came afterwards, on that day and on days that nobody closed. */
export const nextOpening = (closing: { countedPaise: Paise }, afterClosingPaise: Paise): Paise =>
  paise(Math.max(0, closing.countedPaise + afterClosingPaise))
