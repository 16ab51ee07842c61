import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { gstMonthReportSchema, monthSchema } from './gst-month-schema.ts'

export const invoiceRoutes = {
  month: defineRoute({
    method: 'GET',
    path: '/papers/month',
    summary: "What a shop's accountant wants of a month: by rate, by HSN, the papers that were written, its credit notes",
    policy: 'shop',
    needs: 'payments.see',
    rate: 'read',
    query: z.strictObject({ month: monthSchema }),
    reply: z.object({ success: z.literal(true), file: gstMonthReportSchema }),
  }),
} as const
