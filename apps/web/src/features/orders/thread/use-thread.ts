import type { QuickReply } from '@jhola/contract/orders/thread/quick-replies'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { THREAD_EVENT } from '../../../domain/orders/thread-news.ts'
import { dropWaiting, NONE_WAITING, threadOutbox, waitingOf } from '../../../domain/orders/thread-outbox.ts'
import { ApiError, api, newKey } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useOnline } from '../../../shared/api/use-online.ts'
import { accountStore } from '../../../shared/device-store/account.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'

/** How a call opens the order: by its id, and by the customer's token where there is one. */
export type ThreadCall = { params: { id: string }; headers: Record<string, string> }

/** Asked again at this interval: an order that is over has no live channel. Milliseconds. */
const POLL_MS = 30_000

/** Whether it failed for want of a server, so that it is sent again later. */
const isUnreached = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500

/** One send of the queue of an order at a time, in the order of writing. */
const sending = new Set<string>()

/** The thread of an order: what was written, what waits to be sent, and how to write. */
export const useThread = (call: ThreadCall) => {
  const { id } = call.params
  const { tError } = useT()
  const client = useQueryClient()
  const isOnline = useOnline()
  const query = apiQuery('GET /orders/{id}/thread', call)
  const thread = useQuery({ ...query, staleTime: 0, refetchOnWindowFocus: true, refetchInterval: POLL_MS })
  const [isSendingPhoto, setSendingPhoto] = useState(false)
  const waiting = waitingOf(useStoredValue(threadOutbox, NONE_WAITING), id)

  const say = (error: unknown) =>
    toast.error(error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed'))
  const flush = useEffectEvent(async () => {
    if (sending.has(id)) return
    sending.add(id)
    try {
      for (const { key, said } of waitingOf(threadOutbox.read(), id)) {
        const reply = await api('POST /orders/{id}/thread', { ...call, body: said, idempotencyKey: key })
        dropWaiting(key)
        client.setQueryData(query.queryKey, reply)
      }
    } catch (error) {
      const [first] = waitingOf(threadOutbox.read(), id)
      if (!first || isUnreached(error)) return
      dropWaiting(first.key)
      say(error)
    } finally {
      sending.delete(id)
    }
  })
  const count = waiting.length
  useEffect(() => {
    if (count > 0 && isOnline) void flush()
  }, [count, isOnline])

  const readAgain = useEffectEvent(() => void thread.refetch({ cancelRefetch: false }))
  useEffect(() => {
    const hear = ({ detail }: Event & { detail?: { order_id: string } }) => {
      if (!detail?.order_id || detail.order_id === id) readAgain()
    }
    addEventListener(THREAD_EVENT, hear as EventListener)
    return () => removeEventListener(THREAD_EVENT, hear as EventListener)
  }, [id])

  const write = (said: { text: string } | { quick: QuickReply }) =>
    threadOutbox.write((all) => [...all, { key: newKey(), order_id: id, said, owner: accountStore.read() }])
  const sendPhoto = async (photo: Blob): Promise<boolean> => {
    setSendingPhoto(true)
    try {
      client.setQueryData(query.queryKey, await api('POST /orders/{id}/thread/photo', { ...call, upload: photo }))
      return true
    } catch (error) {
      say(error)
      return false
    } finally {
      setSendingPhoto(false)
    }
  }
  return { thread: thread.data, hasFailed: thread.isError, retry: thread.refetch, waiting, write, sendPhoto, isSendingPhoto }
}

/** Notes that everything was read, while somebody looks at it. */
export const useMarkRead = (call: ThreadCall, lastNo: number, unread: number, isLooking: boolean): void => {
  const client = useQueryClient()
  const mark = useEffectEvent(async () => {
    await api('POST /orders/{id}/thread/read', { ...call, body: { up_to: lastNo } }).catch(() => undefined)
    await client.invalidateQueries({ queryKey: apiQuery('GET /orders/{id}/thread', call).queryKey })
    dispatchEvent(new CustomEvent(THREAD_EVENT, { detail: { order_id: call.params.id } }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further message is marked too
  useEffect(() => {
    if (unread === 0 || !isLooking) return
    const look = () => document.visibilityState === 'visible' && void mark()
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [lastNo, unread, isLooking])
}
