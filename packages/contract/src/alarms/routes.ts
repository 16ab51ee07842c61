import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { momentSchema } from '../shared/wire.ts'

/** A step that is done or planned; both `null`: it never runs. */
const stepSchema = z.object({ done_at: momentSchema.nullable(), planned_at: momentSchema.nullable() })

/** The escalation status of an unanswered order. */
export const orderAlarmSchema = z.object({
  order_id: z.string(),
  starts_at: momentSchema,
  /** Time of automatic cancellation if there is no response. */
  deadline_at: momentSchema,
  push: stepSchema,
  message: stepSchema,
  customer: stepSchema,
})
export type OrderAlarm = z.infer<typeof orderAlarmSchema>

export const alarmRoutes = {
  open: defineRoute({
    method: 'GET',
    path: '/orders/alarms',
    summary: 'How far the alarm of each unanswered order is: devices called, message sent, customer told, cancelled at',
    policy: 'shop',
    needs: 'orders.see',
    rate: 'read',
    reply: z.object({ success: z.literal(true), alarms: z.array(orderAlarmSchema) }),
  }),
} as const
