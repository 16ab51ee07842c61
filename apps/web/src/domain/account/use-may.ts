import { mayDo, type Needs, type Permissions } from '@jhola/contract/staff/permissions'
import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { apiQuery } from '../../shared/api/api-query.ts'

const { queryKey } = apiQuery('GET /auth/me', {})
const HASH = hashKey(queryKey)

type Rights = { read(): Permissions | undefined; subscribe(listener: () => void): () => void }

/** The rights of the signed-in person as the cache has them: one follower for a page of many cards. */
const followRights = (client: QueryClient): Rights => {
  const listeners = new Set<() => void>()
  const find = () => client.getQueryData(queryKey)?.user?.permissions
  const toRights = (list = find()) => ({ list, rights: list && new Set(list) })
  let known = toRights()
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== HASH || find() === known.list) return
    known = toRights()
    for (const listener of listeners) listener()
  })
  return {
    read: () => known.rights,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const followed = new WeakMap<QueryClient, Rights>()
const rightsOf = (client: QueryClient): Rights => {
  const rights = followed.get(client) ?? followRights(client)
  followed.set(client, rights)
  return rights
}

/**
 * Whether the signed-in person's rights include something. It only chooses what is shown, the server decides; while nobody is
 * known it is true.
 */
export const useMay = (): ((needs: Needs) => boolean) => {
  const { read, subscribe } = rightsOf(useQueryClient())
  const rights = useSyncExternalStore(subscribe, read, read)
  return useCallback((needs) => rights === undefined || mayDo(rights, needs), [rights])
}
