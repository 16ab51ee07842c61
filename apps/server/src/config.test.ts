import { isAbsolute, join } from 'node:path'
import { expect, test } from 'vitest'
import { PRODUCTION } from '../test/production-environment.ts'
import { ConfigError, loadConfig } from './config.ts'

test('without any variable everything has its default', () => {
  const config = loadConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    environment: 'development',
    isProduction: false,
    databaseUrl: undefined,
    demoData: true,
    rateLimit: true,
    trustProxy: false,
    logLevel: 'warn',
  })
  expect(config.dataDir).toBe(join(config.paths.root, 'data'))
  expect(isAbsolute(config.paths.migrations)).toBe(true)
})

test('an empty variable counts as not set', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('what is given is read', () => {
  const config = loadConfig({
    ...PRODUCTION,
    PORT: '8080',
    DATA_DIR: '/srv/jhola',
    DEMO_DATA: 'off',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    SUPPORT_WHATSAPP: '+919800000000',
    SUPPORT_PHONE: '+912212345678',
    SUPPORT_EMAIL: 'help@jhola.example',
  })
  expect(config).toMatchObject({
    supportWhatsapp: '+919800000000',
    supportPhone: '+912212345678',
    supportEmail: 'help@jhola.example',
    isProduction: true,
    port: 8080,
    dataDir: '/srv/jhola',
    demoData: false,
    publicOrigin: 'https://jhola.example',
    trustProxy: ['10.0.0.0/8', '::1'],
    logLevel: 'info',
  })
})

test('production has no demo data unless it is asked for, and no simulator', () => {
  expect(loadConfig(PRODUCTION)).toMatchObject({ demoData: false, paymentSimulator: false, rateLimit: true })
  expect(loadConfig({ ...PRODUCTION, DEMO_DATA: 'on' })).toMatchObject({ demoData: true })
  expect(loadConfig({ NODE_ENV: 'test' })).toMatchObject({ demoData: true })
})

test.each(['SMTP_URL', 'SMS_HTTP_URL', 'WHATSAPP_HTTP_URL'])(
  'production starts with %s as its only provider of messages',
  (name) => {
    const url = name === 'SMTP_URL' ? 'smtp://mail.example' : 'https://provider.example/send'
    const mail = name === 'SMTP_URL' ? { MAIL_FROM: 'no-reply@jhola.example' } : {}
    expect(loadConfig({ ...PRODUCTION, MESSAGES: '', [name]: url, ...mail }).isProduction).toBe(true)
  },
)

test('message carriers are configured; without settings there are none', () => {
  expect(loadConfig({}).messages).toEqual({ mail: undefined, providers: [] })
  const { messages } = loadConfig({
    SMTP_URL: 'smtps://user:pass%40word@mail.example:465',
    MAIL_FROM: 'Jhola <no-reply@jhola.example>',
    SMS_HTTP_URL: 'https://sms.example/send',
    SMS_HTTP_TOKEN: 'a-token',
    SMS_SENDER: 'JHOLAA',
    SMS_DLT_ENTITY_ID: '1101456789012345678',
    SMS_DLT_TEMPLATES: 'otp_customer=11071, otp_store_owner = 11072',
    WHATSAPP_HTTP_URL: 'https://whatsapp.example/send',
  })
  const templates = new Map([
    ['otp_customer', '11071'],
    ['otp_store_owner', '11072'],
  ])
  expect(messages.mail).toEqual({ url: 'smtps://user:pass%40word@mail.example:465', from: 'Jhola <no-reply@jhola.example>' })
  expect(messages.providers).toMatchObject([
    { channel: 'sms', token: 'a-token', sender: 'JHOLAA', entityId: '1101456789012345678', templates },
    { channel: 'whatsapp', url: 'https://whatsapp.example/send', templates: new Map() },
  ])
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgresql://'],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be on or off'],
  [{ ...PRODUCTION, RATE_LIMIT: 'off' }, 'RATE_LIMIT must not be off in production'],
  [{ ...PRODUCTION, STRANGER_LIMITS: 'off' }, 'STRANGER_LIMITS must not be off in production'],
  [{ ...PRODUCTION, WEB_DEV: '1' }, 'WEB_DEV must not be 1 in production'],
  [
    { PUBLIC_ORIGIN: 'https://jhola.example/app' },
    'PUBLIC_ORIGIN must be an origin without a path, such as https://jhola.example',
  ],
  [{ PUBLIC_ORIGIN: 'jhola' }, 'PUBLIC_ORIGIN must be an http or https address'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a comma separated list of addresses or networks, such as 10.0.0.0/8'],
  [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY must be a comma separated list of addresses or networks, such as 10.0.0.0/8'],
  [
    { NODE_ENV: 'production' },
    'NODE_ENV=production needs PUBLIC_ORIGIN (the https address that people use, such as https://jhola.example), and SMS_HTTP_URL or WHATSAPP_HTTP_URL or SMTP_URL (a provider of messages; or MESSAGES=outbox, which sends none)',
  ],
  [
    { ...PRODUCTION, MESSAGES: '' },
    'NODE_ENV=production needs SMS_HTTP_URL or WHATSAPP_HTTP_URL or SMTP_URL (a provider of messages; or MESSAGES=outbox, which sends none)',
  ],
  [
    { ...PRODUCTION, PUBLIC_ORIGIN: '' },
    'NODE_ENV=production needs PUBLIC_ORIGIN (the https address that people use, such as https://jhola.example)',
  ],
  [{ ...PRODUCTION, PUBLIC_ORIGIN: 'http://jhola.example' }, 'PUBLIC_ORIGIN must be https in production'],
  [{ MESSAGES: 'none' }, 'MESSAGES must be outbox, or left out'],
  [
    { SECURITY_CONTACT: 'security@jhola.example' },
    'SECURITY_CONTACT must be a comma separated list of addresses, such as mailto:security@jhola.example or https://jhola.example/report',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
  [{ SUPPORT_PHONE: '022 1234' }, 'SUPPORT_PHONE must be a number with its country code, such as +919800000000'],
  [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an e-mail address'],
  [{ SUPPORT_WHATSAPP: '98000 00000' }, 'SUPPORT_WHATSAPP must be a number with its country code, such as +919800000000'],
  [{ TILE_URL: 'https://tiles.example/' }, 'TILE_URL must contain {z}, {x} and {y}'],
  [{ DB_POOL_SIZE: '0' }, 'DB_POOL_SIZE must be a whole number from 1 to 100'],
  [
    { SMTP_URL: 'mail.example:25' },
    'SMTP_URL must be smtp:// or smtps:// with a host, such as smtps://user:password@mail.example:465',
  ],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set when SMTP_URL is'],
  [{ MAIL_FROM: 'no-reply@jhola.example' }, 'SMTP_URL must be set when MAIL_FROM is'],
  [
    { MAIL_FROM: 'a@b.example, c@d.example', SMTP_URL: 'smtp://mail.example' },
    'MAIL_FROM must be an e-mail address, such as Jhola <no-reply@jhola.example>',
  ],
  [{ SMS_HTTP_URL: 'ftp://sms.example' }, 'SMS_HTTP_URL must be an http or https address'],
  [{ SMS_HTTP_TOKEN: 'a-token' }, 'SMS_HTTP_URL must be set when SMS_HTTP_TOKEN is'],
  [{ SMS_HTTP_URL: 'https://sms.example', SMS_SENDER: 'J!' }, 'SMS_SENDER must be 3 to 15 letters or digits'],
  [{ SMS_HTTP_URL: 'https://sms.example', SMS_DLT_ENTITY_ID: 'abc' }, 'SMS_DLT_ENTITY_ID must be 8 to 25 digits'],
  [
    { SMS_HTTP_URL: 'https://sms.example', SMS_DLT_TEMPLATES: 'otp_customer' },
    'SMS_DLT_TEMPLATES must be a comma separated list of name=id or name.language=id, such as otp_customer=1107160000000000001',
  ],
  [
    { SMS_HTTP_URL: 'https://sms.example', SMS_DLT_TEMPLATES: 'otp_customer=11071' },
    'SMS_DLT_ENTITY_ID must be set when SMS_DLT_TEMPLATES is',
  ],
  [{ WHATSAPP_SENDER: '919800000000' }, 'WHATSAPP_HTTP_URL must be set when WHATSAPP_SENDER is'],
  [
    { REDIS_URL: 'redis://x' },
    'REDIS_URL is not supported: several nodes share limits and events through PostgreSQL, so leave it out',
  ],
])('%j stops the start with one line', (environment, line) => {
  expect(() => loadConfig(environment)).toThrow(new ConfigError(line))
})
