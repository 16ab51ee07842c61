import type { Sql } from '../db/sql.ts'

/** A message to a person. `code` is the one-time code inside `text`, where there is one. */
export type Message = {
  to: string
  channel: 'sms' | 'whatsapp' | 'email'
  template: string
  text: string
  code?: string
}

/** How messages leave the product. `sql` is the transaction of their cause: a rolled back cause sends nothing. */
export type MessageGateway = { send(sql: Sql, message: Message): Promise<void> }
