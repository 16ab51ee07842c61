import { applyLineChanges, type LineChange, type PackingState } from './apply-line-changes.ts'
import type { GivenLine } from './given-line.ts'

/** What is left of a change that is not possible any more: a line that was to be replaced is not there. */
const insteadOf = (change: LineChange): LineChange[] =>
  change.kind === 'replaced' ? [{ kind: 'not_available', line_no: change.line_no }] : []

/**
 * What is given when nobody answered and the shop counts silence as a yes: every change that is still possible, one after the other.
 */
export const applyWhatIsPossible = (state: PackingState, changes: readonly LineChange[]): readonly GivenLine[] => {
  // Between two changes the shelf loses what a change took and gets what it gave back.
  const made: LineChange[] = []
  for (const change of changes) {
    if (applyLineChanges(state, [...made, change]).ok) made.push(change)
    else made.push(...insteadOf(change).filter((instead) => applyLineChanges(state, [...made, instead]).ok))
  }
  const given = applyLineChanges(state, made)
  return given.ok ? given.value : state.given
}
