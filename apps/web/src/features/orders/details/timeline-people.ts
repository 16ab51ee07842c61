import type { TimelineEntry } from '@jhola/contract/orders/timeline/routes'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import type { Order } from '../data/board-state.ts'

export type Person = { name: string; role: TimelineEntry['role'] }

const moment = (text: string): number => new Date(text).getTime()

/** The person of the shop who did a step of the order; `undefined` for others, and as long as it is not known. */
export const findPerson = (
  entries: readonly TimelineEntry[],
  step: { status: string; timestamp: string; by: string },
): Person | undefined => {
  if (step.by !== 'shop') return undefined
  const entry = entries.find(
    ({ by, to_status, at }) => by === 'shop' && to_status === step.status && moment(at) === moment(step.timestamp),
  )
  return entry?.name ? { name: entry.name, role: entry.role } : undefined
}

/** Who of the shop did what with this order. Without a network the order is shown without names. */
export const useTimelinePeople = ({ id, version }: Order): readonly TimelineEntry[] => {
  const { data, refetch } = useQuery({ ...apiQuery('GET /orders/{id}/timeline', { params: { id } }), staleTime: 0 })
  // A new version of the order has a new entry.
  useEffect(() => {
    if (version > 1) void refetch({ cancelRefetch: false })
  }, [version, refetch])
  return data?.entries ?? []
}
