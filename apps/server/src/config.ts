import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type OperatorSettings, operatorEnvironment, toOperatorSettings } from './modules/grievances/index.ts'
import { findMissingRazorpay, type RazorpaySettings, razorpayEnvironment, toRazorpaySettings } from './modules/payments/index.ts'
import { LOG_LEVELS } from './platform/logger.ts'
import { findMissingSetting, type MessageSettings, messageEnvironment, toMessageSettings } from './platform/messaging/index.ts'
import { findProductionProblem } from './production-needs.ts'

/** The root of the checkout. The bundle uses the same path (scripts/build/bundle-server.mjs). */
const ROOT = resolve(import.meta.dirname, '..', '..', '..')

const DEFAULT_TILE_URL = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((text) => text === 'on')
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,6}$/, error)
    .transform(Number)
    .refine((value) => value >= min && value <= max, error)
}

const isNetwork = (text: string): boolean => {
  const [address = '', bits, more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.every(isNetwork), 'must be a comma separated list of addresses or networks, such as 10.0.0.0/8')

const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every((text) => URL.canParse(text) && new URL(text).origin === text),
    'must be a comma separated list of origins, such as https://push.example',
  )

const contacts = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every((text) => /^(mailto:\S+@\S+|https:\/\/\S+|tel:\+\S+)$/.test(text)),
    'must be a comma separated list of addresses, such as mailto:security@jhola.example or https://jhola.example/report',
  )

const phoneNumber = z.string().regex(/^\+[1-9]\d{9,14}$/, 'must be a number with its country code, such as +919800000000')

/** Every setting, one per environment variable. An empty variable counts as not set. */
const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
    .optional(),
  DB_POOL_SIZE: wholeNumber(1, 100).default(12),
  STATEMENT_NAMING: onOff.default(true),
  REDIS_URL: z
    .never({ error: 'is not supported: several nodes share limits and events through PostgreSQL, so leave it out' })
    .optional(),
  DEMO_DATA: onOff.optional(),
  RATE_LIMIT: onOff.default(true),
  STRANGER_LIMITS: onOff.default(true),
  AUTO_ACCEPT: onOff.default(true),
  STORE_REVIEW: onOff.default(false),
  STORE_CODE_DIGITS: z.enum(['4', '6'], { error: 'must be 4 or 6' }).default('4').transform(Number),
  PUSH_SERVICES: origins.default([]),
  PUBLIC_ORIGIN: webAddress
    .refine(
      (text) => !URL.canParse(text) || new URL(text).origin === text,
      'must be an origin without a path, such as https://jhola.example',
    )
    .optional(),
  TRUST_PROXY: networks.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TILE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address with {z}, {x} and {y}' })
    .refine((text) => ['{z}', '{x}', '{y}'].every((part) => decodeURI(text).includes(part)), 'must contain {z}, {x} and {y}')
    .default(DEFAULT_TILE_URL),
  GEOCODER_URL: webAddress.optional(),
  PAYMENT_SIMULATOR: onOff.optional(),
  SUPPORT_WHATSAPP: phoneNumber.optional(),
  SUPPORT_PHONE: phoneNumber.optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  /** `outbox`: production may start without a provider of messages. */
  MESSAGES: z.enum(['outbox'], { error: 'must be outbox, or left out' }).optional(),
  SECURITY_CONTACT: contacts.optional(),
  BACKUP_DIR: z.string().optional(),
  WEB_DEV: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  ...operatorEnvironment,
  ...messageEnvironment,
  ...razorpayEnvironment,
})

/** The names of all settings; `npm run check` compares them with the documents and the example file. */
export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape)

