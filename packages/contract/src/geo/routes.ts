import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { latitudeSchema, longitudeSchema, pincodeSchema } from '../shared/wire.ts'

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
      region: z.string().nullable(),
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
} as const
