import type { HelloEvent, OrderEvent } from '@jhola/contract/realtime/events'
import { type Elsewhere, type Listeners, type LiveChannel, type LiveSocket, openSocket } from './realtime-client.ts'

/**
 * Passes numbered events on in order: a repeated one is dropped, and behind a gap nothing is passed on until what is missing
 * has come (`onGap` asks for it, once for each gap). The protocol is decision 003.
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
    /** After a `hello`: the lists are read again, so numbering goes on from there; a new answer may have gaps of its own. */
    startAt: (hello: HelloEvent): void => {
      askedAt = undefined
      if (hello.resync) seen = hello.seq
    },
  }
}

/**
 * Follows the own shop from the number that its list was read at; after every connect and every gap the server sends what was
 * missed. `onResync`: that was too much, read the list again.
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
      // Changes of the shelf have no numbers: what was missed before is not known.
      options.onShelf?.()
    },
    options.elsewhere,
  )
}
