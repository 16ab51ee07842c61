import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { BulkOutcome } from '../hooks/use-bulk-status.ts'

/** What became of each order of a bulk step: which were moved, and why the others were not. */
export const BulkResults = ({ outcome, onClose }: { outcome: BulkOutcome | null; onClose(): void }) => {
  const { t, tError } = useT()
  if (!outcome) return null
  const status = t(`common.status.${outcome.to}`)
  const done = outcome.lines.filter(({ isDone }) => isDone).length
  return (
    <Card as="section" padding="sm" aria-labelledby="bulk-results" className="mb-3">
      <div className="flex items-start justify-between gap-2">
        <h3 id="bulk-results" className="pt-2 ps-1 font-semibold">
          {t('counter.list.bulk.result', { done, count: outcome.lines.length, status })}
        </h3>
        <IconButton icon="x" label={t('common.close')} onClick={onClose} />
      </div>
      <ul className="grid max-h-72 gap-x-6 overflow-y-auto px-1 sm:grid-cols-2 lg:grid-cols-3">
        {outcome.lines.map(({ id, number, isDone, code }) => (
          <li key={id} className="flex items-start gap-2 border-line border-b py-2 text-sm">
            <Icon name={isDone ? 'check-circle' : 'x-circle'} className={isDone ? 'text-success' : 'text-error'} />
            <span className="min-w-0">
              <bdi className="font-semibold figures">{number}</bdi>
              <span className="block text-ink-soft">{isDone ? status : tError(code ?? '')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
