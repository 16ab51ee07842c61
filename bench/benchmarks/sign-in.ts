import { join } from 'node:path'
import { createPasswords } from '../../apps/server/src/modules/auth/index.ts'
import { aStore, aUser } from '../../apps/server/test/factories/shops.ts'
import { type BenchDatabase, openBenchDatabase } from '../data/bench-database.ts'
import type { Benchmark, Options } from '../harness/benchmark.ts'
import type { Findings, Table } from '../harness/report.ts'
import { showMs, type Timing } from '../harness/statistics.ts'
import { withServer } from '../harness/with-server.ts'
import type { ListedRequest, ListJob } from '../load/list-load.ts'
import { startReaders, TIMING_HEAD, timingCells } from '../load/readers.ts'
import { startWorker, type Worker } from '../load/worker.ts'

const PORT = 5166
const CODES = 2000
const SESSIONS = 3000
const LOGINS = 400
const LOGINS_AT_ONCE = 32
const PASSWORD = 'Dal-Chawal 5 kilo!'
const API = '/api/v1'

type Sender = Worker<ListJob, Timing>

const phoneOf = (index: number): string => `+9171${String(index).padStart(8, '0')}`

/** Sends codes to phone numbers and signs in with them, eight at a time. */
const measureCodes = async (world: BenchDatabase, sender: Sender): Promise<Table> => {
  const phones = Array.from({ length: CODES }, (_, index) => phoneOf(index))
  const send = await sender.ask({
    port: PORT,
    atOnce: 8,
    requests: phones.map((phone) => ({ method: 'POST', path: `${API}/auth/send-otp`, body: { phone, role: 'customer' } })),
  })
  const rows = await world.db.query<{ phone: string; otp: string }>(
    'SELECT recipient AS phone, code AS otp FROM message_outbox WHERE code IS NOT NULL',
  )
  const requests = rows.map(
    ({ phone, otp }): ListedRequest => ({
      method: 'POST',
      path: `${API}/auth/verify-otp`,
      body: { phone, otp, role: 'customer' },
    }),
  )
  const half = Math.floor(requests.length / 2)
  const one = await sender.ask({ port: PORT, atOnce: 1, requests: requests.slice(0, half) })
  const eight = await sender.ask({ port: PORT, atOnce: 8, requests: requests.slice(half) })
  return {
    head: ['what', 'at once', ...TIMING_HEAD],
    rows: [
      ['a code is sent', '8', ...timingCells(send)],
      ['signed in by it, account made', '1', ...timingCells(one)],
      ['signed in by it, account made', '8', ...timingCells(eight)],
    ],
  }
}

/** Measures the session check of a request: without a session, with one repeated session, and with a different session each time. */
const measureSessions = async (world: BenchDatabase, sender: Sender): Promise<Table> => {
  const store = await aStore(world)
  const owner = { user_id: store.owner_user_id, store_id: store.store_id }
  const tokens: string[] = []
  for (let index = 0; index < SESSIONS; index += 1) tokens.push(await world.signIn(owner))
  const path = `${API}/stores/${store.store_id}`
  const of = (token: string): ListedRequest => ({ method: 'GET', path, headers: { Authorization: `Bearer ${token}` } })
  const ask = (requests: ListedRequest[]) => sender.ask({ port: PORT, atOnce: 1, requests })
  const ofNobody = tokens.map((): ListedRequest => ({ method: 'GET', path }))
  await ask(ofNobody.slice(0, 500))
  const nobody = await ask(ofNobody)
  const same = await ask(tokens.map(() => of(tokens[0] ?? '')))
  const fresh = await ask(tokens.map(of))
  const cost = (timing: Timing): string => showMs(Math.max(0, timing.p50Ms - nobody.p50Ms))
  return {
    head: ['`GET /stores/{id}`', ...TIMING_HEAD, 'cost of the check (p50, ms)'],
    rows: [
      ['of nobody', ...timingCells(nobody), ''],
      ['of one session, its copy at hand', ...timingCells(same), cost(same)],
      ['of another session each time, looked up', ...timingCells(fresh), cost(fresh)],
    ],
  }
}

/** Measures log-ins by password, and their effect on other requests. */
const measurePasswords = async (world: BenchDatabase, sender: Sender, seconds: number): Promise<Table> => {
  const hash = await createPasswords().hash(PASSWORD)
  const requests: ListedRequest[] = []
  for (let index = 0; index < LOGINS; index += 1) {
    const email = `person${index}@example.in`
    const { user_id } = await aUser(world, { email, phone: null })
    await world.db.execute('UPDATE users SET password_hash = $2, email_verified_at = $3 WHERE user_id = $1', [
      user_id,
      hash,
      world.clock.now(),
    ])
    requests.push({ method: 'POST', path: `${API}/auth/login`, body: { email, password: PASSWORD } })
  }
  const store = await aStore(world)
  const readers = await startReaders()
  const load = { concurrency: 1, warmUpMs: 500, measureMs: seconds * 1000 }
  const read = () => readers.ask({ port: PORT, paths: [`${API}/stores/${store.store_id}`], headers: {}, load })
  const alone = await read()
  const [logins, beside] = await Promise.all([sender.ask({ port: PORT, atOnce: LOGINS_AT_ONCE, requests }), read()])
  readers.end()
  return {
    head: ['what', 'at once', ...TIMING_HEAD],
    rows: [
      ['log-in by e-mail and password', String(LOGINS_AT_ONCE), ...timingCells(logins)],
      ['`GET /stores/{id}` alone', '1', ...timingCells(alone)],
      ['`GET /stores/{id}` beside the log-ins', '1', ...timingCells(beside)],
    ],
  }
}

const run = async ({ seconds }: Options): Promise<Findings> => {
  const world = await openBenchDatabase()
  const sender: Sender = await startWorker(join(import.meta.dirname, '..', 'load', 'list-load.ts'), null)
  try {
    return await withServer({ dataDir: world.dataDir, port: PORT, env: { RATE_LIMIT: 'off' } }, async () => ({
      about:
        'By code: `POST /auth/send-otp` and `POST /auth/verify-otp` over HTTP, each for a number of its own. The session check: what a call takes longer because a token comes with it. Passwords: argon2id with 19 MiB, two passes; one processor stays free for other calls.',
      tables: [
        await measureCodes(world, sender),
        await measureSessions(world, sender),
        await measurePasswords(world, sender, seconds),
      ],
    }))
  } finally {
    sender.end()
    await world.remove()
  }
}

export const signInBenchmark: Benchmark = { name: 'sign-in', title: 'Signing in', run }
