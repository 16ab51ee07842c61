import { decideClosing, expectedCash, nextOpening, sumPieces } from '@jhola/contract/payments/dashboard/day-closing'
import type { ClosingBody, paymentsDashboardRoutes } from '@jhola/contract/payments/dashboard/routes'
import type { Closing } from '@jhola/contract/payments/dashboard/schema'
import type { ParsedQuery, RouteReply } from '@jhola/contract/route'
import { paise, rupeesToPaise } from '@jhola/contract/shared/money'
import { countPages } from '@jhola/contract/shared/pagination'
import { addDays } from '@jhola/contract/shared/time'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import { shopActor } from '../../orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { type ClosingRow, findClosing, findClosingBefore, insertClosing, listClosingRows } from './closings.repo.ts'
import { type CashSums, listCashDays, sumCash } from './daily-totals.read.ts'
import { rupees } from './present-dashboard.ts'
import { spanOf, todayOf } from './show-dashboard.ts'

const cashOfDay = (sql: Sql, storeId: string, date: string) => sumCash(sql, storeId, spanOf({ from: date, to: date }))

const cashRegisterOf = (row: ClosingRow) => ({
  openingPaise: paise(row.opening_paise),
  cashInPaise: paise(row.cash_in_paise),
  cashOutPaise: paise(row.cash_out_paise),
  takenOutPaise: paise(row.taken_out_paise),
})

const NO_CASH: CashSums = { in_paise: 0, out_paise: 0, round_off_paise: 0 }

/** The change of the cash balance after a day was closed: cash in minus refunds, as known now, minus the stored figures. */
const afterOf = (row: ClosingRow, now: CashSums): number =>
  now.in_paise - row.cash_in_paise - (now.out_paise - row.cash_out_paise)

const presentClosing = (row: ClosingRow, now: CashSums): Closing => {
  const expected = expectedCash(cashRegisterOf(row))
  return {
    date: row.day,
    opening: rupees(row.opening_paise),
    cash_in: rupees(row.cash_in_paise),
    cash_out: rupees(row.cash_out_paise),
    round_off: rupees(now.round_off_paise),
    taken_out: rupees(row.taken_out_paise),
    expected: rupees(expected),
    counted: rupees(row.counted_paise),
    difference: rupees(row.counted_paise - expected),
    pieces:
      row.pieces === null ? null : Object.fromEntries(Object.entries(row.pieces).map(([piece, count]) => [piece, count ?? 0])),
    reason: row.reason,
    note: row.note,
    closed_at: row.closed_at.toISOString(),
    closed_by: row.actor_label,
    after: rupees(afterOf(row, now)),
  }
}

/** The expected opening cash of a day: the last count plus all cash since then, including days without a closing. */
const openingAfter = async (sql: Sql, storeId: string, last: ClosingRow, date: string): Promise<number> => {
  const since = await sumCash(sql, storeId, spanOf({ from: last.day, to: addDays(date, -1) }))
  return nextOpening({ countedPaise: paise(last.counted_paise) }, paise(afterOf(last, since)))
}

/** The cash register of one day, and the day's closing when there is one. */
export const showCashRegister = async (
  deps: Pick<PaymentDeps, 'db' | 'clock'>,
  storeId: string,
  date: string,
): Promise<RouteReply<typeof paymentsDashboardRoutes.drawer>> => {
  const [cash, closing, before] = await Promise.all([
    cashOfDay(deps.db, storeId, date),
    findClosing(deps.db, storeId, date),
    findClosingBefore(deps.db, storeId, date),
  ])
  const opening = before ? await openingAfter(deps.db, storeId, before, date) : 0
  return {
    success: true,
    date,
    today: todayOf(deps),
    opening: rupees(opening),
    cash_in: rupees(cash.in_paise),
    cash_out: rupees(cash.out_paise),
    round_off: rupees(cash.round_off_paise),
    closing: closing ? presentClosing(closing, cash) : null,
  }
}

/** The counted amount: the sum of the notes and coins, else the given total. Throws `request.invalid` without both. */
const countedOf = ({ pieces, counted }: ClosingBody): number => {
  if (pieces === undefined && counted === undefined)
    throw new AppError('request.invalid', { fields: [{ field: 'counted', code: 'missing', message: 'is missing' }] })
  return pieces === undefined ? rupeesToPaise(counted ?? 0) : sumPieces(pieces)
}

/**
 * Closes a day once for the shop: of two devices one closes it, the other gets an error with the name of who did. Throws
 * `request.invalid` (a future day, a difference without a reason), `payments.day_moved`, `payments.day_closed`.
 */
export const closeCashRegister = async (deps: PaymentDeps, tx: Sql, actor: ShopPerson, body: ClosingBody): Promise<Closing> => {
  const storeId = actor.store_id
  const { user_id, label } = shopActor(actor)
  const cash = await cashOfDay(tx, storeId, body.date)
  const drawer = {
    openingPaise: rupeesToPaise(body.opening),
    cashInPaise: paise(cash.in_paise),
    cashOutPaise: paise(cash.out_paise),
    takenOutPaise: rupeesToPaise(body.taken_out),
  }
  const request = { date: body.date, today: todayOf(deps), countedPaise: paise(countedOf(body)), reason: body.reason }
  const closed = await findClosing(tx, storeId, body.date)
  if (closed) throw new AppError('payments.day_closed', { by: closed.actor_label, at: closed.closed_at.toISOString() })
  if (expectedCash(drawer) !== rupeesToPaise(body.expected)) throw new AppError('payments.day_moved')
  const figures = orThrow(decideClosing(drawer, request))
  const row: ClosingRow = {
    day: body.date,
    opening_paise: figures.openingPaise,
    cash_in_paise: figures.cashInPaise,
    cash_out_paise: figures.cashOutPaise,
    taken_out_paise: figures.takenOutPaise,
    counted_paise: figures.countedPaise,
    pieces: body.pieces ?? null,
    reason: figures.differencePaise === 0 ? null : (body.reason ?? null),
    note: body.note || null,
    closed_at: deps.clock.now(),
    actor_label: label,
  }
  if ((await insertClosing(tx, storeId, { ...row, actor_id: user_id })) === 0) {
    const other = await findClosing(tx, storeId, body.date)
    throw new AppError('payments.day_closed', { by: other?.actor_label ?? label, at: (other ?? row).closed_at.toISOString() })
  }
  return presentClosing(row, cash)
}

/** Closed days, newest first. */
export const listClosings = async (
  { db }: Pick<PaymentDeps, 'db'>,
  storeId: string,
  { page, pageSize }: ParsedQuery<typeof paymentsDashboardRoutes.closings>,
): Promise<RouteReply<typeof paymentsDashboardRoutes.closings>> => {
  const rows = await listClosingRows(db, storeId, { limit: pageSize, skip: (page - 1) * pageSize })
  const total = rows[0]?.total ?? 0
  const [newest, oldest] = [rows[0]?.day, rows.at(-1)?.day]
  const cash = newest && oldest ? await listCashDays(db, storeId, spanOf({ from: oldest, to: newest })) : []
  const closings = rows.map((row) => presentClosing(row, cash.find(({ day }) => day === row.day) ?? NO_CASH))
  return { success: true, closings, page, pageSize, total, totalPages: countPages(total, pageSize) }
}
