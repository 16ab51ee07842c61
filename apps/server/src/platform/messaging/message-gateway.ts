import type { MessageCause } from '@jhola/contract/notifications/message-limits'
import type { Sql } from '../db/sql.ts'

export const CHANNELS = ['sms', 'whatsapp', 'email'] as const
/** The channels of messages. */
export type Channel = (typeof CHANNELS)[number]

/** A message to a person. */
export type Message = {
  /** `+91XXXXXXXXXX`, or an email address. */
  to: string
  channel: Channel
  /** The kind of message. Providers find their registered templates by it (SMS_DLT_TEMPLATES). */
  template: string
  /** The subject of an email. */
  subject?: string
  text: string
  /** The language of the text: providers have a template for each language, and it sets the direction of an email. */
  language: string
  /** The one-time code in `text`, if any. */
  code?: string
  /**
   * Why this person gets it; default: `stranger`, with the lowest limit. `user_id`: the account that wants it; without a proven
   * number or address like the recipient's it counts as a stranger.
   */
  cause?: Exclude<MessageCause, 'customer'> | { user_id: string | null }
  /**
   * How long sending is useful, when it is delayed. Default: a code for as long as it is valid, everything else without a
   * limit.
   */
  usefulMs?: number
}

/** Whether a message was taken, or held back because its recipient got too many, and for how long. */
export type Sending = { isSent: true } | { isSent: false; seconds: number }

/**
 * Sends messages out of the product, within the limits of each recipient. `sql` is the transaction of the cause: a rolled back
 * cause sends nothing.
 */
export type MessageGateway = { send(sql: Sql, message: Message): Promise<Sending> }
