import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestClock, type TestClock } from '../../../test/build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import {
  type MailReceiver,
  type PostReceiver,
  startMailReceiver,
  startPostReceiver,
} from '../../../test/fakes/message-receivers.ts'
import { loadConfig } from '../../config.ts'
import { createIds } from '../ids.ts'
import { runSteps } from '../jobs/work-through.ts'
import { createLogger } from '../logger.ts'
import { platformRetention } from '../retention.ts'
import { createSenders } from './create-senders.ts'
import { carriedChannels, createOutboxGateway, type Message } from './index.ts'
import { sendQueued } from './send-queued.ts'

let database: TestDatabase
let clock: TestClock
let lines: string[]
const opened: { close(): Promise<void> }[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  clock = createTestClock('2026-11-20T06:00:00Z')
  lines = []
  await database.db.execute('DELETE FROM message_outbox')
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((receiver) => receiver.close()))
})

const open = async <Receiver extends { close(): Promise<void> }>(receiver: Promise<Receiver>): Promise<Receiver> => {
  opened.push(await receiver)
  return receiver
}

const forgetRecords = () =>
  runSteps(platformRetention({ db: database.db, clock }), { job: 'housekeeping', log: createLogger('silent') })

/** A node with these settings: it accepts messages and sends the queued ones. */
const aNode = (env: Record<string, string>) => {
  const { messages } = loadConfig(env)
  const gateway = createOutboxGateway(clock, createIds(clock), carriedChannels(messages), { isLimited: false })
  const log = createLogger('trace', { write: (line) => lines.push(line) })
  const senders = createSenders(messages)
  return {
    take: (message: Message) => database.db.withTx((tx) => gateway.send(tx, message)),
    takeThenFail: (message: Message) =>
      database.db.withTx(async (tx) => {
        await gateway.send(tx, message)
        throw new Error('rolled back')
      }),
    sendAll: async () => {
      const tried = await Promise.all(senders.map((sender) => sendQueued({ db: database.db, clock, log }, sender)))
      return tried.reduce((sum, n) => sum + n, 0)
    },
  }
}

type Row = { state: string; attempts: number; last_error: string | null; body: string; code: string | null; sent_at: Date | null }
const rows = () =>
  database.db.query<Row>('SELECT state, attempts, last_error, body, code, sent_at FROM message_outbox ORDER BY message_id')

const mailEnv = (receiver: MailReceiver) => ({ SMTP_URL: receiver.url, MAIL_FROM: 'Jhola <no-reply@jhola.example>' })
const smsEnv = (receiver: PostReceiver) => ({
  SMS_HTTP_URL: receiver.url,
  SMS_HTTP_TOKEN: 'a-token',
  SMS_SENDER: 'JHOLAA',
  SMS_DLT_ENTITY_ID: '1101456789012345678',
  SMS_DLT_TEMPLATES: 'otp_customer=1107160000000000001, order_ready=1107160000000000002',
})
const aMail: Message = {
  to: 'asha@shop.example',
  channel: 'email',
  template: 'passcode',
  subject: 'आपका कोड 123456',
  text: '123456 is your code\nनमस्ते',
  language: 'hi',
  code: '123456',
}
const anSms: Message = {
  to: '+919876543210',
  channel: 'sms',
  template: 'otp_customer',
  text: '123456 is your code',
  language: 'en',
  code: '123456',
}

