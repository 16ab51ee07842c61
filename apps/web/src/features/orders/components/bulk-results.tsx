import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { RowResults } from '../../../shared/ui/row-results.tsx'
import type { BulkOutcome } from '../hooks/use-bulk-status.ts'

/** What became of each order of a bulk step: which were moved, and why the others were not. */
export const BulkResults = ({ outcome, onClose }: { outcome: BulkOutcome | null; onClose(): void }) => {
  const { t, tError } = useT()
  if (!outcome) return null
  const status = t(`common.status.${outcome.to}`)
  const done = outcome.lines.filter(({ isDone }) => isDone).length
  return (
    <RowResults
      title={t('counter.list.bulk.result', { done, count: outcome.lines.length, status })}
      rows={outcome.lines.map(({ id, number, isDone, code }) => ({
        id,
        name: number,
        isDone,
        said: isDone ? status : tError(code ?? ''),
      }))}
      onClose={onClose}
    />
  )
}
