import { useCallback, useMemo, useState } from 'react'

const NONE: ReadonlyMap<string, never> = new Map<string, never>()

/** Selected rows across several pages; a row that is shown again is updated to its newest version. */
export const useSelection = <Row extends { id: string }>(shownRows: readonly Row[] | undefined) => {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Row>>(NONE)
  const shown = useMemo(() => new Map(shownRows?.map((row) => [row.id, row])), [shownRows])
  const rows = useMemo(() => [...ticked].map(([id, row]) => shown.get(id) ?? row), [ticked, shown])
  const ids = useMemo(() => new Set(ticked.keys()), [ticked])
  const choose = useCallback(
    (next: ReadonlySet<string>) =>
      setTicked((before) => {
        const chosen = new Map<string, Row>()
        for (const id of next) {
          const row = shown.get(id) ?? before.get(id)
          if (row) chosen.set(id, row)
        }
        return chosen
      }),
    [shown],
  )
  const clear = useCallback(() => setTicked(NONE), [])
  return { rows, ids, choose, clear }
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>
