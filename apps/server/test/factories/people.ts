import { createPasswords } from '../../src/modules/auth/index.ts'
import type { NewStore } from '../../src/modules/stores/index.ts'
import type { TestApp } from '../build-test-app.ts'
import { aStore, aUser } from '../factories/shops.ts'

/** Valid by the password rules, and not used elsewhere. */
export const PASSWORD = 'Dal-Chawal 5 kilo!'

/** Computed once: a real hash takes long, and people with the same password may share a hash here. */
const hashed = createPasswords().hash(PASSWORD)
let count = 0

/** An email address that no one else in this process has. */
export const anEmail = (): string => {
  count += 1
  return `person${count}@example.in`
}

type World = Pick<TestApp, 'db' | 'ids' | 'clock'>

/** Gives a person a password and an email address, verified by default. */
export const withPassword = async (
  { db, clock }: World,
  userId: string,
  { email = anEmail(), isProven = true }: { email?: string; isProven?: boolean } = {},
): Promise<string> => {
  await db.execute('UPDATE users SET email = $2, password_hash = $3, email_verified_at = $4 WHERE user_id = $1', [
    userId,
    email,
    await hashed,
    isProven ? clock.now() : null,
  ])
  return email
}

/** A shop whose owner has an email address and a password. */
export const aShopWithPassword = async (world: World): Promise<{ store: NewStore; email: string }> => {
  const store = await aStore(world)
  return { store, email: await withPassword(world, store.owner_user_id) }
}

/** A customer with an email address and a password. */
export const aCustomerWithPassword = async (world: World, options = {}): Promise<{ user_id: string; email: string }> => {
  const { user_id } = await aUser(world, { phone: null })
  return { user_id, email: await withPassword(world, user_id, options) }
}

/** The newest message to a number or an address: its code, and the token of its link. */
export const lastMessage = async (
  { db }: Pick<World, 'db'>,
  recipient: string,
): Promise<{ template: string; code: string; token: string; subject: string | null; body: string } | undefined> => {
  const [row] = await db.query<{ template: string; code: string | null; body: string; subject: string | null }>(
    'SELECT template, code, body, subject FROM message_outbox WHERE recipient = $1 ORDER BY created_at DESC, message_id DESC LIMIT 1',
    [recipient],
  )
  return row && { ...row, code: row.code ?? '', token: /token=([\w-]+)/.exec(row.body)?.[1] ?? '' }
}

/** Number of a person's sessions that are still valid. */
export const countSessions = async ({ db }: Pick<World, 'db'>): Promise<number> => {
  const [row] = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM sessions WHERE revoked_at IS NULL')
  return row?.n ?? 0
}
