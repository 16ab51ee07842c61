import { ALARM_STEPS, type Alarm, dueSteps, nextLookMs } from '@jhola/contract/alarms/rules'
import { DEFAULT_PREFERENCES } from '@jhola/contract/preferences/defaults'
import type { Sql } from '../../platform/db/sql.ts'
import { workThrough } from '../../platform/jobs/work-through.ts'
import { readPreferences } from '../preferences/index.ts'
import { lockWaitingOrder, type WaitingOrder } from './alarms.read.ts'
import {
  type AlarmKey,
  type AlarmRow,
  listDueAlarms,
  lockDueAlarm,
  passUnjudged,
  putOff,
  setEnded,
  setStepsTaken,
  wakeAnswered,
} from './alarms.repo.ts'
import { autoAcceptOrder } from './auto-accept-order.ts'
import { closeAlarm } from './close-alarm.ts'
import type { AlarmDeps } from './deps.ts'
import { runEscalationStep } from './run-escalation-step.ts'

const BATCH = 100
const FRESH_BATCH = 500
/** The order's own time limit is over and the job that cancels it has not run yet. */
const CHECK_AGAIN_MS = 1000
const CHECK_PAYMENT_MS = 5000
const AFTER_FAILURE_MS = 30_000

const STEP_TIMES = { push: 'pushed_at', message: 'messaged_at', customer: 'customer_told_at' } as const

/** An alarm as the rules expect it. */
export const toAlarm = (row: AlarmRow, acknowledgedAt: Date | null): Alarm => ({
  startsMs: row.starts_at.getTime(),
  deadlineMs: row.deadline_at.getTime(),
  isAcknowledged: acknowledgedAt !== null,
  done: ALARM_STEPS.filter((step) => row[STEP_TIMES[step]] !== null),
})

/** An order with prepayment is decided once it is paid. */
const isPaidOrCash = ({ payment_method, payment_status }: WaitingOrder): boolean =>
  payment_status === 'completed' || payment_method === 'cod' || payment_method === 'cash'

/** The notifications to send after the commit. */
type Outcome = { isOrderChanged: boolean; isShopPaused: boolean }
const NOTHING: Outcome = { isOrderChanged: false, isShopPaused: false }

const processOne = async (deps: AlarmDeps, tx: Sql, key: AlarmKey): Promise<Outcome> => {
  const now = deps.clock.now()
  const row = await lockDueAlarm(tx, key, now)
  if (!row) return NOTHING
  const order = await lockWaitingOrder(tx, key.store_id, key.order_id)
  if (!order) {
    await setEnded(tx, key, 'withdrawn', now)
    return NOTHING
  }
  const preferences = await readPreferences(tx, key.store_id)
  if (order.status !== 'pending')
    return { isOrderChanged: false, isShopPaused: await closeAlarm(deps, tx, row, order, preferences.alarm) }
  const isWaitingForMoney = row.judged_at === null && preferences.autoAccept.enabled && !isPaidOrCash(order)
  const isJudged = row.judged_at === null && deps.isAutoAcceptOn && !isWaitingForMoney
  if (isJudged && (await autoAcceptOrder(deps, tx, order, preferences))) {
    await setEnded(tx, key, 'answered', now)
    return { isOrderChanged: true, isShopPaused: false }
  }
  const alarm = toAlarm(row, order.acknowledged_at)
  const steps = dueSteps(alarm, preferences.alarm, now.getTime())
  let isJoined = false
  for (const step of steps) isJoined = (await runEscalationStep(deps, tx, step, row, order)) === 'joined' || isJoined
  const nextMs = nextLookMs({ ...alarm, done: [...alarm.done, ...steps] }, preferences.alarm)
  const latestMs = isWaitingForMoney ? now.getTime() + CHECK_PAYMENT_MS : nextMs
  const nextAt = new Date(Math.max(Math.min(nextMs, latestMs), now.getTime() + CHECK_AGAIN_MS))
  await setStepsTaken(tx, key, { steps, nextAt, at: now, isJudged: !isWaitingForMoney, isJoined })
  return NOTHING
}

/**
 * Processes every due alarm: applies the shop's auto-accept rules to new orders, notifies the shop and the customer, and ends
 * answered ones. Each alarm has its own transaction, safe on several nodes at the same time and after a crash at any point.
 * Returns the number of processed alarms.
 */
export const processAlarms = async (deps: AlarmDeps): Promise<number> => {
  const now = deps.clock.now()
  const passed = await passUnjudged(deps.db, {
    now,
    usual: DEFAULT_PREFERENCES.alarm,
    isForAll: !deps.isAutoAcceptOn,
    limit: FRESH_BATCH,
  })
  await wakeAnswered(deps.db, now)
  const worked = await workThrough(await listDueAlarms(deps.db, now, BATCH), {
    ...{ job: 'alarms', log: deps.log },
    idOf: ({ order_id }) => ({ order_id }),
    work: async (key) => {
      const { isOrderChanged, isShopPaused } = await deps.db.withTx((tx) => processOne(deps, tx, key))
      if (isOrderChanged) deps.wakeOutbox()
      if (isShopPaused) deps.invalidateStore(key.store_id)
      return 1
    },
    putOff: (key) => putOff(deps.db, key, new Date(now.getTime() + AFTER_FAILURE_MS)),
  })
  return passed + worked
}
