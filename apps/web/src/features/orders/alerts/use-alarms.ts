import type { OrderAlarm } from '@jhola/contract/alarms/routes'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { serverNow } from '../../../shared/hooks/server-clock.ts'
import type { Order } from '../data/board-state.ts'
import { pollDelayMs } from './escalation-steps.ts'

const alarmsQuery = apiQuery('GET /orders/alarms', {})
const NO_ALARMS: readonly OrderAlarm[] = []

/** The escalation status of unanswered orders; refetched when a step is due, an order arrives or somebody has seen one. */
export const useAlarms = (orders: readonly Order[]): readonly OrderAlarm[] => {
  const pending = orders.filter(({ status }) => status === 'pending')
  const pendingKey = pending.map(({ id, acknowledged_at }) => `${id}${acknowledged_at ? '+' : ''}`).join(' ')
  const isWanted = pendingKey !== ''
  const { data, refetch } = useQuery({
    ...alarmsQuery,
    enabled: isWanted,
    staleTime: 0,
    refetchInterval: ({ state }) => pollDelayMs(state.data?.alarms ?? NO_ALARMS, serverNow()),
  })
  useEffect(() => {
    if (pendingKey !== '') void refetch()
  }, [pendingKey, refetch])
  return data?.alarms ?? NO_ALARMS
}
