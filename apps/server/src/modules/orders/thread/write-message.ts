import type { QuickReply, ThreadSide } from '@jhola/contract/orders/thread/quick-replies'
import { decideMessage, isNewsForOther, type Said } from '@jhola/contract/orders/thread/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { orThrow } from '../../../platform/errors.ts'
import { insertPicture, type PictureFile } from '../../../platform/media/index.ts'
import type { OrderAccess } from '../access/order-access.ts'
import { findOrderRecipient } from '../access/order-recipient.read.ts'
import type { OrderDeps } from '../deps.ts'
import { presentOrder } from '../reading/present-order.ts'
import { countWritten, insertMessage, lockThread, setRead, tellThreadChanged } from './thread.repo.ts'

/** What is written: words, the key of a usual reply, or a photo that is encoded already. */
export type Message = { text: string } | { quick: QuickReply } | { files: readonly PictureFile[] }

const saidOf = (message: Message): Said => {
  if ('files' in message) return { kind: 'photo' }
  return 'quick' in message ? { kind: 'quick', quick: message.quick } : { kind: 'text' }
}

/** Who has the order opens it as its shop, or as its customer. */
export const sideOf = (access: OrderAccess): ThreadSide => (access.kind === 'shop' ? 'shop' : 'customer')

type Deps = Pick<OrderDeps, 'ids' | 'clock' | 'notifyShop' | 'notifyCustomer'>

/** Tells the other side. Nothing of what was written leaves with it: a lock screen is read by others too. */
const tellOther = async (deps: Deps, tx: Sql, { order, kind }: OrderAccess): Promise<void> => {
  const { order_number: number, practice } = presentOrder(order)
  const { store_id: storeId, order_id: orderId } = order
  if (kind !== 'shop') {
    await deps.notifyShop(tx, { storeId, orderId, orderNumber: number, what: 'message' })
    return
  }
  const to = practice ? undefined : await findOrderRecipient(tx, storeId, orderId)
  if (!to) return
  await deps.notifyCustomer(tx, {
    to: to.customer_phone,
    userId: to.customer_user_id,
    language: to.language,
    template: 'order_message',
    linkTo: orderId,
    values: { store: to.store_name, number },
  })
}

/** Writes a message about an order. Throws `threads.closed`, `threads.full`, `threads.not_yours`. */
export const writeMessage = async (deps: Deps, tx: Sql, access: OrderAccess, message: Message): Promise<void> => {
  const at = deps.clock.now()
  const side = sideOf(access)
  const key = { store_id: access.order.store_id, order_id: access.order.order_id }
  const thread = await lockThread(tx, key, at)
  const written = await countWritten(tx, key, side)
  orThrow(decideMessage(presentOrder(access.order), side, saidOf(message), written, at.getTime()))
  const photo = 'files' in message ? deps.ids.uuid() : null
  if ('files' in message && photo) await insertPicture(tx, { media_id: photo, store_id: key.store_id, files: message.files, at })
  const no = thread.last_no + 1
  await insertMessage(tx, {
    ...key,
    no,
    side,
    body: 'text' in message ? message.text : null,
    quick: 'quick' in message ? message.quick : null,
    photo_media_id: photo,
    at,
  })
  // Who answers has read what stands above.
  await setRead(tx, key, side, no)
  const news =
    side === 'customer'
      ? { lastFromOther: thread.last_customer_no, readUpTo: thread.shop_read_no }
      : { lastFromOther: thread.last_shop_no, readUpTo: thread.customer_read_no }
  if (isNewsForOther(news)) await tellOther(deps, tx, access)
  await tellThreadChanged(tx, key)
}
