import { useCallback, useMemo, useState } from 'react'
import type { Order } from '../board-state.ts'

const NONE: ReadonlyMap<string, Order> = new Map()

/** Orders that were ticked, over several pages; what is shown again is taken in its newest version. */
export const useSelection = (rows: readonly Order[] | undefined) => {
  const [ticked, setTicked] = useState(NONE)
  const shown = useMemo(() => new Map(rows?.map((order) => [order.id, order])), [rows])
  const orders = useMemo(() => [...ticked].map(([id, order]) => shown.get(id) ?? order), [ticked, shown])
  const ids = useMemo(() => new Set(ticked.keys()), [ticked])
  const choose = useCallback(
    (next: ReadonlySet<string>) =>
      setTicked((before) => {
        const chosen = new Map<string, Order>()
        for (const id of next) {
          const order = shown.get(id) ?? before.get(id)
          if (order) chosen.set(id, order)
        }
        return chosen
      }),
    [shown],
  )
  const clear = useCallback(() => setTicked(NONE), [])
  return { orders, ids, choose, clear }
}

export type Selection = ReturnType<typeof useSelection>
