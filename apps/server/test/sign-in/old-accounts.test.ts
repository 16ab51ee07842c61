import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/platform/db/index.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')
const RULES = '0149_proven_contacts.sql'
const THEN = '2026-01-01T00:00:00Z'
const LATER = '2026-02-01T00:00:00Z'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  folder = await mkdtemp(join(tmpdir(), 'jhola-old-accounts-'))
  const before = (await readdir(MIGRATIONS)).filter((name) => name < RULES)
  for (const name of before) await copyFile(join(MIGRATIONS, name), join(folder, name))
  await migrate(database.db, folder)
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

let count = 0
/** An account of before, with a session; in a shop of its own if it has one. */
const anAccount = async (contacts: {
  phone?: string | null
  email?: string | null
  shop?: 'with its address' | 'without'
}): Promise<string> => {
  count += 1
  const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
  const { phone, email, shop } = contacts
  await database.db.execute(
    `INSERT INTO users (user_id, name, phone, phone_verified_at, email, email_verified_at, password_hash, role, created_at, updated_at)
     VALUES ($1, 'Old', $2, $3, $4, $5, 'x', 'customer', $6, $6)`,
    [
      id,
      phone === undefined ? null : `+9198${String(count).padStart(8, '0')}`,
      phone,
      email === undefined ? null : `old${count}@x.example`,
      email,
      THEN,
    ],
  )
  if (shop !== undefined)
    await database.db.execute(
      `INSERT INTO stores (store_id, slug, name, owner_user_id, owner_name, store_type, picture, phone, email, street, locality, city, state,
         pincode, latitude, longitude, cell, opens, closes, working_days, delivery_radius_km, min_order_paise, delivery_fee_paise,
         free_delivery_from_paise, express_fee_paise, tax_mode, registered_at, updated_at)
       VALUES ($1, $1, 'Old shop', $2, 'Old', 'Kirana Store', '/p.svg', '+919800000000', $3, '1', '', 'Mumbai', 'Maharashtra', '400070', 19, 72, 1,
         '09:00', '21:00', '{1}', 3, 0, 0, 0, 0, 'exclusive', $4, $4)`,
      [`STORE-${count}`, id, shop === 'with its address' ? `old${count}@x.example` : null, THEN],
    )
  await database.db.execute(
    `INSERT INTO sessions (session_id, token_hash, user_id, store_id, device, created_at, seen_at, expires_at, ends_at)
     VALUES (gen_random_uuid(), decode(replace($2, '-', ''), 'hex'), $1::uuid, $3, 'x', $4, $4, 'infinity', 'infinity')`,
    [id, id, shop === undefined ? null : `STORE-${count}`, THEN],
  )
  return id
}
const stateOf = async (id: string) => {
  const [row] = await database.db.query(
    `SELECT u.email IS NOT NULL AS address, u.password_hash IS NOT NULL AS password, s.status AS shop,
       EXISTS (SELECT 1 FROM sessions x WHERE x.user_id = u.user_id AND x.revoked_at IS NULL) AS session
     FROM users u LEFT JOIN stores s ON s.owner_user_id = u.user_id WHERE u.user_id = $1`,
    [id],
  )
  return row
}

test('what counts as proven of old accounts', async () => {
  const both = await anAccount({ phone: THEN, email: LATER, shop: 'without' })
  const byNumber = await anAccount({ phone: THEN, email: null, shop: 'without' })
  const byAddressOnly = await anAccount({ phone: null, email: THEN, shop: 'with its address' })
  const openedByAddress = await anAccount({ phone: LATER, email: THEN, shop: 'with its address' })
  const addedBefore = await anAccount({ phone: LATER, email: THEN })
  const signUp = await anAccount({ email: null })
  const customer = await anAccount({ email: THEN })
  const nothing = await anAccount({ phone: null })
  await copyFile(join(MIGRATIONS, RULES), join(folder, RULES))
  await migrate(database.db, folder)
  const all = { address: true, password: true, session: true }
  expect(await stateOf(both)).toEqual({ ...all, shop: 'active' })
  // The number signed in by code, the address never came back.
  expect(await stateOf(byNumber)).toEqual({ address: false, password: false, session: true, shop: 'active' })
  // Nobody entered a code: the shop waits for it, and nobody is in it meanwhile.
  expect(await stateOf(byAddressOnly)).toEqual({ address: true, password: true, session: false, shop: 'new' })
  // The address of the registration was used before the number: it may be anybody's.
  expect(await stateOf(openedByAddress)).toEqual({ address: false, password: false, session: false, shop: 'active' })
  // Who had the address took the number too.
  expect(await stateOf(addedBefore)).toEqual({ ...all, shop: null })
  // A sign-up still waits for its link, a customer by address stays, and nobody is signed in to an account of nobody.
  expect(await stateOf(signUp)).toEqual({ address: true, password: true, session: false, shop: null })
  expect(await stateOf(customer)).toEqual({ ...all, shop: null })
  expect(await stateOf(nothing)).toEqual({ address: false, password: true, session: false, shop: null })
})
