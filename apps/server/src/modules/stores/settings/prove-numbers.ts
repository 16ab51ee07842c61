import type { ParsedBody } from '@jhola/contract/route'
import type { storeRoutes } from '@jhola/contract/stores/routes'
import type { StoreSettings } from '@jhola/contract/stores/settings'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import { type ConsumeOtp, consumePhoneOtp } from '../../auth/index.ts'
import type { StoreDeps } from '../deps.ts'
import { isProvenPhoneOf } from './settings.repo.ts'

/** Uses up the code to a new phone and to a new WhatsApp number of the shop. */
export type NumberProofs = { phone: ConsumeOtp; whatsapp: ConsumeOtp; hasWhatsappCode: boolean }

type Body = ParsedBody<typeof storeRoutes.changeSettings>

/**
 * Checks the codes to new numbers of the shop; the returned functions use them up in the transaction of the change, or throw
 * `stores.phone_unproven` without a code and `auth.otp_invalid` for a wrong one. They throw there,
 * because a call that is sent again gets its first answer although its code is used.
 */
export const prepareNumberProofs = async (
  deps: Pick<StoreDeps, 'db' | 'clock' | 'secrets'>,
  { profile, phone_otp, whatsapp_otp }: Body,
  asker: Asker,
): Promise<NumberProofs> => {
  const refuse =
    (error: AppError): ConsumeOtp =>
    () =>
      Promise.reject(error)
  const check = async (phone: string | undefined, otp: string | undefined, missing: AppError): Promise<ConsumeOtp> => {
    if (!phone || otp === undefined) return refuse(missing)
    return consumePhoneOtp(deps, { phone, otp }, asker).catch((error: unknown) => {
      if (error instanceof AppError) return refuse(error)
      throw error
    })
  }
  return {
    phone: await check(profile?.phone, phone_otp, new AppError('stores.phone_unproven', { field: 'phone' })),
    whatsapp: await check(profile?.whatsapp, whatsapp_otp, new AppError('stores.phone_unproven', { field: 'whatsapp' })),
    hasWhatsappCode: whatsapp_otp !== undefined,
  }
}

type Change = { userId: string; before: StoreSettings; provenBefore: string | null; after: StoreSettings; proofs: NumberProofs }

/** A new number of the shop needs a code sent to it, unless the caller's account has proven it: customers call it. */
export const provePhone = async (tx: Sql, { userId, before, after, proofs }: Change): Promise<void> => {
  const { phone } = after.profile
  if (phone !== before.profile.phone && !(await isProvenPhoneOf(tx, userId, phone))) await proofs.phone(tx)
}

/**
 * The proven WhatsApp number after a change. Customers are sent to it, so a new one needs a code too, unless it is or was the
 * shop's phone or the caller's account has proven it. A number that was typed at the registration stays as it is, unseen, until
 * its code comes.
 */
export const proveWhatsapp = async (tx: Sql, { userId, before, provenBefore, after, proofs }: Change): Promise<string | null> => {
  const { whatsapp } = after.profile
  if (whatsapp === '') return null
  const known = [after.profile.phone, before.profile.phone, provenBefore]
  if (known.includes(whatsapp) || (await isProvenPhoneOf(tx, userId, whatsapp))) return whatsapp
  if (whatsapp === before.profile.whatsapp && !proofs.hasWhatsappCode) return provenBefore
  await proofs.whatsapp(tx)
  return whatsapp
}
