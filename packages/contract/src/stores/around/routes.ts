import { defineRoute } from '../../route.ts'
import { aroundQuerySchema, aroundReplySchema } from './schema.ts'

export const aroundRoutes = {
  search: defineRoute({
    method: 'GET',
    path: '/search',
    summary: 'What the shops that deliver to a place have of a thing, shops that can sell it now first',
    policy: 'anyone',
    rate: 'read',
    query: aroundQuerySchema,
    reply: aroundReplySchema,
  }),
} as const
