import type { LineChange } from './apply-line-changes.ts'
import type { QuestionReason } from './consent.ts'

/** The ordered line that a change is about; an added product has none. */
const lineOf = (change: LineChange): number | null => ('line_no' in change ? change.line_no : null)

/**
 * What is done when the customer says no, or nothing in time: a line that was replaced or got dearer is left out, an added product
 * is not added. Goods that were weighed too heavy stay as ordered, because they can be weighed again. Changes that raised no
 * question are made.
 */
export const changesAfterRefusal = (
  changes: readonly LineChange[],
  questions: readonly { line_no: number; reason: QuestionReason }[],
): LineChange[] => {
  const asked = new Set(questions.map(({ line_no }) => line_no))
  return changes.flatMap((change): LineChange[] => {
    if (change.kind === 'added') return []
    const line = lineOf(change)
    if (line === null || !asked.has(line)) return [change]
    return change.kind === 'weighed' ? [] : [{ kind: 'not_available', line_no: line }]
  })
}
