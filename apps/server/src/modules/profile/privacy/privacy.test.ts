import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { PASSWORD, withPassword } from '../../../../test/factories/people.ts'
import { anOwner, aStore } from '../../../../test/factories/shops.ts'
import { aWholePerson, codeFor, LINE, type WholePerson } from '../../../../test/factories/whole-person.ts'
import { fatesOf, findUnlisted, personalTables } from './find-unlisted.ts'

type Row = Record<string, unknown>
type Rows = Record<string, Row[]>

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const OWN_ORDERS = 'IN (SELECT order_id FROM orders WHERE customer_user_id = $1)'
/**
 * Conditions that find a user's rows by table; $1 the account, $2 the number, $3 the email. Other tables are found by `user_id`.
 */
const WHOSE: Record<string, string> = {
  push_outbox: 'subscription_id IN (SELECT subscription_id FROM push_subscriptions WHERE user_id = $1)',
  idempotency_keys: `principal = 'user:' || $1::text`,
  message_outbox: `recipient IN ($2, $3) AND state <> 'waiting'`,
  one_time_codes: 'recipient = $2',
  area_wishes: 'phone = $2',
  grievances: 'phone = $2',
  stories: 'phone = $2',
  orders: 'customer_user_id = $1',
  order_words: `order_id ${OWN_ORDERS}`,
  order_events: `order_id ${OWN_ORDERS}`,
  order_changes: `order_id ${OWN_ORDERS}`,
  reviews: `order_id ${OWN_ORDERS}`,
  stores: 'owner_user_id = $1',
}
const OF_ACCOUNT = [
  ...[
    'users',
    'addresses',
    'account_carts',
    'account_favourites',
    'consents',
    'memberships',
    'notification_settings',
    'push_subscriptions',
  ],
  ...['sessions', 'known_devices', 'sign_in_approvals', 'email_links', 'security_events', 'nominees'],
]
const whose = (table: string): string => WHOSE[table] ?? 'user_id = $1'

/** Changed by the deletion itself: times, the deleted state, and the consumed OTP. */
const CHANGED_BY_IT = ['updated_at', 'deleted_at', 'revoked_at', 'version', 'status', 'tries', 'used_at', 'resolved_at']
/** Kept for two days for the send limits of a contact. */
const CONTACTS_KEPT = ['one_time_codes.recipient', 'email_links.email']

const readRows = async (tables: readonly string[], { user_id, phone, email }: Who): Promise<Rows> => {
  const rows: Rows = {}
  for (const table of tables) {
    const found = await app.db.query<{ row: Row }>(
      `SELECT to_jsonb(t) AS row FROM ${table} t
       WHERE ($1::uuid, $2::text, $3::text) IS NOT NULL AND ${whose(table)}`,
      [user_id, phone, email],
    )
    rows[table] = found.map(({ row }) => row)
  }
  return rows
}

type Who = { user_id: string; phone: string; email: string }

const keyOf = async (table: string): Promise<string[]> => {
  const columns = await app.db.query<{ name: string }>(
    `SELECT a.attname AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
     WHERE i.indrelid = $1::regclass AND i.indisprimary`,
    [table],
  )
  return columns.map(({ name }) => name)
}

