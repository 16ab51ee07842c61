import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { CONFIRMED_STEPS, SET_UP_STEPS } from './steps.ts'

const setUpReply = z.object({
  success: z.literal(true),
  steps: z.array(z.object({ step: z.enum(SET_UP_STEPS), is_done: z.boolean() })),
  /** Products that customers see, and how many of them can be ordered. */
  products: z.number().int(),
  sellable: z.number().int(),
  /** Nothing is to be shown on the dashboard: all is done, the shop has hidden it, or it is no longer new. */
  is_over: z.boolean(),
})

/** The set-up of a new shop. */
export const setUpRoutes = {
  show: defineRoute({
    method: 'GET',
    path: '/stores/me/set-up',
    summary: 'How far the set-up of the shop is',
    policy: 'shop',
    needs: 'settings',
    rate: 'read',
    reply: setUpReply,
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/stores/me/set-up',
    summary: 'Confirm a step of the set-up or take it back, or hide the set-up from the dashboard',
    policy: 'shop',
    needs: 'settings',
    rate: 'write',
    body: z.union([
      z.strictObject({ step: z.enum(CONFIRMED_STEPS), is_done: z.boolean() }),
      z.strictObject({ is_hidden: z.boolean() }),
    ]),
    reply: setUpReply,
  }),
} as const
