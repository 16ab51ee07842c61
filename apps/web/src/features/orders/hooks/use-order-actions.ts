import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { ApiError, api, newKey } from '../../../shared/api-client.ts'
import { orderOnBoard } from '../api/board.ts'
import { conflictOf } from '../conflict.ts'
import { type OrderAction, sendCall, toCall, versionMeant } from '../send-action.ts'
import { useActionWords } from './use-action-words.ts'
import { useTakeOrder } from './use-take-order.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** Keys of requests whose outcome nobody knows: the same tap again is the same request, so it cannot happen twice. */
const createKeys = () => {
  const open = new Map<string, string>()
  return {
    take: (signature: string): string => {
      const key = open.get(signature) ?? newKey()
      open.set(signature, key)
      return key
    },
    settle: (signature: string) => open.delete(signature),
  }
}

const isUnanswered = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * Sends actions, one at a time for each order, and takes the answers over at once (the live event that follows is not newer
 * and changes nothing). After a conflict the order is read again and the person is told who did what, and when.
 */
export const useOrderActions = () => {
  const client = useQueryClient()
  const words = useActionWords()
  const take = useTakeOrder()
  const [busy, setBusy] = useState(NOBODY)
  const sending = useRef(new Set<string>())
  const lines = useRef(new Map<string, Promise<boolean>>())
  const [keys] = useState(createKeys)

  const perform = useCallback(
    async (action: OrderAction): Promise<boolean> => {
      const { id } = action.order
      const call = toCall(action, versionMeant(action.order, orderOnBoard(client, id)))
      const signature = `${id} ${JSON.stringify(call)}`
      try {
        const changed = await sendCall(id, call, keys.take(signature))
        keys.settle(signature)
        take(changed)
        words.tellDone(action, changed)
        return true
      } catch (error) {
        if (!isUnanswered(error)) keys.settle(signature)
        const conflict = conflictOf(error)
        words.tellFailed(action, error, conflict)
        if (conflict) {
          const fresh = await api('GET /orders/{id}', { params: { id }, query: {} }).catch(() => null)
          if (fresh) take(fresh.order)
        }
        return false
      }
    },
    [client, keys, take, words],
  )

  /** Resolves to whether it was done. A second tap while the first is on its way does nothing. */
  const run = useCallback(
    async (action: OrderAction): Promise<boolean> => {
      const { id } = action.order
      const isQuiet = action.kind === 'acknowledge'
      if (!isQuiet && sending.current.has(id)) return false
      if (!isQuiet) {
        sending.current.add(id)
        setBusy(new Set(sending.current))
      }
      const before = lines.current.get(id) ?? Promise.resolve(true)
      const mine = before.then(() => perform(action))
      lines.current.set(id, mine)
      const isDone = await mine
      if (lines.current.get(id) === mine) lines.current.delete(id)
      if (!isQuiet) {
        sending.current.delete(id)
        setBusy(new Set(sending.current))
      }
      return isDone
    },
    [perform],
  )
  return { run, busy }
}
