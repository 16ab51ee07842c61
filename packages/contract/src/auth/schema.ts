import { z } from 'zod'

/** Roles of people; `owner` of the documents is `store_owner` (decisions.md §3). */
export const ROLES = ['customer', 'store_owner', 'store_staff', 'admin'] as const
export const roleSchema = z.enum(ROLES)
export type Role = (typeof ROLES)[number]

export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  role: roleSchema,
  store_id: z.string().nullable(),
  store_name: z.string().nullable(),
  display_store_id: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>
