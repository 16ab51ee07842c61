/** The settings that decide whether a production start may go on, as they were given. */
type GivenSettings = {
  PUBLIC_ORIGIN?: string | undefined
  SMTP_URL?: string | undefined
  SMS_HTTP_URL?: string | undefined
  WHATSAPP_HTTP_URL?: string | undefined
  MESSAGES?: 'outbox' | undefined
  RATE_LIMIT: boolean
  STRANGER_LIMITS: boolean
  PAYMENT_SIMULATOR?: boolean | undefined
  PUSH_SERVICES: readonly string[]
  RAZORPAY_URL: string
  WEB_DEV: '0' | '1'
}

const MESSAGE_CARRIERS = ['SMS_HTTP_URL', 'WHATSAPP_HTTP_URL', 'SMTP_URL'] as const

const isHttps = (address: string): boolean => address.startsWith('https:')

/** What is for development and tests only. */
const FORBIDDEN: readonly { isBroken(env: GivenSettings): boolean; line: string }[] = [
  { isBroken: (env) => !env.RATE_LIMIT, line: 'RATE_LIMIT must not be off in production' },
  { isBroken: (env) => !env.STRANGER_LIMITS, line: 'STRANGER_LIMITS must not be off in production' },
  { isBroken: (env) => env.PAYMENT_SIMULATOR === true, line: 'PAYMENT_SIMULATOR must not be on in production' },
  { isBroken: (env) => !env.PUSH_SERVICES.every(isHttps), line: 'PUSH_SERVICES must be https in production' },
  { isBroken: (env) => !isHttps(env.RAZORPAY_URL), line: 'RAZORPAY_URL must be https in production' },
  { isBroken: (env) => env.WEB_DEV === '1', line: 'WEB_DEV must not be 1 in production' },
  {
    isBroken: (env) => env.PUBLIC_ORIGIN !== undefined && !isHttps(env.PUBLIC_ORIGIN),
    line: 'PUBLIC_ORIGIN must be https in production',
  },
]

/** What a production start cannot do without. */
const NEEDED: readonly { isMissing(env: GivenSettings): boolean; name: string }[] = [
  {
    isMissing: (env) => env.PUBLIC_ORIGIN === undefined,
    name: 'PUBLIC_ORIGIN (the https address that people use, such as https://jhola.example)',
  },
  {
    isMissing: (env) => env.MESSAGES === undefined && MESSAGE_CARRIERS.every((name) => env[name] === undefined),
    name: `${MESSAGE_CARRIERS.join(' or ')} (a provider of messages; or MESSAGES=outbox, which sends none)`,
  },
]

/** Why these settings do not start in production, in one line that names everything missing; undefined if they do. */
export const findProductionProblem = (env: GivenSettings): string | undefined => {
  const forbidden = FORBIDDEN.find(({ isBroken }) => isBroken(env))
  if (forbidden) return forbidden.line
  const missing = NEEDED.filter(({ isMissing }) => isMissing(env)).map(({ name }) => name)
  return missing.length > 0 ? `NODE_ENV=production needs ${missing.join(', and ')}` : undefined
}
