import type { TestApp } from '../build-test-app.ts'
import { anOwner, aStore } from '../factories/shops.ts'

/** How many of a case a world has: the first call that is served uses one up. */
const EACH = 4

/** Grievances about a shop: the officer may ask it about the first, and has asked it about the others. Their ids and tickets. */
export const aShopsGrievance = async (
  app: TestApp,
  { admin, store_id, phone }: { admin: string; store_id: string; phone: string },
): Promise<{ grievance_id: string[]; ticket: string[] }> => {
  const body = { kind: 'product', name: 'Asha', phone, store_id, text: 'The bread was stale.' }
  for (let made = 0; made < EACH; made += 1) await app.call('POST /grievances', { body })
  const answer = await app.call('GET /admin/grievances', { token: admin })
  const grievances = answer.body.grievances as { grievance_id: string; ticket: string }[]
  for (const { grievance_id } of grievances.slice(1))
    await app.call(`POST /admin/grievances/${grievance_id}/ask-shop`, { token: admin })
  return {
    grievance_id: grievances.map(({ grievance_id }) => grievance_id),
    ticket: grievances.map(({ ticket }) => ticket),
  }
}

const setStatus = (app: TestApp, storeId: string, status: string) =>
  app.db.execute('UPDATE stores SET status = $2 WHERE store_id = $1', [storeId, status])

/** Shops that wait for an admin's look, and a suspended one. */
export const storesForAdmins = async (app: TestApp): Promise<string[]> => {
  const ids: string[] = []
  for (let made = 0; made < EACH; made += 1) {
    const { store_id } = await aStore(app)
    await setStatus(app, store_id, made === 0 ? 'suspended' : 'in_review')
    ids.push(store_id)
  }
  return ids
}

/** Sessions of owners whose shops an admin sent back. */
export const sentBackOwners = async (app: TestApp): Promise<string[]> => {
  const sessions: string[] = []
  for (let made = 0; made < EACH; made += 1) {
    const store = await aStore(app)
    await setStatus(app, store.store_id, 'sent_back')
    sessions.push(await app.signIn(anOwner(store)))
  }
  return sessions
}

/** Sessions of one person, because signing out is one of the calls. */
export const sessionsOf = async (app: TestApp, user: Parameters<TestApp['signIn']>[0]): Promise<string[]> => {
  const sessions: string[] = []
  for (let made = 0; made < EACH; made += 1) sessions.push(await app.signIn(user))
  return sessions
}

/**
 * Passkeys of an owner, whose ids this returns, and the two factors of an admin, who may remove one. Nobody can sign in with them: the
 * keys are no keys.
 */
export const factorsToUse = async (app: TestApp, ownerId: string, adminId: string): Promise<{ passkeyIds: string[] }> => {
  const rows = await app.db.query<{ passkey_id: string }>(
    `INSERT INTO passkeys (user_id, passkey_id, credential_id, public_key, sign_count, transports, is_synced, is_backed_up, name, created_at)
     SELECT CASE n WHEN 0 THEN $4::uuid ELSE $1::uuid END, gen_random_uuid(), 'AAAAAAAAAAAAAAAAAAA' || n, '\\x00', 0, '{}', false, false,
       'Phone', $2 FROM generate_series(0, $3::int) n
     RETURNING passkey_id`,
    [ownerId, app.clock.now(), EACH, adminId],
  )
  await app.db.execute(
    `INSERT INTO authenticator_apps (user_id, secret, created_at, confirmed_at) VALUES ($1, '\\x00', $2, $2)`,
    [adminId, app.clock.now()],
  )
  return { passkeyIds: rows.map(({ passkey_id }) => passkey_id) }
}
