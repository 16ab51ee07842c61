import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { latitudeSchema, longitudeSchema, pincodeSchema } from '../shared/wire.ts'
import { REGION_NAMES } from './regions.ts'

/** A location with a name: a part of a town (with its PIN code) or a whole district (without). */
export const namedPlaceSchema = z.object({
  name: z.string(),
  district: z.string(),
  state: z.string(),
  pincode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
})
export type NamedPlace = z.infer<typeof namedPlaceSchema>

export const geoRoutes = {
  reverse: defineRoute({
    method: 'GET',
    path: '/geo/reverse',
    summary: 'Name of a place; approximate when no geocoder answers',
    policy: 'anyone',
    rate: 'read',
    query: z.strictObject({ latitude: latitudeSchema, longitude: longitudeSchema }),
    reply: z.object({
      success: z.literal(true),
      name: z.string().nullable(),
      region: z.enum(REGION_NAMES).nullable(),
      approximate: z.boolean(),
    }),
  }),
  pincode: defineRoute({
    method: 'GET',
    path: '/geo/pincodes/{pincode}',
    summary: 'State, district and centre of a pincode; 404 when the table does not have it',
    policy: 'anyone',
    rate: 'read',
    params: z.strictObject({ pincode: pincodeSchema }),
    reply: z.object({
      success: z.literal(true),
      pincode: z.string(),
      state: z.string(),
      district: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  }),
  places: defineRoute({
    method: 'GET',
    path: '/geo/places',
    summary: 'Up to 8 places in India by name in any script, or by the first digits of a pincode; the best first',
    policy: 'anyone',
    rate: 'read',
    query: z.strictObject({ search: z.string().trim().min(2).max(60) }),
    reply: z.object({ success: z.literal(true), places: z.array(namedPlaceSchema) }),
  }),
} as const
