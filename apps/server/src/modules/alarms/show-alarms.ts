import type { alarmRoutes, OrderAlarm } from '@jhola/contract/alarms/routes'
import { planOf } from '@jhola/contract/alarms/rules'
import type { RouteReply } from '@jhola/contract/route'
import { readPreferences } from '../preferences/index.ts'
import { listOpenAlarms, type OpenAlarmRow } from './alarms.read.ts'
import type { AlarmDeps } from './deps.ts'
import { toAlarm } from './process-alarms.ts'

const moment = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

/** The status of the alarms of a shop's unanswered orders, and their next steps by its settings. */
export const showAlarms = async (
  { db }: Pick<AlarmDeps, 'db'>,
  storeId: string,
): Promise<RouteReply<typeof alarmRoutes.open>> => {
  const { alarm: settings } = await readPreferences(db, storeId)
  const present = (row: OpenAlarmRow): OrderAlarm => {
    const plan = planOf(toAlarm(row, row.acknowledged_at), settings)
    const step = (done: Date | null, plannedMs: number | null) => ({
      done_at: done?.toISOString() ?? null,
      planned_at: moment(done === null ? plannedMs : null),
    })
    return {
      order_id: row.order_id,
      starts_at: row.starts_at.toISOString(),
      deadline_at: row.deadline_at.toISOString(),
      push: step(row.pushed_at, plan.push),
      message: step(row.messaged_at, plan.message),
      customer: step(row.customer_told_at, plan.customer),
    }
  }
  return { success: true, alarms: (await listOpenAlarms(db, storeId)).map(present) }
}
