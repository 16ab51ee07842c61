import type { Sql } from '../../../platform/db/sql.ts'
import { findUser } from '../accounts/users.repo.ts'
import type { AuthDeps } from '../deps.ts'

type News = 'passkey_added' | 'passkey_removed' | 'app_added' | 'app_removed' | 'codes_renewed' | 'factors_reset'

type NewsDeps = Pick<AuthDeps, 'texts' | 'gateway' | 'origin'>

/** Tells a person, at their number and their address, that a way into their account has changed: it may not have been them. */
export const notifyOfFactor = async (
  deps: NewsDeps,
  tx: Sql,
  { user_id, news, name = '', language }: { user_id: string; news: News; name?: string; language: string },
): Promise<void> => {
  const person = await findUser(tx, user_id, null)
  const values = { name, page: `${deps.origin}/profile` }
  const text = deps.texts.message(language, `auth.factor.${news}`, values)
  const subject = deps.texts.message(language, 'auth.factor.subject')
  if (person?.email)
    await deps.gateway.send(tx, { to: person.email, channel: 'email', template: news, subject, text, language, cause: 'account' })
  if (person?.phone)
    await deps.gateway.send(tx, { to: person.phone, channel: 'sms', template: news, text, language, cause: 'account' })
}
