import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { startMailReceiver } from '../../../test/fakes/message-receivers.ts'
import { PRODUCTION } from '../../../test/production-environment.ts'
import { loadConfig } from '../../config.ts'
import { checkBackups } from './check-backups.ts'
import { checkDatabase, checkWay } from './check-database.ts'
import { checkDisk, judgeClock, judgeRoom } from './check-machine.ts'
import { checkOrigin, judgeCertificate } from './check-origin.ts'
import { checkMail, checkPayments, checkPhoneMessages, checkPush } from './check-providers.ts'
import { checkSettings } from './check-settings.ts'
import type { Finding } from './finding.ts'
import { describeFindings } from './run-doctor.ts'

const NOW_MS = Date.parse('2026-11-20T06:00:00.000Z')
const HOUR_MS = 3_600_000

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'jhola-doctor-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const configOf = (env: Record<string, string> = {}) =>
  loadConfig({ ...PRODUCTION, DATABASE_URL: database.connectionString, DATA_DIR: folder, ...env })
const statesOf = (findings: readonly Finding[]) => findings.map(({ state, text }) => `${state}: ${text}`)

describe('the database', () => {
  test('that is migrated and writable is well', async () => {
    const findings = await checkDatabase(configOf())
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([])
    expect(statesOf(findings)).toEqual(expect.arrayContaining(['ok: it can be written', 'ok: the database has the same time']))
  })

  test('that lacks a migration is named with it', async () => {
    await database.db.execute(`UPDATE schema_migrations SET name = 'later' WHERE name = '0010_rate_limits.sql'`)
    const findings = await checkDatabase(configOf())
    await database.db.execute(`UPDATE schema_migrations SET name = '0010_rate_limits.sql' WHERE name = 'later'`)
    expect(findings.filter(({ state }) => state === 'bad')).toHaveLength(1)
  })

  test('that is not there is bad, and its address is not printed', async () => {
    const findings = await checkDatabase(configOf({ DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/nothing' }))
    expect(findings).toMatchObject([{ topic: 'database', state: 'bad', text: 'it cannot be opened (ECONNREFUSED)' }])
    expect(JSON.stringify(findings)).not.toContain('secret')
  })

  test.each([
    ['postgresql://me:secret@db.example/jhola', 'bad'],
    ['postgresql://me:secret@db.example/jhola?sslmode=require', 'bad'],
    ['postgresql://me:secret@10.0.0.7:5433/jhola?sslmode=disable', 'bad'],
    ['postgresql://me:secret@db.example/jhola?sslmode=verify-full', 'ok'],
    ['postgresql://me:secret@127.0.0.1/jhola', undefined],
    ['postgresql:///jhola?host=/var/run/postgresql', undefined],
  ])('at %s is reached in a way that is %s', (DATABASE_URL, state) => {
    expect(checkWay(configOf({ DATABASE_URL }))[0]?.state).toBe(state)
  })
})

test.each([
  [3 * 1024 ** 3, 'ok'],
  [1024 ** 3, 'note'],
  [100 * 1024 ** 2, 'bad'],
])('%i free bytes are %s', (bytes, state) => {
  expect(judgeRoom(bytes).state).toBe(state)
})

test('a folder that is not there is bad', async () => {
  expect(await checkDisk(join(folder, 'nothing'))).toMatchObject([{ state: 'bad', text: 'DATA_DIR cannot be written (ENOENT)' }])
})

test.each([
  ['yes', 'ok'],
  ['no', 'bad'],
  [undefined, 'note'],
])('a clock whose service says %s is %s', (answer, state) => {
  expect(judgeClock(answer).state).toBe(state)
})

describe('the certificate', () => {
  // @NOTE the other fields are not read.
  const certificate = { valid_from: 'Nov 20 00:00:00 2026 GMT', valid_to: 'Nov 30 00:00:00 2026 GMT' } as never
  test.each([
    ['fresh', undefined, '2026-11-21T00:00:00Z', 'ok'],
    ['about to end', undefined, '2026-11-29T20:00:00Z', 'note'],
    ['ended', 'CERT_HAS_EXPIRED', '2026-12-01T00:00:00Z', 'bad'],
    ['self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT', '2026-11-21T00:00:00Z', 'bad'],
  ])('that is %s', (_how, problem, now, state) => {
    expect(judgeCertificate({ problem, certificate }, Date.parse(now)).state).toBe(state)
  })
})

test('nobody at PUBLIC_ORIGIN, and no trusted proxy, are bad', async () => {
  const gone = await startProvider(200)
  await gone.close()
  const PUBLIC_ORIGIN = `https://127.0.0.1:${gone.port}`
  expect(statesOf(await checkOrigin(configOf({ PUBLIC_ORIGIN })))).toEqual([
    'bad: nothing answers at PUBLIC_ORIGIN (ECONNREFUSED)',
    'bad: TRUST_PROXY is not set: everybody shares one rate limit',
    'bad: PUBLIC_ORIGIN does not answer (ECONNREFUSED)',
  ])
  const open = await checkOrigin(configOf({ PUBLIC_ORIGIN, TRUST_PROXY: '0.0.0.0/0' }))
  expect(statesOf(open)[1]).toBe('bad: TRUST_PROXY trusts everybody: anyone may claim any address')
})

describe('mail', () => {
  test('is well when the server takes our sign-in, bad when it does not, and nothing is sent', async () => {
    const receiver = await startMailReceiver({ login: { user: 'jhola', pass: 'right' } })
    const host = receiver.url.replace('smtp://', '')
    const check = (pass: string) =>
      checkMail(configOf({ SMTP_URL: `smtp://jhola:${pass}@${host}`, MAIL_FROM: 'a@jhola.example' }))
    expect(statesOf(await check('right'))).toEqual(['ok: the mail server takes our sign-in'])
    expect(statesOf(await check('wrong'))).toEqual(['bad: the mail server refuses us (EAUTH 535)'])
    expect(receiver.mails).toEqual([])
    await receiver.close()
  })

  test('that nobody carries is a note', async () => {
    expect(await checkMail(configOf())).toMatchObject([{ state: 'note' }])
  })
})

/** A provider that answers every call with this status. */
const startProvider = async (status: number) => {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    reply.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
const providers: { close(): Promise<void> }[] = []
afterEach(() => Promise.all(providers.splice(0).map((provider) => provider.close())).then(() => undefined))
const aProvider = async (status: number) => {
  const provider = await startProvider(status)
  providers.push(provider)
  return provider
}

describe('messages to phones', () => {
  test('without a carrier are bad, unless the operator has said so', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@jhola.example' }
    expect(await checkPhoneMessages(configOf({ ...mail, MESSAGES: '' }))).toMatchObject([{ state: 'bad' }])
    expect(await checkPhoneMessages(configOf())).toMatchObject([{ state: 'note' }])
  })

  test('need a provider that is reached, and DLT templates; nothing is sent to it', async () => {
    const provider = await aProvider(200)
    const dlt = { SMS_DLT_ENTITY_ID: '1101456789012345678', SMS_DLT_TEMPLATES: 'otp_customer=11071' }
    expect(await checkPhoneMessages(configOf({ SMS_HTTP_URL: provider.url, ...dlt }))).toMatchObject([{ state: 'ok' }])
    expect(await checkPhoneMessages(configOf({ SMS_HTTP_URL: provider.url }))).toMatchObject([{ state: 'note' }])
    expect(await checkPhoneMessages(configOf({ SMS_HTTP_URL: 'http://127.0.0.1:1', ...dlt }))).toMatchObject([{ state: 'bad' }])
    expect(provider.asked).toEqual([])
  })
})

test('push services that are not reached are a note', async () => {
  const { port } = await aProvider(200)
  expect(await checkPush('127.0.0.1', port)).toMatchObject([{ state: 'ok' }])
  expect(await checkPush('127.0.0.1', 1)).toMatchObject([{ state: 'note' }])
})

describe('payment keys', () => {
  const keys = (url: string, kind: 'live' | 'test') => ({
    // Production takes https only; the check is the same.
    ...loadConfig({
      RAZORPAY_KEY_ID: `rzp_${kind}_abcd`,
      RAZORPAY_KEY_SECRET: 'secret-key',
      RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
      RAZORPAY_URL: url,
    }),
  })
  test.each([
    [200, 'live', 'ok'],
    [200, 'test', 'note'],
    [401, 'live', 'bad'],
    [500, 'live', 'bad'],
  ] as const)('answered with %i, %s keys are %s', async (status, kind, state) => {
    const provider = await aProvider(status)
    expect(await checkPayments(keys(provider.url, kind))).toMatchObject([{ state }])
    expect(provider.asked).toEqual([
      `GET /v1/payments?count=1 Basic ${Buffer.from(`rzp_${kind}_abcd:secret-key`).toString('base64')}`,
    ])
  })
  test('are not needed for cash and direct UPI', async () => {
    expect(await checkPayments(configOf())).toMatchObject([{ state: 'ok' }])
  })
})

describe('backups', () => {
  const aFolder = () => mkdtemp(join(folder, 'backups-'))
  const put = async (where: string, name: string, ageMs: number, text = 'x') => {
    await writeFile(join(where, name), text)
    await utimes(join(where, name), new Date(NOW_MS - ageMs), new Date(NOW_MS - ageMs))
  }
  const drill = (where: string, ageMs: number, ok: boolean) =>
    writeFile(join(where, 'last-drill.json'), JSON.stringify({ at: new Date(NOW_MS - ageMs).toISOString(), ok, backup: 'x' }))

  test('are bad when nobody has said where they are, and when there is none', async () => {
    expect(statesOf(await checkBackups(undefined, NOW_MS))).toEqual(['bad: BACKUP_DIR is not set: nobody knows of a backup'])
    expect(statesOf(await checkBackups(await aFolder(), NOW_MS))).toEqual([
      'bad: BACKUP_DIR has no backup',
      'bad: no backup was ever restored',
    ])
  })

  test('are well when the newest is of this day and a drill of this month has passed', async () => {
    const where = await aFolder()
    await put(where, 'jhola-1.tar', 50 * HOUR_MS)
    await put(where, 'jhola-2.tar', 3 * HOUR_MS)
    await drill(where, 24 * HOUR_MS, true)
    expect(statesOf(await checkBackups(where, NOW_MS))).toEqual([
      'ok: 2 backups, the newest is 3 hours old',
      'ok: the last restore drill passed 24 hours ago',
    ])
  })

  test('are bad when the newest is old or empty, or the drill is old or has failed', async () => {
    const where = await aFolder()
    await put(where, 'jhola-1.tar', 50 * HOUR_MS)
    await put(where, 'jhola-2.tar', HOUR_MS, '')
    await drill(where, 24 * HOUR_MS, false)
    expect((await checkBackups(where, NOW_MS)).map(({ state }) => state)).toEqual(['bad', 'bad'])
    await drill(where, 40 * 24 * HOUR_MS, true)
    expect((await checkBackups(where, NOW_MS)).map(({ state }) => state)).toEqual(['bad', 'bad'])
  })
})

test('settings that are not meant are named', () => {
  expect(statesOf(checkSettings(loadConfig({})))[0]).toMatch(/^bad: NODE_ENV is not production/)
  const full = configOf({ METRICS_TOKEN: 'a-long-metrics-token', SECURITY_CONTACT: 'mailto:a@jhola.example' })
  expect(checkSettings(full).map(({ state }) => state)).toEqual(['ok', 'ok', 'ok'])
  expect(checkSettings(configOf({ DEMO_DATA: 'on' })).map(({ state }) => state)).toEqual(['ok', 'note', 'note', 'note'])
})

test('the printed lines say what is wrong and what to do', () => {
  const findings: Finding[] = [
    { topic: 'disk', state: 'ok', text: '9 GB are free' },
    { topic: 'TLS', state: 'bad', text: 'there is none', todo: 'Start Caddy.' },
  ]
  expect(describeFindings(findings, { isColourful: false })).toEqual([
    'ok   disk      9 GB are free',
    'BAD  TLS       there is none. Start Caddy.',
    '1 of 2 are bad',
  ])
  expect(describeFindings(findings.slice(0, 1), { isColourful: true }).at(-1)).toBe('\u001b[32mHealthy\u001b[0m')
})
