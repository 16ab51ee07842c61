import { nameForMessage } from '@jhola/contract/notifications/message-limits'
import { toShopTime } from '@jhola/contract/shared/time'
import type { Sql } from '../../platform/db/sql.ts'
import type { Message } from '../../platform/messaging/index.ts'
import { type BackRow, takeBack } from './back-alerts.repo.ts'
import type { BackAlertDeps } from './deps.ts'

/** People told in one transaction. */
const AT_ONCE = 50
/** Who reads it days later finds the shelf empty again. */
const USEFUL_MS = 12 * 3_600_000

const wordsOf = ({ texts }: Pick<BackAlertDeps, 'texts'>, row: BackRow, language: string) => {
  const name = `${texts.nameOfGoods(language, row) ?? row.name} ${row.pack_size ?? ''}`.trim()
  return texts.message(language, 'catalogue.back', { name, store: nameForMessage(row.store_name) })
}

/** Where a message can reach the person: a number first, because people look there; only contacts that the account has proven. */
const contactOf = (row: BackRow): Pick<Message, 'to' | 'channel' | 'cause'> | undefined => {
  if (row.guest_phone !== null) return { to: row.guest_phone, channel: 'sms' }
  const cause = { user_id: row.user_id }
  if (row.account_phone !== null && row.is_phone_proven) return { to: row.account_phone, channel: 'sms', cause }
  if (row.account_email !== null && row.is_email_proven) return { to: row.account_email, channel: 'email', cause }
  return undefined
}

const tell = async (deps: BackAlertDeps, tx: Sql, row: BackRow): Promise<void> => {
  const pushed =
    row.user_id === null
      ? 0
      : await deps.push(tx, row.user_id, {
          topic: `back-${row.product_id}`,
          write: (language) => ({
            title: row.store_name,
            body: wordsOf(deps, row, language),
            data: { type: 'view_product', store_id: row.store_id, product_id: row.product_id },
            actions: [],
            stays: true,
          }),
        })
  const contact = pushed === 0 ? contactOf(row) : undefined
  if (!contact) return
  const words = wordsOf(deps, row, row.language)
  const text = `${words} ${deps.origin}/store/${row.store_id}/p/${row.product_id}`
  await deps.gateway.send(tx, {
    ...contact,
    template: 'product_back',
    ...(contact.channel === 'email' && { subject: words }),
    text,
    language: row.language,
    usefulMs: USEFUL_MS,
  })
}

/**
 * Tells everybody whose product is there again, each once: by push where a device of the account has it, else by message. A message beyond
 * the limit of its recipient is dropped, because the row is gone. Returns how many wishes were answered.
 */
export const tellBack = async (deps: BackAlertDeps): Promise<number> => {
  let told = 0
  while (true) {
    const count = await deps.db.withTx(async (tx) => {
      const now = deps.clock.now()
      const rows = await takeBack(tx, { now, today: toShopTime(now.getTime()).date }, AT_ONCE)
      for (const row of rows) await tell(deps, tx, row)
      return rows.length
    })
    told += count
    if (count < AT_ONCE) return told
  }
}
