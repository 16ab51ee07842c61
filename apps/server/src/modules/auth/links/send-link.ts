import { createHash } from 'node:crypto'
import { LINK_VALID_MS } from '@jhola/contract/constants'
import { statusOf } from '@jhola/contract/errors'
import type { Sql } from '../../../platform/db/sql.ts'
import { isAppError } from '../../../platform/errors.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import { requireAllowance, requireSent } from '../codes/sent-codes.ts'
import type { AuthDeps } from '../deps.ts'
import { askerKeys } from '../devices/asker-keys.ts'
import { findStanding } from '../devices/known-devices.repo.ts'
import { insertLink, type LinkPurpose, lockMailbox, readSentLinks } from './links.repo.ts'

/** A link for the person with an address. `user_id` null: the address has no account; then the email says so and has no link. */
export type LinkToSend = {
  purpose: LinkPurpose
  user_id: string | null
  email: string
  /** The password that the link confirms together with the address. */
  password_hash?: string
  language: string
}

type LinkDeps = Pick<AuthDeps, 'clock' | 'ids' | 'secrets' | 'texts' | 'gateway' | 'origin' | 'isRateLimited'>

const TOO_MANY = 429
const TOKEN_BYTES = 32
const HOUR_MS = 3_600_000

/** The page of a link, its validity, and the text for an address without an account. */
const KINDS: Record<LinkPurpose, { page: string; validMs: number; otherwise: string }> = {
  verify_email: { page: '/verify-email', validMs: LINK_VALID_MS, otherwise: 'account_exists' },
  reset_password: { page: '/password-setup', validMs: HOUR_MS, otherwise: 'no_account' },
}

/** The stored hash of a link's token, which is long enough to need no pepper. */
export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(`link:${token}`).digest()

const OPERATOR = { device_key: null, network_key: null, standing: 'known' } as const

/** How a link for this device counts. Throws `request.rate_limited`. */
const takeAllowance = async (deps: LinkDeps, tx: Sql, email: string, asker: Asker) => {
  const now = deps.clock.now()
  const keys = await askerKeys(deps.secrets, asker)
  const found = await findStanding(tx, email, { ...keys, userId: asker.userId }, now)
  const sent = await readSentLinks(tx, email, keys, now)
  const standing = requireAllowance({ kind: 'link', standing: found, sent }, { ...deps, now })
  return { device_key: keys.device_key, network_key: keys.network_key, standing }
}

/**
 * Emails a link in the caller's transaction. An address without an account gets an email too, by the same work, so that neither
 * the response nor its time reveals it. Returns the link, for the operator only (`asker` null, no limit). Throws
 * `request.rate_limited` when the device's allowance is used up.
 */
export const sendLink = async (
  deps: LinkDeps,
  tx: Sql,
  { purpose, user_id, email, password_hash, language }: LinkToSend,
  asker: Asker | null,
): Promise<string> => {
  const now = deps.clock.now()
  const { page, validMs, otherwise } = KINDS[purpose]
  await lockMailbox(tx, email)
  const allowed = asker === null ? OPERATOR : await takeAllowance(deps, tx, email, asker)
  const token = deps.ids.secret(TOKEN_BYTES)
  await insertLink(tx, {
    link_id: deps.ids.uuid(),
    token_hash: hashLinkToken(token),
    user_id,
    email,
    purpose,
    password_hash: password_hash ?? null,
    ...allowed,
    createdAt: now,
    expiresAt: new Date(now.getTime() + validMs),
  })
  const mail = user_id === null ? otherwise : purpose
  const link = `${deps.origin}${page}?token=${token}`
  const values = { link, hours: validMs / HOUR_MS, page: `${deps.origin}/login` }
  const sending = await deps.gateway.send(tx, {
    to: email,
    channel: 'email',
    template: mail,
    subject: deps.texts.message(language, `auth.mail.${mail}.subject`),
    text: deps.texts.message(language, `auth.mail.${mail}.text`, values),
    language,
    usefulMs: validMs,
    cause: allowed.standing === 'unknown' ? 'stranger' : 'account',
  })
  requireSent(sending)
  return link
}

/** Like `sendLink`, but does nothing during the cooldown: the previous email is still valid. */
export const sendLinkUnlessThrottled = async (
  deps: LinkDeps & Pick<AuthDeps, 'db'>,
  link: LinkToSend,
  asker: Asker,
): Promise<void> => {
  await deps.db
    .withTx((tx) => sendLink(deps, tx, link, asker))
    .catch((error: unknown) => {
      if (!isAppError(error) || statusOf(error.code) !== TOO_MANY) throw error
    })
}
