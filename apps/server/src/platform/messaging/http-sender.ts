import type { ProviderSettings } from './message-settings.ts'
import type { LeavingMessage, Sender, SendOutcome } from './sender.ts'

/** Statuses of a busy provider, besides 5xx. Every other error is final. */
const BUSY_STATUSES: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * SMS or WhatsApp through a provider that accepts JSON over HTTP: `to`, `text`, `language`, `template` with its registered
 * `template_id`, `code`, `sender`, `entity_id` and a `reference` that stays the same when a message is sent again (also as
 * Idempotency-Key).
 */
export const createHttpSender = (settings: ProviderSettings): Sender => ({
  channel: settings.channel,
  send: async (message, signal) => {
    try {
      const reply = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message.message_id,
          ...(settings.token === undefined ? {} : { authorization: `Bearer ${settings.token}` }),
        },
        body: JSON.stringify(toBody(settings, message)),
        redirect: 'error',
        signal,
      })
      await reply.body?.cancel()
      return reply.ok ? { isSent: true } : refusal(reply)
    } catch (error) {
      return { isSent: false, isPermanent: false, reason: describeFailure(error) }
    }
  },
})

const toBody = ({ sender, entityId, templates }: ProviderSettings, message: LeavingMessage) => ({
  reference: message.message_id,
  channel: message.channel,
  to: message.recipient,
  text: message.body,
  template: message.template,
  language: message.language ?? undefined,
  template_id: templates.get(`${message.template}.${message.language}`) ?? templates.get(message.template),
  code: message.code ?? undefined,
  sender,
  entity_id: entityId,
})

const refusal = ({ status, headers }: Response): SendOutcome => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return {
    isSent: false,
    isPermanent: status < 500 && !BUSY_STATUSES.has(status),
    reason: `HTTP ${status}`,
    ...(Number.isFinite(seconds) && seconds > 0 ? { retryAfterMs: seconds * 1000 } : {}),
  }
}

/** `ECONNREFUSED`, `TimeoutError`: the name of the failure, never the address. */
const describeFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'string' ? code : error.name
}
