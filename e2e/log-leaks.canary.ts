import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { expect, test } from '@playwright/test'
import type { Database } from '../apps/server/src/platform/db/index.ts'
import { findLeaks } from '../scripts/test/find-leaks.ts'
import { CARD, LOG_FILE, LOGGED_SECRETS_FILE, UPI_ID } from './support/logged-secrets.ts'
import { hasServerData, withServerData } from './support/server-data.ts'

/** Numbers, addresses, codes and links of every user, as the server stores them. */
const readPeople = async (db: Database): Promise<string[]> => {
  const rows = await db.query<{ value: string | null }>(
    `SELECT phone AS value FROM users UNION SELECT email FROM users
     UNION SELECT customer_phone FROM orders UNION SELECT customer_email FROM orders UNION SELECT customer_name FROM orders
     UNION SELECT line FROM addresses UNION SELECT phone FROM stores UNION SELECT email FROM stores UNION SELECT upi_vpa FROM stores
     UNION SELECT recipient FROM message_outbox UNION SELECT code FROM message_outbox
     UNION SELECT found[1] FROM message_outbox, regexp_matches(body, '[?&](?:token|t)=([A-Za-z0-9_-]+)', 'g') AS found
     UNION SELECT reference FROM test_bank_payments`,
  )
  return rows.flatMap(({ value }) => (value === null ? [] : [value, value.replace(/^\+91/, '')]))
}

/** The database's own log, where the embedded one runs. */
const databaseLogs = (): string[] => {
  const folder = join(env.E2E_DATA_DIR ?? '', 'postgres', 'log')
  return readdirSync(folder).map((name) => join(folder, name))
}

/** Folder names of this run contain random letters, which sometimes look like a token. */
const withoutFolders = (log: string): string =>
  [env.E2E_DATA_DIR ?? '', tmpdir()].filter(Boolean).reduce((text, folder) => text.replaceAll(folder, '<folder>'), log)

test('no log line of the whole suite holds a card, a code, a token, a UPI ID, an address or a number of somebody', async () => {
  test.skip(!hasServerData(), 'the log of a server that was started elsewhere is not at hand')
  const people = await withServerData(readPeople)
  const typed = readFileSync(LOGGED_SECRETS_FILE, 'utf8').split('\n')
  expect(people.length, 'the suite used people').toBeGreaterThan(20)
  const known = [...people, ...typed, CARD.number, CARD.holder, UPI_ID]
  const leaks = [LOG_FILE, ...databaseLogs()].flatMap((file) => {
    const log = withoutFolders(readFileSync(file, 'utf8'))
    return findLeaks(log, known).map(({ line, what, text }) => `${file}:${line} ${what}: ${text}`)
  })
  expect(readFileSync(LOG_FILE, 'utf8')).toContain('"msg":"request"')
  expect(leaks).toEqual([])
})
