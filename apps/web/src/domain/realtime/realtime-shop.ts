import type { HelloEvent, OrderEvent } from '@jhola/contract/realtime/events'
import { type Elsewhere, type Listeners, type LiveChannel, type LiveSocket, openSocket } from './realtime-client.ts'

/**
 * Passes numbered events on in order: a duplicate is dropped, and after a gap nothing is passed on until the missing events
 * arrive (`onGap` requests them, once for each gap). The protocol is decision 003.
 */
export const createSequence = (since: number, onEvent: (event: OrderEvent) => void, onGap: (since: number) => void) => {
  let seen = since
  let askedAt: number | undefined
  return {
    seen: () => seen,
    take: (event: OrderEvent): void => {
      if (event.seq <= seen) return
      if (event.seq > seen + 1) {
        if (askedAt !== seen) onGap(seen)
        askedAt = seen
        return
      }
      seen = event.seq
      onEvent(event)
    },
    /** After a `hello` the lists are refetched, so numbering continues from there; a new response may have gaps of its own. */
    startAt: (hello: HelloEvent): void => {
      askedAt = undefined
      if (hello.resync) seen = hello.seq
    },
  }
}

/**
 * Subscribes to the own shop from the event number of its list; after every connect and every gap the server sends the missed
 * events. `onResync`: too many were missed, refetch the list.
 */
export const connectShop = (options: Listeners & { since: number; elsewhere?: Elsewhere }): LiveChannel => {
  let current: LiveSocket | undefined
  const sequence = createSequence(options.since, options.onEvent, (since) => current?.emit('subscribe_store', { since }))
  return openSocket(
    { ...options, onEvent: sequence.take },
    (socket) => {
      current = socket
      socket.emit('subscribe_store', { since: sequence.seen() })
    },
    (hello) => {
      sequence.startAt(hello)
      if (hello.resync) options.onResync()
      // These events have no numbers, so missed ones are unknown.
      options.onInventory?.()
      options.onDeliveries?.()
    },
    options.elsewhere,
  )
}
