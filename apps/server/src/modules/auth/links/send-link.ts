import { createHash } from 'node:crypto'
import { LINK_VALID_MS } from '@jhola/contract/constants'
import type { Sql } from '../../../platform/db/sql.ts'
import { isAppError } from '../../../platform/errors.ts'
import { countedSince, requireCooldown } from '../codes/send-throttle.ts'
import type { AuthDeps } from '../deps.ts'
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

type LinkDeps = Pick<AuthDeps, 'clock' | 'ids' | 'texts' | 'gateway' | 'origin' | 'isRateLimited'>

const TOKEN_BYTES = 32
const HOUR_MS = 3_600_000

/** The page of a link, its validity, and the text for an address without an account. */
const KINDS: Record<LinkPurpose, { page: string; validMs: number; otherwise: string }> = {
  verify_email: { page: '/verify-email', validMs: LINK_VALID_MS, otherwise: 'account_exists' },
  reset_password: { page: '/password-setup', validMs: HOUR_MS, otherwise: 'no_account' },
  change_email: { page: '/verify-email', validMs: LINK_VALID_MS, otherwise: 'no_account' },
}

/** The stored hash of a link's token, which is long enough to need no pepper. */
export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(`link:${token}`).digest()

/**
 * Emails a link in the caller's transaction. An address without an account gets an email too, by the same work, so that neither
 * the response nor its time reveals it. Returns the link, for the operator only. Throws `request.rate_limited` during the
 * address's cooldown (30 s, 5 an hour, 10 a day).
 */
export const sendLink = async (
  deps: LinkDeps,
  tx: Sql,
  { purpose, user_id, email, password_hash, language }: LinkToSend,
): Promise<string> => {
  const now = deps.clock.now()
  const { page, validMs, otherwise } = KINDS[purpose]
  await lockMailbox(tx, email)
  if (deps.isRateLimited) requireCooldown(await readSentLinks(tx, email, countedSince(now)), now)
  const token = deps.ids.secret(TOKEN_BYTES)
  await insertLink(tx, {
    link_id: deps.ids.uuid(),
    token_hash: hashLinkToken(token),
    user_id,
    email,
    purpose,
    password_hash: password_hash ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + validMs),
  })
  const mail = user_id === null ? otherwise : purpose
  const link = `${deps.origin}${page}?token=${token}`
  const values = { link, hours: validMs / HOUR_MS, page: `${deps.origin}/login` }
  await deps.gateway.send(tx, {
    to: email,
    channel: 'email',
    template: mail,
    subject: deps.texts.message(language, `auth.mail.${mail}.subject`),
    text: deps.texts.message(language, `auth.mail.${mail}.text`, values),
    language,
    usefulMs: validMs,
  })
  return link
}

/** Like `sendLink`, but does nothing during the cooldown: the previous email is still valid. */
export const sendLinkUnlessThrottled = async (deps: LinkDeps & Pick<AuthDeps, 'db'>, link: LinkToSend): Promise<void> => {
  await deps.db
    .withTx((tx) => sendLink(deps, tx, link))
    .catch((error: unknown) => {
      if (!isAppError(error) || error.code !== 'request.rate_limited') throw error
    })
}