describe('e-mails by SMTP', () => {
  test('one arrives once, with sender, recipient, title, text and picture side', async () => {
    const receiver = await open(startMailReceiver())
    const node = aNode(mailEnv(receiver))
    await node.take(aMail)
    expect(await node.sendAll()).toBe(1)
    expect(await node.sendAll()).toBe(0)
    expect(receiver.mails).toHaveLength(1)
    const [mail] = receiver.mails
    expect(mail).toMatchObject({ from: 'no-reply@jhola.example', to: ['asha@shop.example'] })
    expect(mail?.source).toMatch(/^From: Jhola <no-reply@jhola\.example>\r$/m)
    expect(mail?.source).toMatch(/^To: asha@shop\.example\r$/m)
    expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(mail?.source).toMatch(/^Message-ID: <[0-9a-f-]{36}@jhola\.example>\r$/m)
    expect(mail?.source).toContain('123456 is your code')
    expect(mail?.source).toContain('<html lang=3D"hi" dir=3D"ltr">')
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, last_error: null, sent_at: clock.now() }])
  })

  test('signs in with the name and password of the address', async () => {
    const login = { user: 'jhola@mail', pass: 'p@ss/word' }
    const receiver = await open(startMailReceiver({ login }))
    const url = receiver.url.replace('smtp://', 'smtp://jhola%40mail:p%40ss%2Fword@')
    const node = aNode({ ...mailEnv(receiver), SMTP_URL: url })
    await node.take(aMail)
    await node.sendAll()
    expect(receiver.mails).toMatchObject([{ user: 'jhola@mail' }])
  })

  test("a wrong password of ours is not the message's fault: it waits", async () => {
    const receiver = await open(startMailReceiver({ login: { user: 'a', pass: 'b' } }))
    const node = aNode({ ...mailEnv(receiver), SMTP_URL: receiver.url.replace('smtp://', 'smtp://a:wrong@') })
    await node.take(aMail)
    await node.sendAll()
    expect(await rows()).toMatchObject([{ state: 'waiting', last_error: 'EAUTH 535' }])
  })

  test('an address that the server refuses for good is given up, and its reason names nobody', async () => {
    const receiver = await open(startMailReceiver({ refuse: () => 550 }))
    const node = aNode(mailEnv(receiver))
    await node.take(aMail)
    await node.sendAll()
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, last_error: 'EENVELOPE 550 5.1.1' }])
    expect(lines.join()).toContain('EENVELOPE 550')
    expect(lines.join()).not.toMatch(/asha|123456/)
  })

  test('a message that the server rejects temporarily is retried', async () => {
    let refusals = 1
    const refuse = () => (refusals-- > 0 ? 450 : undefined)
    const receiver = await open(startMailReceiver({ refuse }))
    const node = aNode(mailEnv(receiver))
    await node.take(aMail)
    await node.sendAll()
    expect(await node.sendAll()).toBe(0)
    clock.advance(10_000)
    expect(await node.sendAll()).toBe(1)
    expect(receiver.mails).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  test('a recipient with a comma or a line break makes no second recipient and no header', async () => {
    const receiver = await open(startMailReceiver())
    const node = aNode(mailEnv(receiver))
    await node.take({ ...aMail, to: 'a@b.example, c@d.example' })
    await node.take({ ...aMail, subject: 'Hello\r\nBcc: c@d.example' })
    await node.sendAll()
    expect(receiver.mails.flatMap(({ to }) => to)).not.toContain('c@d.example')
    for (const { source } of receiver.mails) expect(source).not.toMatch(/^Bcc:/im)
  })
})

