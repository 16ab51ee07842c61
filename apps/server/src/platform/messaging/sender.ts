import type { Channel } from './message-gateway.ts'

/** An outgoing message. */
export type LeavingMessage = {
  message_id: string
  recipient: string
  channel: Channel
  template: string
  subject: string | null
  body: string
  html: string | null
  code: string | null
  language: string | null
}

/**
 * The result of one attempt. `reason` is for the log and the outbox: codes of the other side only, not its text, which often
 * repeats the number or address.
 */
export type SendOutcome = { isSent: true } | { isSent: false; isPermanent: boolean; reason: string; retryAfterMs?: number }

/** Sends the messages of one channel. Never throws; finishes within the time of the signal. */
export type Sender = { channel: Channel; send(message: LeavingMessage, signal: AbortSignal): Promise<SendOutcome> }