/** A row after the deletion; undefined when it is deleted. */
const readAgain = async (table: string, row: Row): Promise<Row | undefined> => {
  const key = await keyOf(table)
  const rows = await app.db.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM ${table} t WHERE to_jsonb(t) @> $1::jsonb`, [
    JSON.stringify(Object.fromEntries(key.map((column) => [column, row[column]]))),
  ])
  return rows[0]?.row
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** Columns of one row whose value after the deletion contradicts the list. */
const findBroken = (table: string, before: Row, after: Row | undefined, tells: (value: unknown) => boolean): string[] => {
  const fates = fatesOf(personalTables[table] ?? { about: '' })
  return fates.flatMap(([column, fate]) => {
    const [was, is] = [before[column], after?.[column]]
    const name = `${table}.${column}`
    if (after === undefined) return fate === 'erased' ? [] : [`${name} is ${fate}, but the row is gone`]
    if (fate === 'erased') return isEmpty(is) ? [] : [`${name} is erased, but still there`]
    if (tells(is) && !CONTACTS_KEPT.includes(name)) return [`${name} is ${fate}, and tells who it was`]
    if (fate === 'masked' || CHANGED_BY_IT.includes(column)) return []
    return JSON.stringify(is) === JSON.stringify(was) ? [] : [`${name} is kept, but changed`]
  })
}

const findAllBroken = async (rows: Rows, tells: (value: unknown) => boolean): Promise<string[]> => {
  const broken: string[] = []
  for (const [table, all] of Object.entries(rows))
    for (const before of all) broken.push(...findBroken(table, before, await readAgain(table, before), tells))
  return [...new Set(broken)]
}

const tellsOf =
  (words: readonly string[]) =>
  (value: unknown): boolean =>
    words.some((word) => (JSON.stringify(value) ?? '').includes(word))

describe('deleting an account does to each column what the list says', () => {
  const tables = [...OF_ACCOUNT, ...Object.keys(WHOSE)].filter((table) => table !== 'stores' && table !== 'memberships')
  let person: WholePerson
  let who: Who
  let rows: Rows
  let exported: string
  beforeAll(async () => {
    person = await aWholePerson(app)
    await app.db.execute(`UPDATE orders SET status = 'delivered' WHERE order_id = $1`, [person.open])
    who = { user_id: person.user_id, phone: `+91${person.phone}`, email: person.email }
    exported = JSON.stringify((await app.call('GET /profile/export', { token: person.token })).body)
    const otp = await codeFor(app, person.phone)
    rows = await readRows(tables, who)
    expect((await app.call('POST /profile/delete', { token: person.token, body: { otp } })).status).toBe(200)
  })

  test('for a customer who used everything', async () => {
    const tells = tellsOf(['Zebunnisa', 'Mulberry', LINE, person.phone, person.email])
    expect(await findAllBroken(rows, tells)).toEqual([])
  })

  test('and each table of a person is tried', () => {
    const tried = Object.entries(rows).filter(([, all]) => all.length > 0)
    expect(tables.filter((table) => !tried.some(([name]) => name === table))).toEqual([])
  })

  test('and the export has what is erased or masked, as far as the list does not say why it has not', () => {
    const missing = Object.entries(rows).flatMap(([table, all]) => {
      const listed = personalTables[table]
      if (!listed || listed.notExported?.columns === 'all') return []
      const left = listed.notExported?.columns ?? []
      const columns = [...(listed.erased ?? []), ...(listed.masked ?? [])].filter(
        (name) => !left.includes(name) && !name.endsWith('_id'),
      )
      return columns
        .filter((column) => all.some((row) => isText(row[column]) && !exported.includes(inJson(row[column]))))
        .map((column) => `${table}.${column}`)
    })
    expect([...new Set(missing)]).toEqual([])
  })
})

/** Times have another text form, and numbers match by chance. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 3 && !/^\d{4}-\d\d-\d\dT/.test(value)
const inJson = (value: unknown): string => JSON.stringify(value).slice(1, -1)

test('deleting the account of an owner does to each column what the list says', async () => {
  const store = await aStore(app)
  const owner = anOwner(store)
  await withPassword(app, owner.user_id)
  const token = await app.signIn(owner)
  await app.call('PUT /stores/me/availability', { token, body: { state: 'closed' } })
  const rows = await readRows(['users', 'memberships', 'stores', 'sessions'], { user_id: owner.user_id, phone: '', email: '' })
  expect((await app.call('POST /profile/delete', { token, body: { password: PASSWORD } })).status).toBe(200)
  const [before] = rows.stores ?? []
  const words = [before?.owner_name, before?.phone, before?.whatsapp, before?.email, before?.upi_vpa].filter(
    (word) => !isEmpty(word),
  )
  expect(words.length).toBeGreaterThan(1)
  expect(await findAllBroken(rows, tellsOf(words.map(String)))).toEqual([])
})

describe('the list against the schema', () => {
  const personal = { people: { about: 'people', erased: ['name'], kept: { 'an id': ['id'] } } }
  const impersonal = { counters: 'numbers' }
  const schema = [
    { table: 'people', columns: ['id', 'name'] },
    { table: 'counters', columns: ['last'] },
  ]
  const find = (migrated: Parameters<typeof findUnlisted>[0]) => findUnlisted(migrated, personal, impersonal)

  test('agrees', () => {
    expect(find(schema)).toEqual([])
    expect(find([schema[0] ?? { table: '', columns: [] }, { table: 'counters', columns: ['last', 'more'] }])).toEqual([])
  })

  test('names a column of a person’s table and a table that it does not know', () => {
    expect(find([{ table: 'people', columns: ['id', 'name', 'gift_note'] }, schema[1] ?? { table: '', columns: [] }])).toEqual([
      'people.gift_note is not listed: is it kept, masked or erased when its person is forgotten?',
    ])
    expect(find([...schema, { table: 'letters', columns: ['text'] }])).toEqual([
      'table letters is not listed: does it hold data of persons?',
    ])
  })

  test('names what is not there any more', () => {
    expect(find([{ table: 'people', columns: ['id'] }])).toEqual([
      'people.name is listed and does not exist',
      'table counters is listed and does not exist',
    ])
  })
})