describe('SMS by an HTTP provider', () => {
  test('one is posted once, with the registration that the operators ask for', async () => {
    const receiver = await open(startPostReceiver())
    const node = aNode(smsEnv(receiver))
    await node.take(anSms)
    await node.sendAll()
    await node.sendAll()
    expect(receiver.posts).toHaveLength(1)
    const [post] = receiver.posts
    expect(post?.headers).toMatchObject({ authorization: 'Bearer a-token', 'content-type': 'application/json' })
    expect(post?.body).toEqual({
      reference: post?.headers['idempotency-key'],
      channel: 'sms',
      to: '+919876543210',
      text: '123456 is your code',
      language: 'en',
      template: 'otp_customer',
      template_id: '1107160000000000001',
      code: '123456',
      sender: 'JHOLAA',
      entity_id: '1101456789012345678',
    })
  })

  test('has the template that is registered for its language, else the one for all', async () => {
    const receiver = await open(startPostReceiver())
    const node = aNode({ ...smsEnv(receiver), SMS_DLT_TEMPLATES: 'otp_customer=1101,otp_customer.hi=1102' })
    for (const language of ['en', 'hi', 'ta']) {
      await node.take({ ...anSms, language })
      await node.sendAll()
    }
    const sent = receiver.posts.map(({ body }) => body as { language: string; template_id: string })
    expect(sent.map((body) => `${body.language} ${body.template_id}`)).toEqual(['en 1101', 'hi 1102', 'ta 1101'])
  })

  test('WhatsApp has its own provider, sender and templates; e-mails without SMTP are kept', async () => {
    const sms = await open(startPostReceiver())
    const whatsapp = await open(startPostReceiver())
    const node = aNode({
      ...smsEnv(sms),
      WHATSAPP_HTTP_URL: whatsapp.url,
      WHATSAPP_SENDER: '919800000000',
      WHATSAPP_TEMPLATES: 'otp_customer=jhola_code',
    })
    await node.take({ ...anSms, channel: 'whatsapp' })
    await node.take(aMail)
    await node.sendAll()
    expect(sms.posts).toHaveLength(0)
    expect(whatsapp.posts).toMatchObject([{ body: { channel: 'whatsapp', template_id: 'jhola_code', sender: '919800000000' } }])
    expect(await rows()).toMatchObject([{ state: 'sent' }, { state: 'kept', attempts: 0 }])
  })

  test.each([[400], [401], [404], [422]])('a refusal with %i is final', async (status) => {
    const receiver = await open(startPostReceiver(() => ({ status })))
    const node = aNode(smsEnv(receiver))
    await node.take(anSms)
    await node.sendAll()
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, last_error: `HTTP ${status}` }])
  })

  test('a busy provider says when to retry', async () => {
    const answers = [{ status: 429, headers: { 'retry-after': '90' } }, { status: 202 }]
    const receiver = await open(startPostReceiver(() => answers.shift() ?? { status: 202 }))
    const node = aNode(smsEnv(receiver))
    await node.take(anSms)
    await node.sendAll()
    clock.advance(89_000)
    expect(await node.sendAll()).toBe(0)
    clock.advance(1_000)
    expect(await node.sendAll()).toBe(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  test('a provider that is down is asked five times, later and later, then the message is given up', async () => {
    const receiver = await startPostReceiver()
    await receiver.close()
    const node = aNode(smsEnv(receiver))
    await node.take({ to: anSms.to, channel: 'sms', template: 'order_ready', language: 'en', text: 'Your order is ready' })
    for (const waitMs of [0, 10_000, 60_000, 300_000, 900_000]) {
      clock.advance(Math.max(0, waitMs - 1))
      expect(await node.sendAll()).toBe(waitMs === 0 ? 1 : 0)
      if (waitMs === 0) continue
      clock.advance(1)
      expect(await node.sendAll()).toBe(1)
    }
    clock.advance(3_600_000)
    expect(await node.sendAll()).toBe(0)
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 5, last_error: 'ECONNREFUSED' }])
    expect(lines.join()).not.toContain('9876543210')
  })

  test('a code is not sent after its time', async () => {
    const receiver = await startPostReceiver()
    await receiver.close()
    const node = aNode(smsEnv(receiver))
    await node.take(anSms)
    for (const waitMs of [0, 10_000, 60_000, 300_000]) {
      clock.advance(waitMs)
      await node.sendAll()
    }
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 4 }])
  })

  test('a redirect is not followed: the token stays with the provider', async () => {
    const elsewhere = await open(startPostReceiver())
    const receiver = await open(startPostReceiver(() => ({ status: 307, headers: { location: elsewhere.url } })))
    const node = aNode(smsEnv(receiver))
    await node.take(anSms)
    await node.sendAll()
    expect(elsewhere.posts).toHaveLength(0)
    expect(await rows()).toMatchObject([{ state: 'waiting' }])
  })
})

