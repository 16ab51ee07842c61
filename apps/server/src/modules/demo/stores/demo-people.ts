import { z } from 'zod'
import rawPeople from './demo-people.json' with { type: 'json' }

/** A customer of the demo with a home inside the delivery radius of `near_store_id`. */
const demoPersonSchema = z.strictObject({
  name: z.string(),
  phone: z.string(),
  address_line: z.string(),
  locality: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  near_store_id: z.string(),
})
export type DemoPerson = z.infer<typeof demoPersonSchema>

/** The customers who order in the demo. */
export const demoPeople: readonly DemoPerson[] = z.array(demoPersonSchema).parse(rawPeople)
