import type { TestApp } from '../build-test-app.ts'
import { type Case, NAME, PASSWORD, passcode } from './pre-hijack-case.ts'

const READS = ['GET /profile', 'GET /orders/mine', 'GET /stores/me', 'GET /profile/export', 'GET /orders']

/** Accounts that the holder has proven: by the number or by the address. */
const accountsOf = async (app: TestApp, { phone, address }: Case): Promise<string[]> => {
  const rows = await app.db.query<{ user_id: string }>(
    `SELECT user_id FROM users WHERE (phone = $1 AND phone_verified_at IS NOT NULL) OR (email = $2 AND email_verified_at IS NOT NULL)`,
    [`+91${phone}`, address],
  )
  return rows.map(({ user_id }) => user_id)
}

/** What a session of the stranger opens. */
const openedBy = async (app: TestApp, token: string, isTheirs: (id: string | undefined) => boolean): Promise<string[]> => {
  const { user } = (await app.call('GET /auth/me', { token })).body as { user: { id: string } | null }
  if (!isTheirs(user?.id)) return []
  const left = ['a session']
  for (const read of READS) if ((await app.call(read, { token })).status === 200) left.push(read)
  if ((await app.call('PATCH /profile', { token, body: { name: 'Stolen' } })).status === 200) left.push('PATCH /profile')
  return left
}

const undoLinksTo = async (app: TestApp, addresses: readonly string[]): Promise<string[]> => {
  const rows = await app.db.query<{ token: string }>(
    `SELECT substring(body FROM 'undo-change\\?token=([A-Za-z0-9_-]+)') AS token FROM message_outbox
     WHERE recipient = ANY ($1) AND body LIKE '%/undo-change%'`,
    [addresses],
  )
  return rows.map(({ token }) => token)
}

/** The stranger tries every way in once more; gives the tokens that came of it. */
const tryAgain = async (app: TestApp, one: Case, hasPassword: boolean): Promise<string[]> => {
  const { email, address, addresses, passkeys } = one
  const answers: Awaited<ReturnType<TestApp['call']>>[] = []
  // A change that is undone would bring an earlier address of the stranger back.
  for (const link of await undoLinksTo(app, addresses)) await app.call('POST /profile/undo-change', { body: { token: link } })
  for (const tried of new Set([email, ...addresses]))
    answers.push(
      await app.call('POST /auth/verify-email-passcode', { body: { email: tried, passcode: await passcode(app, tried) } }),
    )
  // A password that no account has is not tried: it is slow.
  if (hasPassword)
    for (const tried of [email, address])
      answers.push(await app.call('POST /auth/login', { body: { email: tried, password: PASSWORD } }))
  for (const device of passkeys) {
    const { body } = await app.call('POST /auth/passkeys/sign-in/options')
    answers.push(await app.call('POST /auth/passkeys/sign-in', { body: { response: device.get(body.options as never) } }))
  }
  return answers.filter(({ status }) => status === 200).map(({ body }) => String(body.token))
}

/** What the stranger left in the tables of these accounts. */
const attachedTo = async (app: TestApp, userIds: string[], { email }: Case): Promise<string[]> => {
  const [row] = await app.db.query<Record<string, boolean>>(
    `SELECT bool_or(u.email = $2) AS "an address", bool_or(u.password_hash IS NOT NULL) AS "a password",
       bool_or(u.name = $3 AND NOT EXISTS (SELECT 1 FROM stores w WHERE w.owner_user_id = u.user_id AND w.owner_name = $3)) AS "a name",
       bool_or(EXISTS (SELECT 1 FROM memberships h JOIN stores w USING (store_id)
         WHERE w.owner_user_id = u.user_id AND h.user_id <> u.user_id AND h.joined_at IS NOT NULL)) AS "a helper",
       bool_or(EXISTS (SELECT 1 FROM stores w WHERE w.owner_user_id = u.user_id AND w.status = 'active'
         AND (w.email = $2 OR w.shown_whatsapp = '+919700000001'))) AS "contacts of the shop"
     FROM users u WHERE u.user_id = ANY ($1)`,
    [userIds, email, NAME],
  )
  return Object.entries(row ?? {}).flatMap(([what, is]) => (is === true ? [what] : []))
}

/** What is left to the stranger of the accounts whose number or address the holder has proven: nothing, whatever happened before. */
export const findReach = async (app: TestApp, one: Case): Promise<string[]> => {
  const userIds = await accountsOf(app, one)
  if (userIds.length === 0) return []
  const isTheirs = (id: string | undefined): boolean => id !== undefined && userIds.includes(id)
  const attached = await attachedTo(app, userIds, one)
  const left = [...attached]
  for (const token of one.tokens) left.push(...(await openedBy(app, token, isTheirs)).map((what) => `a kept token: ${what}`))
  for (const token of await tryAgain(app, one, attached.includes('a password')))
    left.push(...(await openedBy(app, token, isTheirs)).map((what) => `another sign-in: ${what}`))
  return left
}
