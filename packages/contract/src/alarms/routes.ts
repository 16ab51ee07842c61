import { z } from 'zod'
import { orderParams } from '../orders/route-parts.ts'
import { deliveryDistanceSchema } from '../preferences/routes.ts'
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
  background: defineRoute({
    method: 'GET',
    path: '/orders/{id}/background',
    summary: 'What helps to answer an order: how often its number was delivered to before, and how far it is',
    policy: 'shop',
    needs: 'orders.accept',
    rate: 'read',
    params: orderParams,
    reply: z.object({
      success: z.literal(true),
      delivered_before: z.number().int(),
      /** Null for pickup, and when the address has no place. */
      distance: deliveryDistanceSchema.nullable(),
    }),
  }),
} as const
