import { recordSecurityEvent } from '../../../platform/audit/index.ts'
import type { Asker } from '../../../platform/http/caller/device-cookie.ts'
import { insertAccount } from '../accounts/accounts.repo.ts'
import type { AuthDeps } from '../deps.ts'
import { sendLink } from '../links/send-link.ts'
import { requireGoodPassword } from '../passwords/require-good-password.ts'

type SignUpInput = {
  name: string
  email: string
  password: string
  language: string
  device: string
  ip: string
  asker: Asker
}

/**
 * Creates an account that is confirmed by the emailed link; until then it cannot sign in. An address that has an account gets
 * an email that says so: response and work are the same. Throws `auth.password_weak`, `auth.password_common`,
 * `request.rate_limited`.
 */
export const signUp = async (
  deps: AuthDeps,
  { name, email, password, language, device, ip, asker }: SignUpInput,
): Promise<void> => {
  requireGoodPassword(password)
  const password_hash = await deps.passwords.hash(password)
  await deps.db.withTx(async (tx) => {
    const user_id = await insertAccount(tx, { user_id: deps.ids.uuid(), name, email, password_hash, at: deps.clock.now() })
    await sendLink(deps, tx, { purpose: 'verify_email', user_id, email, password_hash, language }, asker)
    await recordSecurityEvent(tx, deps, { kind: 'auth.account_made', user_id, store_id: null, device, ip })
  })
}
