import { z } from 'zod'
import type { Channel } from './message-gateway.ts'

/** Emails: the SMTP server and the From header. */
export type MailSettings = { url: string; from: string }

/**
 * A provider of SMS or WhatsApp. `templates` has its id for each of our templates, by name or by name and language
 * (`otp_customer.hi`).
 */
export type ProviderSettings = {
  channel: 'sms' | 'whatsapp'
  url: string
  token: string | undefined
  sender: string | undefined
  /** The sender's registration with the operators (DLT), which SMS in India needs. */
  entityId: string | undefined
  templates: ReadonlyMap<string, string>
}

/** The channels with a carrier. A message of any other channel is only stored. */
export type MessageSettings = { mail: MailSettings | undefined; providers: readonly ProviderSettings[] }

const isSmtpUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, search, hash } = new URL(text)
  const isPlain = (pathname === '' || pathname === '/') && search === '' && hash === ''
  return /^smtps?:$/.test(protocol) && hostname !== '' && isPlain
}

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const accessToken = z.string().regex(/^[\x21-\x7e]+$/, 'must be visible characters without a space')
const templates = (example: string) =>
  z
    .string()
    .regex(
      /^\s*[a-z0-9_]+(\.[a-z]{2})?\s*=\s*[\w.-]+\s*(,\s*[a-z0-9_]+(\.[a-z]{2})?\s*=\s*[\w.-]+\s*)*$/,
      `must be a comma separated list of name=id or name.language=id, such as ${example}`,
    )
    .transform((text) => new Map(text.split(',').map((pair): [string, string] => splitPair(pair))))

const splitPair = (pair: string): [string, string] => {
  const [name = '', id = ''] = pair.split('=')
  return [name.trim(), id.trim()]
}

/** The environment variables of messaging. */
export const messageEnvironment = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be smtp:// or smtps:// with a host, such as smtps://user:password@mail.example:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n"]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/,
      'must be an e-mail address, such as Jhola <no-reply@jhola.example>',
    )
    .optional(),
  SMS_HTTP_URL: webAddress.optional(),
  SMS_HTTP_TOKEN: accessToken.optional(),
  SMS_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9]{3,15}$/, 'must be 3 to 15 letters or digits')
    .optional(),
  SMS_DLT_ENTITY_ID: z
    .string()
    .regex(/^\d{8,25}$/, 'must be 8 to 25 digits')
    .optional(),
  SMS_DLT_TEMPLATES: templates('otp_customer=1107160000000000001').optional(),
  WHATSAPP_HTTP_URL: webAddress.optional(),
  WHATSAPP_HTTP_TOKEN: accessToken.optional(),
  WHATSAPP_SENDER: z
    .string()
    .regex(/^\+?[A-Za-z0-9]{3,40}$/, 'must be a number or the id of one')
    .optional(),
  WHATSAPP_TEMPLATES: templates('otp_customer=jhola_code').optional(),
}

type MessageEnvironment = z.output<z.ZodObject<typeof messageEnvironment>>

/** Settings that require another setting. */
const DEMANDS: readonly (readonly [keyof MessageEnvironment, keyof MessageEnvironment])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['SMS_HTTP_TOKEN', 'SMS_HTTP_URL'],
  ['SMS_SENDER', 'SMS_HTTP_URL'],
  ['SMS_DLT_ENTITY_ID', 'SMS_HTTP_URL'],
  ['SMS_DLT_TEMPLATES', 'SMS_DLT_ENTITY_ID'],
  ['WHATSAPP_HTTP_TOKEN', 'WHATSAPP_HTTP_URL'],
  ['WHATSAPP_SENDER', 'WHATSAPP_HTTP_URL'],
  ['WHATSAPP_TEMPLATES', 'WHATSAPP_HTTP_URL'],
]

/** The problem of a combination of settings, in one line; undefined if there is none. */
export const findMissingSetting = (env: MessageEnvironment): string | undefined => {
  const missing = DEMANDS.find(([given, needed]) => env[given] !== undefined && env[needed] === undefined)
  return missing && `${missing[1]} must be set when ${missing[0]} is`
}

/** The messaging settings from checked variables. */
export const toMessageSettings = (env: MessageEnvironment): MessageSettings => ({
  mail: env.SMTP_URL !== undefined && env.MAIL_FROM !== undefined ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
  providers: [...readSms(env), ...readWhatsapp(env)],
})

const readSms = (env: MessageEnvironment): ProviderSettings[] => {
  const { SMS_HTTP_URL: url, SMS_HTTP_TOKEN: token, SMS_SENDER: sender, SMS_DLT_ENTITY_ID: entityId } = env
  if (url === undefined) return []
  return [{ channel: 'sms', url, token, sender, entityId, templates: env.SMS_DLT_TEMPLATES ?? new Map() }]
}

const readWhatsapp = (env: MessageEnvironment): ProviderSettings[] => {
  const { WHATSAPP_HTTP_URL: url, WHATSAPP_HTTP_TOKEN: token, WHATSAPP_SENDER: sender } = env
  if (url === undefined) return []
  return [{ channel: 'whatsapp', url, token, sender, entityId: undefined, templates: env.WHATSAPP_TEMPLATES ?? new Map() }]
}

/** The channels that have a carrier. */
export const carriedChannels = ({ mail, providers }: MessageSettings): ReadonlySet<Channel> =>
  new Set<Channel>([...(mail ? (['email'] as const) : []), ...providers.map(({ channel }) => channel)])
