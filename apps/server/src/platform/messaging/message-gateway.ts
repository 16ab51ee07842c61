import type { Sql } from '../db/sql.ts'

export const CHANNELS = ['sms', 'whatsapp', 'email'] as const
/** The ways a message can take. */
export type Channel = (typeof CHANNELS)[number]

/** A message to a person. */
export type Message = {
  /** `+91XXXXXXXXXX`, or an e-mail address. */
  to: string
  channel: Channel
  /** What kind of message it is; providers know their registered templates by it (SMS_DLT_TEMPLATES). */
  template: string
  /** Of an e-mail, the title. */
  subject?: string
  text: string
  /** What it is written in: providers have a template of each language, and an e-mail is shown from the side that it is read from. */
  language: string
  /** The one-time code inside `text`, where there is one. */
  code?: string
  /** How long it is worth sending, when it can leave only later. Without it: a code for as long as it is valid, everything else always. */
  usefulMs?: number
}

/** How messages leave the product. `sql` is the transaction of their cause: a rolled back cause sends nothing. */
export type MessageGateway = { send(sql: Sql, message: Message): Promise<void> }
