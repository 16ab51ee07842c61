import type { Transporter } from 'nodemailer'
import type { MailSettings } from './message-settings.ts'
import type { LeavingMessage, Sender, SendOutcome } from './sender.ts'

const CONNECT_TIMEOUT_MS = 5_000
const SILENCE_TIMEOUT_MS = 8_000
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The fields of nodemailer's errors that are used here. */
type MailError = { code?: string; responseCode?: number; response?: string; permanent?: boolean }

/** `550 5.1.1`: the server's codes without its text. */
const describeRefusal = ({ code = 'EUNKNOWN', responseCode, response = '' }: MailError): string =>
  [code, responseCode, /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]].filter((part) => part !== undefined).join(' ')

/** A rejected SMTP sign-in is a fault of our settings, not of this message. It is retried, because an operator may correct it. */
const toOutcome = (error: MailError): SendOutcome => ({
  isSent: false,
  isPermanent: error.permanent === true && error.code !== 'EAUTH',
  reason: describeRefusal(error),
})

const isMailError = (error: unknown): error is MailError => typeof error === 'object' && error !== null

/**
 * Emails by SMTP. A message always has the same Message-ID, so that a duplicate sent after a crash is recognised. A password is
 * never sent unencrypted, except to this machine.
 */
export const createSmtpSender = ({ url, from }: MailSettings): Sender => {
  let transport: Promise<Transporter> | undefined
  const host = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    channel: 'email',
    send: async (message, signal) => {
      try {
        transport ??= openTransport(new URL(url))
        const mail = { ...toMail(message), from, messageId: `<${message.message_id}@${host}>`, signal }
        await (await transport).sendMail(mail)
        return { isSent: true }
      } catch (error) {
        return toOutcome(isMailError(error) ? error : {})
      }
    },
  }
}

/** Signs in to the mail server and sends nothing. Returns what it refuses, in codes; undefined if all is well. */
export const verifyMail = async ({ url }: Pick<MailSettings, 'url'>): Promise<string | undefined> => {
  const transport = await openTransport(new URL(url))
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return describeRefusal(isMailError(error) ? error : {})
  } finally {
    transport.close()
  }
}

/** Loaded with the first email: most nodes start faster and stay smaller without it. */
const openTransport = async (server: URL): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer')
  const auth = server.username
    ? { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) }
    : undefined
  const isSecure = server.protocol === 'smtps:'
  return createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !LOOPBACK.has(server.hostname),
    ...(auth ? { auth } : {}),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** The recipient is passed as one address object: a comma in it cannot add a second recipient. */
const toMail = ({ recipient, subject, body, html }: LeavingMessage) => ({
  to: { name: '', address: recipient },
  subject: subject ?? '',
  text: body,
  ...(html === null ? {} : { html }),
  headers: { 'Auto-Submitted': 'auto-generated' },
})
