import { createHash, randomInt } from 'node:crypto'
import { APPROVAL_VALID_MS, approvalWaitMs, pickNumber } from '@jhola/contract/auth/approvals/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import { lockRecipient } from '../codes/codes.repo.ts'
import type { CodeRole } from '../codes/one-time-codes.ts'
import type { AuthDeps } from '../deps.ts'
import { askerKeys } from '../devices/asker-keys.ts'
import { findStanding } from '../devices/known-devices.repo.ts'
import { listWaitingAt, replaceApproval } from './approvals.repo.ts'

const TOKEN_BYTES = 32
const RANDOM_STEPS = 1_000_000

/** The stored hash of the secret with which a device asks for the answer. */
export const hashApprovalToken = (token: string): Buffer => createHash('sha256').update(`approval:${token}`).digest()

export type AskedApproval = { token: string; number: number; valid_seconds: number }

/**
 * A device asks to be let in by one that is signed in. Gives the number that is typed there, and the secret that collects the answer.
 * The same answer, by the same work, whether or not the number has an account. Throws `request.rate_limited`.
 */
export const askApproval = async (
  deps: AuthDeps,
  tx: Sql,
  { phone, role }: { phone: string; role: CodeRole },
  { device, asker }: { device: string; asker: Asker },
): Promise<AskedApproval> => {
  const at = deps.clock.now()
  const keys = await askerKeys(deps.secrets, asker)
  await lockRecipient(tx, phone)
  const standing = await findStanding(tx, phone, { ...keys, userId: asker.userId }, at)
  const waiting = await listWaitingAt(tx, phone, keys, at)
  const waitMs = deps.isRateLimited ? approvalWaitMs(standing, waiting, at.getTime()) : 0
  if (waitMs > 0) throw new AppError('request.rate_limited', { seconds: Math.ceil(waitMs / 1000) })
  const token = deps.ids.secret(TOKEN_BYTES)
  const number = pickNumber(waiting, randomInt(RANDOM_STEPS) / RANDOM_STEPS)
  const { device_key, network_key } = keys
  await replaceApproval(tx, {
    approval_id: deps.ids.uuid(),
    token_hash: hashApprovalToken(token),
    phone,
    role,
    number,
    device,
    device_key,
    network_key,
    standing,
    at,
    expires_at: new Date(at.getTime() + APPROVAL_VALID_MS),
  })
  return { token, number, valid_seconds: APPROVAL_VALID_MS / 1000 }
}
