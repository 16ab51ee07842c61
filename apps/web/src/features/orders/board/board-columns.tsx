import type { ReactNode } from 'react'
import { useKeptFocus } from '../../../shared/hooks/use-kept-focus.ts'
import { BoardLanes, type BoardProps } from './board-lanes.tsx'
import { PhoneBoard } from './phone-board.tsx'
import { useStillColumns } from './still-columns.ts'

type ColumnsProps = BoardProps & { lanes: number; tools: ReactNode; found: ReactNode }

/** The board: statuses side by side where there is room (`lanes`), else one list with tabs. `tools`: the row above it; `found`: the search, when it is open. */
export const BoardColumns = ({ lanes, tools, found, ...rest }: ColumnsProps) => {
  const props = { ...rest, columns: useStillColumns(rest.columns) }
  useKeptFocus()
  return lanes > 1 ? (
    <>
      {tools}
      {found}
      <BoardLanes lanes={lanes} {...props} />
    </>
  ) : (
    <PhoneBoard tools={tools} found={found} {...props} />
  )
}
