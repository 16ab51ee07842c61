import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { uuidSchema } from '../../shared/ids.ts'
import { successSchema } from '../../shared/wire.ts'
import { signedInReply } from '../routes.ts'
import { idleMinutesSchema, pinSchema, sharedDeviceSchema, thisDeviceSchema } from './schema.ts'

const deviceParams = z.strictObject({ device_id: uuidSchema })

/** Switching between people on a shared device of a shop, and the PINs for it. */
export const pinRoutes = {
  thisDevice: defineRoute({
    method: 'GET',
    path: '/auth/shared-device',
    summary: 'Who works at this device: only a browser that was shared for a shop gets names, all others null',
    policy: 'anyone',
    rate: 'read',
    reply: z.object({ success: z.literal(true), device: thisDeviceSchema.nullable() }),
  }),
  switchPerson: defineRoute({
    method: 'POST',
    path: '/auth/shared-device/switch',
    summary: 'Work as another person of the shop, by their PIN, on a shared device only; ends the session before',
    policy: 'anyone',
    rate: 'write',
    body: z.strictObject({ user_id: uuidSchema, pin: pinSchema }),
    reply: signedInReply,
  }),
  lock: defineRoute({
    method: 'POST',
    path: '/auth/shared-device/lock',
    summary: 'End the session of this shared device; the next person comes in by PIN',
    policy: 'anyone',
    rate: 'write',
    reply: successSchema,
  }),
  devices: defineRoute({
    method: 'GET',
    path: '/stores/me/shared-devices',
    summary: 'The shared devices of the shop',
    policy: 'shop',
    needs: 'devices',
    rate: 'read',
    reply: z.object({ success: z.literal(true), devices: z.array(sharedDeviceSchema) }),
  }),
  share: defineRoute({
    method: 'POST',
    path: '/stores/me/shared-devices',
    summary: 'Several people use this browser; needs a sign-in of the last 10 minutes',
    policy: 'shop',
    needs: 'devices',
    rate: 'write',
    body: z.strictObject({ idle_minutes: idleMinutesSchema }),
    reply: successSchema,
  }),
  changeDevice: defineRoute({
    method: 'PATCH',
    path: '/stores/me/shared-devices/{device_id}',
    summary: 'After how long a shared device locks itself',
    policy: 'shop',
    needs: 'devices',
    rate: 'write',
    params: deviceParams,
    body: z.strictObject({ idle_minutes: idleMinutesSchema }),
    reply: successSchema,
  }),
  unshare: defineRoute({
    method: 'DELETE',
    path: '/stores/me/shared-devices/{device_id}',
    summary: "A device is shared no longer: the shop's sessions there end at once, except the caller's own",
    policy: 'shop',
    needs: 'devices',
    rate: 'write',
    params: deviceParams,
    reply: successSchema,
  }),
  lockDevice: defineRoute({
    method: 'POST',
    path: '/stores/me/shared-devices/{device_id}/lock',
    summary:
      'Lock a shared device from elsewhere, also without a network there: it can do nothing but switch to somebody with a PIN',
    policy: 'shop',
    needs: 'devices',
    rate: 'write',
    params: deviceParams,
    reply: successSchema,
  }),
  ownPin: defineRoute({
    method: 'GET',
    path: '/stores/me/pin',
    summary: 'Whether the signed-in person has a PIN in this shop',
    policy: 'shop',
    needs: 'shop.see',
    rate: 'read',
    reply: z.object({ success: z.literal(true), has_pin: z.boolean() }),
  }),
  setPin: defineRoute({
    method: 'PUT',
    path: '/stores/me/pin',
    summary: 'Choose the own PIN; needs a sign-in of the last 10 minutes, and ends what an earlier PIN opened',
    policy: 'shop',
    needs: 'shop.see',
    rate: 'write',
    body: z.strictObject({ pin: pinSchema }),
    reply: successSchema,
  }),
  unlockPin: defineRoute({
    method: 'DELETE',
    path: '/stores/me/staff/{user_id}/pin-lock',
    summary: "Unlock somebody's PIN on every device of the shop",
    policy: 'owner',
    needs: 'staff',
    rate: 'write',
    params: z.strictObject({ user_id: uuidSchema }),
    reply: successSchema,
  }),
} as const
