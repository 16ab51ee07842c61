import { z } from 'zod'
import { CART_LINES_MAX } from '../constants.ts'
import { cartLineSchema } from '../orders/placing/schema.ts'
import { defineRoute } from '../route.ts'
import { storeIdSchema } from '../shared/ids.ts'
import { momentSchema, successSchema } from '../shared/wire.ts'

/** One shop's cart in the account. `changed_at` decides between devices: the latest change of a cart wins. */
export const accountCartSchema = z.object({ store_id: z.string(), items: z.array(cartLineSchema), changed_at: momentSchema })
export type AccountCart = z.infer<typeof accountCartSchema>

const storeParams = z.strictObject({ store_id: storeIdSchema })

/** The most favourites of one shop: a usual list, not the whole shelf. */
export const FAVOURITES_MAX = 100

/** What a person usually buys at a shop, with the usual quantity in selling units. */
export const favouritesSchema = z.object({ store_id: z.string(), items: z.array(cartLineSchema), changed_at: momentSchema })
export type AccountFavourites = z.infer<typeof favouritesSchema>

export const favouriteRoutes = {
  all: defineRoute({
    method: 'GET',
    path: '/favourites',
    summary: 'What the signed-in person usually buys, one list per shop',
    policy: 'session',
    rate: 'read',
    reply: z.object({ success: z.literal(true), favourites: z.array(favouritesSchema) }),
  }),
  keep: defineRoute({
    method: 'PUT',
    path: '/favourites/{store_id}',
    summary: 'Keep what the person usually buys at a shop; a list that was changed later elsewhere stays and is answered instead',
    policy: 'session',
    rate: 'write',
    params: storeParams,
    body: z.strictObject({ items: z.array(cartLineSchema).max(FAVOURITES_MAX), changed_at: momentSchema }),
    reply: z.object({ success: z.literal(true), favourites: favouritesSchema }),
  }),
} as const

export const cartRoutes = {
  all: defineRoute({
    method: 'GET',
    path: '/cart',
    summary: "The signed-in person's carts, one per shop, the latest changed first",
    policy: 'session',
    rate: 'read',
    reply: z.object({ success: z.literal(true), carts: z.array(accountCartSchema) }),
  }),
  keep: defineRoute({
    method: 'PUT',
    path: '/cart/{store_id}',
    summary: 'Keep a cart; one that was changed later elsewhere stays and is answered instead',
    policy: 'session',
    rate: 'write',
    params: storeParams,
    body: z.strictObject({ items: z.array(cartLineSchema).max(CART_LINES_MAX), changed_at: momentSchema }),
    reply: z.object({ success: z.literal(true), cart: accountCartSchema }),
  }),
  clear: defineRoute({
    method: 'DELETE',
    path: '/cart/{store_id}',
    summary: 'Forget a cart',
    policy: 'session',
    rate: 'write',
    params: storeParams,
    reply: successSchema,
  }),
} as const
