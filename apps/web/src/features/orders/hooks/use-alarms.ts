import type { OrderAlarm } from '@jhola/contract/alarms/routes'
import { POLL_BOARD_MS } from '@jhola/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../shared/api-query.ts'
import { nextStepMs } from '../alarm-steps.ts'
import type { Order } from '../board-state.ts'

const alarmsQuery = apiQuery('GET /orders/alarms', {})
const NO_ALARMS: readonly OrderAlarm[] = []
/** The server works on alarms every second. */
const STEP_TAKEN_MS = 1500

/** How far the alarms of unanswered orders are; read again when a step comes due, an order comes or somebody has seen one. */
export const useAlarms = (orders: readonly Order[]): readonly OrderAlarm[] => {
  const pending = orders.filter(({ status }) => status === 'pending')
  const facts = pending.map(({ id, acknowledged_at }) => `${id}${acknowledged_at ? '+' : ''}`).join(' ')
  const isWanted = facts !== ''
  const { data, refetch } = useQuery({
    ...alarmsQuery,
    enabled: isWanted,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const next = nextStepMs(state.data?.alarms ?? [], Date.now())
      return next === null ? POLL_BOARD_MS * 3 : Math.max(STEP_TAKEN_MS, next - Date.now() + STEP_TAKEN_MS)
    },
  })
  useEffect(() => {
    if (facts !== '') void refetch()
  }, [facts, refetch])
  return data?.alarms ?? NO_ALARMS
}
