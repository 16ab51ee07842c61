import type { QuickReply } from '@jhola/contract/orders/thread/quick-replies'
import { accountStore } from '../../shared/device-store/account.ts'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** A message that was written here and that the server has not taken yet. It is always sent under its own key, so at most once. */
export type WaitingMessage = {
  key: string
  order_id: string
  said: { text: string } | { quick: QuickReply }
  /** Who was signed in when it was written; it is sent in nobody else's name. */
  owner: string | null
}

export const NONE_WAITING: readonly WaitingMessage[] = []
const MOST_WAITING = 50

const isMessage = (found: unknown): found is WaitingMessage =>
  typeof found === 'object' && found !== null && 'key' in found && 'order_id' in found && 'said' in found

/** What waits for the network on this device, oldest first. Goes with the person who signs out. */
export const threadOutbox = createStoredValue<readonly WaitingMessage[]>('thread_outbox', NONE_WAITING, (found) =>
  Array.isArray(found) ? found.filter(isMessage).slice(-MOST_WAITING) : undefined,
)

/** What waits about one order and may be sent by who is signed in now. */
export const waitingOf = (all: readonly WaitingMessage[], orderId: string): readonly WaitingMessage[] =>
  all.filter(({ order_id, owner }) => order_id === orderId && owner === accountStore.read())

export const dropWaiting = (key: string): void => threadOutbox.write((all) => all.filter((one) => one.key !== key))
