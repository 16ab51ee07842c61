import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { latitudeSchema, longitudeSchema } from '../shared/wire.ts'

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
} as const
