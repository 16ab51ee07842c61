import { picturePath } from '@jhola/contract/media/pictures'
import type { QuickReply } from '@jhola/contract/orders/thread/quick-replies'
import type { Thread, ThreadMessage } from '@jhola/contract/orders/thread/routes'
import { isThreadOpen, threadClosesAtMs } from '@jhola/contract/orders/thread/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import type { OrderAccess } from '../access/order-access.ts'
import { presentOrder } from '../reading/present-order.ts'
import { findThread, listMessages } from './thread.read.ts'
import { sideOf } from './write-message.ts'

type Row = Awaited<ReturnType<typeof listMessages>>[number]

const present = ({ message_no, side, body, quick, photo_media_id, at }: Row): ThreadMessage => ({
  no: message_no,
  // @NOTE written by `insertMessage` only.
  from: side as ThreadMessage['from'],
  text: body,
  quick: quick as QuickReply | null,
  photo: photo_media_id && picturePath(photo_media_id),
  at: at.toISOString(),
})

/** The thread of an order as one of its two sides sees it. */
export const showThread = async (sql: Sql, access: OrderAccess, now: Date): Promise<Thread> => {
  const key = { store_id: access.order.store_id, order_id: access.order.order_id }
  const side = sideOf(access)
  const messages = (await listMessages(sql, key)).map(present)
  const read = await findThread(sql, key)
  const [own, other] = side === 'shop' ? [read.shop_read_no, read.customer_read_no] : [read.customer_read_no, read.shop_read_no]
  const order = presentOrder(access.order)
  const closesAtMs = threadClosesAtMs(order)
  return {
    success: true,
    messages,
    is_open: isThreadOpen(order, now.getTime()),
    closes_at: closesAtMs === null ? null : new Date(closesAtMs).toISOString(),
    unread: messages.filter(({ from, no }) => from !== side && no > own).length,
    read_by_other: messages.findLast(({ from, no }) => from === side && no <= other)?.no ?? 0,
  }
}
