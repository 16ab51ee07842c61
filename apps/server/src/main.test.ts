import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestClock } from '../test/build-test-app.ts'
import { childEnvironment } from '../test/child-environment.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { aProduct, aStore } from '../test/factories/shops.ts'
import { countLockWaits } from '../test/lock-waits.ts'
import { PRODUCTION } from '../test/production-environment.ts'
import { createIds } from './platform/ids.ts'

// Starts real servers, which are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let database: TestDatabase
const children: ChildProcess[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.drop()
})

const run = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...childEnvironment(),
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO_DATA: 'off',
      DATABASE_URL: database.connectionString,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const ended = once(child, 'exit')
  let errors = ''
  child.stderr.on('data', (bytes) => {
    errors += bytes
  })
  const lines = createInterface({ input: child.stdout })
  const address = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const found = /^Jhola runs at (\S+)$/.exec(line)?.[1]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
  })
  return { child, address, ended, errors: () => errors }
}

/** A port that another program uses. */
const takePort = async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  // @NOTE it listens on a port, not on a path.
  return { other, port: (other.address() as AddressInfo).port }
}

const aFreePort = async (): Promise<number> => {
  const { other, port } = await takePort()
  other.close()
  await once(other, 'close')
  return port
}

test('a wrong setting stops the start with one line and no value', async () => {
  const { ended, errors } = run({ PORT: 'secret-port' })
  expect((await ended)[0]).toBe(1)
  expect(errors()).toBe('Jhola cannot start: PORT must be a whole number from 0 to 65535\n')
})

test('a production start without settings stops with one line that names everything missing', async () => {
  const { ended, errors } = run({ NODE_ENV: 'production' })
  expect((await ended)[0]).toBe(1)
  expect(errors()).toBe(
    'Jhola cannot start: NODE_ENV=production needs PUBLIC_ORIGIN (the https address that people use, such as https://jhola.example), and SMS_HTTP_URL or WHATSAPP_HTTP_URL or SMTP_URL (a provider of messages; or MESSAGES=outbox, which sends none)\n',
  )
})

test('a busy port stops the start with one line, before a database is touched', async () => {
  const { other, port } = await takePort()
  const { ended, errors } = run({ PORT: String(port), DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' })
  expect((await ended)[0]).toBe(1)
  expect(errors()).toBe(`Jhola cannot start: port ${port} is in use by another program: stop it, or choose another PORT\n`)
  other.close()
})

test('a production server behind a proxy that it does not trust says so where it cannot be missed', async () => {
  const port = await aFreePort()
  const { child, address, errors } = run({ ...PRODUCTION, PORT: String(port), LOG_LEVEL: 'silent' })
  expect(await address).toBe(PRODUCTION.PUBLIC_ORIGIN)
  await fetch(`http://127.0.0.1:${port}/health`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  await expect.poll(errors).toContain('!!! A proxy is in front of this server, but TRUST_PROXY is not set.')
  child.kill('SIGTERM')
})

test('a database that is not there stops the start with one line', async () => {
  const { ended, errors } = run({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' })
  expect((await ended)[0]).toBe(1)
  expect(errors()).toMatch(/^Jhola cannot start: .*ECONNREFUSED.*\n$/)
})

test('after a signal a request in progress is answered, then the process ends', async () => {
  const clock = createTestClock(new Date())
  const world = { db: database.db, clock, ids: createIds(clock) }
  const store = await aStore(world, { opens: '00:00', closes: '23:59' })
  const product = await aProduct(world, store)
  const { child, address, ended } = run({ RATE_LIMIT: 'off' })
  const url = `${await address}/api/v1/orders`
  const body = {
    storeId: store.store_id,
    items: [{ productId: product.product_id, quantity: 2 }],
    customer: { name: 'Asha', phone: '9876543210' },
    deliveryType: 'pickup',
    paymentMethod: 'cod',
  }
  const held = Promise.withResolvers<void>()
  const mayGo = Promise.withResolvers<void>()
  const holding = database.db.withTx(async (tx) => {
    await tx.query('SELECT product_id FROM products WHERE store_id = $1 FOR UPDATE', [store.store_id])
    held.resolve()
    await mayGo.promise
  })
  await held.promise
  const placing = fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  await untilWaiting()
  child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${url}/board`).then(
        () => 'answers',
        () => 'closed',
      ),
    )
    .toBe('closed')
  mayGo.resolve()
  await holding
  expect((await placing).status).toBe(201)
  expect(await ended).toEqual([0, null])
})

/** Resolves when the order's statement waits for the row that the test has locked. */
const untilWaiting = () => expect.poll(() => countLockWaits(database.db)).toBe(1)

test('a second signal ends it immediately', async () => {
  const { child, address, ended } = run({})
  await address
  child.kill('SIGTERM')
  child.kill('SIGTERM')
  const [code] = await ended
  expect([0, 1]).toContain(code)
})
