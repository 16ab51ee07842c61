import { z } from 'zod'
import { momentSchema } from '../../shared/wire.ts'
import { SHOP_ROLES } from '../../staff/roles.ts'
import { IDLE_MINUTES } from './rules.ts'

export const pinSchema = z.string().regex(/^[0-9]{4}$/, { message: 'Please enter the 4 digits' })
export const idleMinutesSchema = z.literal(IDLE_MINUTES)

/** Somebody who works at a shared device. `has_pin` false: they choose one after a full sign-in. */
export const switchPersonSchema = z.object({
  user_id: z.string(),
  name: z.string(),
  shop_role: z.enum(SHOP_ROLES),
  has_pin: z.boolean(),
  is_locked: z.boolean(),
})
export type SwitchPerson = z.infer<typeof switchPersonSchema>

/** The shared device that asks. */
export const thisDeviceSchema = z.object({
  store_id: z.string(),
  store_name: z.string(),
  idle_minutes: idleMinutesSchema,
  people: z.array(switchPersonSchema),
})
export type ThisDevice = z.infer<typeof thisDeviceSchema>

/** A shared device as the owner sees it. */
export const sharedDeviceSchema = z.object({
  device_id: z.uuid(),
  device: z.string(),
  idle_minutes: idleMinutesSchema,
  is_this: z.boolean(),
  /** The person who shared it. */
  by_name: z.string().nullable(),
  created_at: momentSchema,
})
export type SharedDevice = z.infer<typeof sharedDeviceSchema>