/** The checked settings of the server. Paths are absolute. */
export type Config = {
  port: number
  host: string
  environment: 'development' | 'test' | 'production'
  isProduction: boolean
  dataDir: string
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  dbPoolSize: number
  statementNaming: boolean
  demoData: boolean
  rateLimit: boolean
  /** Digits of a shop's sign-in code. */
  storeCodeDigits: number
  /** False for load tests: every number counts as proven. */
  strangerLimits: boolean
  /** False: no shop accepts orders automatically, whatever its own setting. */
  autoAccept: boolean
  /** True: a new shop waits for an admin's look before customers see it. */
  storeReview: boolean
  /** Origins of push services besides those of the browsers. */
  pushServices: readonly string[]
  /** The public origin, if it differs from the Host header: `https://jhola.example`. */
  publicOrigin: string | undefined
  trustProxy: string[] | false
  logLevel: (typeof LOG_LEVELS)[number]
  metricsToken: string | undefined
  tileUrl: string
  /** A Nominatim-compatible service; undefined: places get approximate names only. */
  geocoderUrl: string | undefined
  /** Simulates card, net banking and wallet payments; never in production. */
  paymentSimulator: boolean
  /** A Razorpay account; undefined: none. */
  razorpay: RazorpaySettings | undefined
  /** WhatsApp number for support, `+919800000000`; undefined: none. */
  supportWhatsapp: string | undefined
  supportPhone: string | undefined
  supportEmail: string | undefined
  /** Where to report vulnerabilities, as URIs (`mailto:`, `https:`, `tel:`); shown in `/.well-known/security.txt`. */
  securityContacts: readonly string[]
  /** Where the backups are, for `npm run doctor`; undefined: nobody has said. */
  backupDir: string | undefined
  /** `MESSAGES=outbox`: the operator knows that messages without a provider stay. */
  isOutboxMeant: boolean
  /** Who runs the installation, and its grievance officer. */
  operator: OperatorSettings
  /** The carriers of emails, SMS and WhatsApp messages. */
  messages: MessageSettings
  /** Serve the web app through Vite, with reload. */
  webDev: boolean
  paths: { root: string; migrations: string; locales: string; web: string; webClient: string; webServerEntry: string }
}

/** A setting with an invalid value. The message names the setting and the expected form, never its value. */
export class ConfigError extends Error {}

/** Reads the settings. Throws `ConfigError` with one line about the first invalid one. */
export const loadConfig = (environment: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== undefined && text !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}`)
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  const problem = findMissingSetting(env) ?? findMissingRazorpay(env) ?? (isProduction ? findProductionProblem(env) : undefined)
  if (problem !== undefined) throw new ConfigError(problem)
  return {
    port: env.PORT,
    host: env.HOST,
    environment: env.NODE_ENV,
    isProduction,
    dataDir: resolve(ROOT, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    dbPoolSize: env.DB_POOL_SIZE,
    statementNaming: env.STATEMENT_NAMING,
    demoData: env.DEMO_DATA ?? !isProduction,
    rateLimit: env.RATE_LIMIT,
    strangerLimits: env.STRANGER_LIMITS,
    autoAccept: env.AUTO_ACCEPT,
    storeReview: env.STORE_REVIEW,
    storeCodeDigits: env.STORE_CODE_DIGITS,
    pushServices: env.PUSH_SERVICES,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY ?? false,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    metricsToken: env.METRICS_TOKEN,
    tileUrl: env.TILE_URL,
    geocoderUrl: env.GEOCODER_URL,
    paymentSimulator: env.PAYMENT_SIMULATOR ?? (!isProduction && env.RAZORPAY_KEY_ID === undefined),
    razorpay: toRazorpaySettings(env),
    supportWhatsapp: env.SUPPORT_WHATSAPP,
    supportPhone: env.SUPPORT_PHONE,
    supportEmail: env.SUPPORT_EMAIL,
    securityContacts: env.SECURITY_CONTACT ?? [],
    backupDir: env.BACKUP_DIR === undefined ? undefined : resolve(ROOT, env.BACKUP_DIR),
    isOutboxMeant: env.MESSAGES === 'outbox',
    operator: toOperatorSettings(env),
    messages: toMessageSettings(env),
    webDev: env.WEB_DEV === '1',
    paths: pathsIn(ROOT),
  }
}

const pathsIn = (root: string): Config['paths'] => {
  const web = join(root, 'apps', 'web')
  return {
    root,
    migrations: join(root, 'apps', 'server', 'migrations'),
    locales: join(web, 'src', 'locales'),
    web,
    webClient: join(web, 'dist', 'client'),
    webServerEntry: join(web, 'dist', 'ssr', 'entry-server.js'),
  }
}
