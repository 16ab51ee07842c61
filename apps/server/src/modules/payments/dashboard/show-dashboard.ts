import { PAYMENT_DAYS_MAX, PAYMENT_MOVEMENTS_MAX, type paymentsDashboardRoutes } from '@jhola/contract/payments/dashboard/routes'
import type { PaymentDay } from '@jhola/contract/payments/dashboard/schema'
import { type ChannelSum, netOf, settlementChannelOf, sumByChannel } from '@jhola/contract/payments/dashboard/settlement-channels'
import type { ParsedQuery, RouteReply } from '@jhola/contract/route'
import { paise } from '@jhola/contract/shared/money'
import { countPages } from '@jhola/contract/shared/pagination'
import { addDays, fromShopTime, toShopTime } from '@jhola/contract/shared/time'
import { AppError } from '../../../platform/errors.ts'
import type { PaymentDeps } from '../deps.ts'
import { type DayRow, listMoneyDays, listMoneyMoves, type Span } from './daily-totals.read.ts'
import { listPaymentsNeedingAttention, listUnrecordedPayments } from './payments-needing-attention.read.ts'
import {
  presentMove,
  presentPaymentNeedingAttention,
  presentRefundStatus,
  presentUnrecordedPayment,
  rupees,
} from './present-dashboard.ts'
import { listRefundStatuses } from './refund-status.read.ts'

type Days = { from: string; to: string }
type Reading = Pick<PaymentDeps, 'db' | 'clock'>

const BACKS_MAX = 200

export const todayOf = ({ clock }: Pick<PaymentDeps, 'clock'>): string => toShopTime(clock.now().getTime()).date
export const startOf = (date: string): Date => new Date(fromShopTime(date, 0))
/** The span of these days in the shop's time zone. */
export const spanOf = ({ from, to }: Days): Span => ({ from: startOf(from), to: startOf(addDays(to, 1)) })

const wrongDays = () =>
  new AppError('request.invalid', { fields: [{ field: 'to', code: 'range', message: `1 to ${PAYMENT_DAYS_MAX} days` }] })

/** The dates, newest first. Throws `request.invalid` for too many or none. */
const datesOf = ({ from, to }: Days): string[] => {
  const dates: string[] = []
  for (let date = to; date >= from; date = addDays(date, -1)) {
    if (dates.length === PAYMENT_DAYS_MAX) throw wrongDays()
    dates.push(date)
  }
  if (dates.length === 0) throw wrongDays()
  return dates
}

const toSum = (row: DayRow): ChannelSum => ({
  way: settlementChannelOf(row.method, row.by_service),
  count: row.count,
  amountPaise: paise(row.paise),
})
const presentSums = (sums: readonly ChannelSum[]) =>
  sums.map(({ way, count, amountPaise }) => ({ way, count, amount: rupees(amountPaise) }))

const toDay = (date: string, rows: readonly DayRow[]): PaymentDay => {
  const sumsOf = (kind: DayRow['kind']) => sumByChannel(rows.filter((row) => row.day === date && row.kind === kind).map(toSum))
  const [received, returned] = [sumsOf('received'), sumsOf('returned')]
  const roundOff = rows
    .filter(({ day }) => day === date)
    .reduce((sum, { kind, round_off }) => (kind === 'received' ? sum + round_off : sum - round_off), 0)
  return {
    date,
    received: presentSums(received),
    returned: presentSums(returned),
    net: rupees(netOf(received, returned)),
    round_off: rupees(roundOff),
  }
}

/** The shop's payments by day, newest first. Throws `request.invalid`. */
export const showDays = async (
  deps: Reading,
  storeId: string,
  asked: Days,
): Promise<RouteReply<typeof paymentsDashboardRoutes.days>> => {
  const dates = datesOf(asked)
  const rows = await listMoneyDays(deps.db, storeId, spanOf(asked))
  return { success: true, today: todayOf(deps), days: dates.map((date) => toDay(date, rows)) }
}

/** All received and refunded amounts, for a file. Throws `request.invalid`. */
export const showMoves = async (
  deps: Reading,
  storeId: string,
  asked: Days,
): Promise<RouteReply<typeof paymentsDashboardRoutes.moves>> => {
  datesOf(asked)
  const rows = await listMoneyMoves(deps.db, storeId, spanOf(asked), PAYMENT_MOVEMENTS_MAX)
  return {
    success: true,
    moves: rows.map((row) => presentMove(storeId, row)),
    total: rows[0]?.total ?? 0,
    limit: PAYMENT_MOVEMENTS_MAX,
  }
}

/** Orders with unrecorded or claimed payments. */
export const showOpen = async ({ db }: Reading, storeId: string): Promise<RouteReply<typeof paymentsDashboardRoutes.open>> => {
  const open = (await listUnrecordedPayments(db, storeId)).map((row) => presentUnrecordedPayment(storeId, row))
  return {
    success: true,
    waiting: open.filter(({ claimed_at }) => claimed_at === null),
    claims: open.filter(({ claimed_at }) => claimed_at !== null),
  }
}

/** Payments that need attention, and refunds in progress. */
export const showStuck = async ({ db }: Reading, storeId: string): Promise<RouteReply<typeof paymentsDashboardRoutes.stuck>> => {
  const [stuck, backs] = await Promise.all([
    listPaymentsNeedingAttention(db, storeId),
    listRefundStatuses(db, storeId, { states: ['pending', 'sent', 'failed'], limit: BACKS_MAX }),
  ])
  return {
    success: true,
    stuck: stuck.map((row) => presentPaymentNeedingAttention(storeId, row)),
    backs: backs.map((row) => presentRefundStatus(storeId, row)),
  }
}

/** A page of refunds. */
export const showRefundStatuses = async (
  { db }: Reading,
  storeId: string,
  { page, pageSize, state }: ParsedQuery<typeof paymentsDashboardRoutes.backs>,
): Promise<RouteReply<typeof paymentsDashboardRoutes.backs>> => {
  const asked = { states: state ? [state] : null, limit: pageSize, skip: (page - 1) * pageSize }
  const rows = await listRefundStatuses(db, storeId, asked)
  const total = rows[0]?.total ?? 0
  return {
    success: true,
    backs: rows.map((row) => presentRefundStatus(storeId, row)),
    page,
    pageSize,
    total,
    totalPages: countPages(total, pageSize),
  }
}
