import type { RouteOf } from '@jhola/contract/api'
import type { RouteBody } from '@jhola/contract/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { shopStatusOf } from '../availability.ts'

export const ownStoreQuery = apiQuery('GET /stores/me', {})
export type OwnerStore = ApiReply<'GET /stores/me'>['store']
type Wish = RouteBody<RouteOf<'PUT /stores/me/availability'>>

const TICK_MS = 10_000

/** Refetches the shop when a pause or a busy period ends, so that the server decides that it is open, not this device's clock. */
const useRefreshAt = (atMs: number | null): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (atMs === null) return undefined
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: ownStoreQuery.queryKey }),
      Math.max(0, atMs - serverNow()) + 500,
    )
    return () => clearTimeout(timer)
  }, [atMs, client])
}

/** The shop's availability, and changing it with an optimistic update and a rollback on refusal. */
export const useAvailability = (store: OwnerStore) => {
  const { tError } = useT()
  const client = useQueryClient()
  const nowMs = useNow(TICK_MS, serverNow)
  const change = useMutation({
    // A change made offline must fail now and not be sent later.
    networkMode: 'always',
    mutationFn: (body: Wish) => api('PUT /stores/me/availability', { body }),
    onSuccess: (reply) => client.setQueryData(ownStoreQuery.queryKey, reply),
    onError: (error) => {
      const known = error instanceof ApiError ? error : null
      toast.error(tError(known?.code ?? 'server.failed', known?.details))
    },
  })
  const standing = shopStatusOf(store, nowMs)
  useRefreshAt(standing.untilMs)
  return {
    nowMs,
    standing,
    /** The requested state while a change is sent, otherwise the current one. */
    state: change.isPending ? change.variables.state : standing.state,
    isChanging: change.isPending,
    change: (wish: Wish) => {
      if (!change.isPending) change.mutate(wish)
    },
  }
}