describe('a message that waited too long', () => {
  const MINUTE = 60_000
  const news: Message = { to: anSms.to, channel: 'sms', template: 'order_delayed', language: 'en', text: '10 minutes longer' }

  test('is not even tried: a code after its ten minutes', async () => {
    const receiver = await open(startPostReceiver())
    const node = aNode(smsEnv(receiver))
    await node.take(anSms)
    clock.advance(11 * MINUTE)
    expect(await node.sendAll()).toBe(0)
    expect(receiver.posts).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 0, last_error: 'too late', sent_at: null }])
    expect(lines.join()).toContain('too late')
    expect(lines.join()).not.toMatch(/9876543210|123456/)
  })

  test('is one past its own time; just before it, or without one, it is sent', async () => {
    const receiver = await open(startPostReceiver())
    const node = aNode(smsEnv(receiver))
    const short = { ...news, text: 'short', usefulMs: 60 * MINUTE }
    const long = { ...news, text: 'long', usefulMs: 60 * MINUTE + 1 }
    const lasting = { ...news, text: 'lasting' }
    for (const message of [short, long, lasting]) await node.take(message)
    clock.advance(60 * MINUTE)
    expect(await node.sendAll()).toBe(2)
    expect(receiver.posts.map(({ body }) => body.text).toSorted()).toEqual(['lasting', 'long'])
    expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'sent', 'sent'])
  })

  test('is not tried again past its own time', async () => {
    const receiver = await startPostReceiver()
    await receiver.close()
    const node = aNode(smsEnv(receiver))
    await node.take({ ...news, usefulMs: 10_000 })
    await node.sendAll()
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, last_error: 'ECONNREFUSED' }])
  })

  test('keeps no fresh one waiting', async () => {
    const receiver = await open(startPostReceiver())
    const node = aNode(smsEnv(receiver))
    for (let n = 0; n < 30; n += 1) await node.take(anSms)
    clock.advance(11 * MINUTE)
    await node.take({ ...anSms, text: 'fresh' })
    expect(await node.sendAll()).toBe(1)
    expect(receiver.posts).toMatchObject([{ body: { text: 'fresh' } }])
  })

  test('that another node is sending now is left to it', async () => {
    const receiver = await open(startPostReceiver())
    const node = aNode(smsEnv(receiver))
    await node.take(anSms)
    clock.advance(11 * MINUTE)
    await database.db.execute('UPDATE message_outbox SET attempts = 1, next_attempt_at = $1', [
      new Date(clock.now().getTime() + 1),
    ])
    await node.sendAll()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  })
})

describe('the outbox as a queue', () => {
  test('what was rolled back is never sent', async () => {
    const receiver = await open(startPostReceiver())
    const node = aNode(smsEnv(receiver))
    await expect(node.takeThenFail(anSms)).rejects.toThrow('rolled back')
    expect(await node.sendAll()).toBe(0)
    expect(receiver.posts).toHaveLength(0)
  })

  test('many nodes send each of 100 messages once', async () => {
    const receiver = await open(startPostReceiver())
    const nodes = Array.from({ length: 4 }, () => aNode(smsEnv(receiver)))
    const first = nodes[0]
    if (!first) throw new Error('there is no node')
    for (let n = 0; n < 100; n += 1) await first.take({ ...anSms, text: `message ${n}` })
    while ((await Promise.all(nodes.map((node) => node.sendAll()))).some((tried) => tried > 0));
    expect(new Set(receiver.posts.map(({ body }) => body.text)).size).toBe(100)
    expect(receiver.posts).toHaveLength(100)
    expect((await rows()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true)
  })

  test('what a dead node had taken is sent by another one after a minute, counted as a second attempt', async () => {
    const receiver = await open(startPostReceiver())
    const node = aNode(smsEnv(receiver))
    await node.take(anSms)
    await database.db.execute(`UPDATE message_outbox SET attempts = 1, next_attempt_at = $1`, [
      new Date(clock.now().getTime() + 60_000),
    ])
    expect(await node.sendAll()).toBe(0)
    clock.advance(60_000)
    expect(await node.sendAll()).toBe(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  test('an hour after sending its text and code are gone, after a week the row too', async () => {
    const receiver = await open(startPostReceiver())
    const node = aNode(smsEnv(receiver))
    await node.take(anSms)
    await node.sendAll()
    clock.advance(3_600_000)
    await forgetRecords()
    expect(await rows()).toMatchObject([{ body: anSms.text, code: '123456' }])
    clock.advance(1)
    await forgetRecords()
    expect(await rows()).toMatchObject([{ state: 'sent', body: '', code: null }])
    clock.advance(7 * 24 * 3_600_000)
    await forgetRecords()
    expect(await rows()).toEqual([])
  })
})
