import { OWNER_QUEUE_MAX } from '@jhola/contract/constants'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { RowResults } from '../../../shared/ui/row-results.tsx'
import { useActionLabels } from '../actions/use-action-labels.ts'
import type { BulkLine, NotDone } from './bulk.ts'
import type { BulkOutcome } from './use-bulk-status.ts'

/** The result of a bulk step for each order: changed, waiting for the network, or why not. */
export const BulkResults = ({ outcome, onClose }: { outcome: BulkOutcome | null; onClose(): void }) => {
  const { t, tError } = useT()
  const labels = useActionLabels()
  if (!outcome) return null
  const status = t(`common.status.${outcome.to}`)
  const done = outcome.lines.filter(({ state }) => state === 'done').length
  const sayRefused = (why: NotDone): string => {
    if (why === 'unusual') return t('orders.board.list.bulk.unusual')
    if (why === 'lost') return t('orders.actions.failed.status')
    if (why === 'full') return t('orders.actions.queue.full', { count: OWNER_QUEUE_MAX })
    return why === 'repeated' ? t('orders.actions.queue.repeated') : tError('orders.illegal_transition')
  }
  const say = (line: BulkLine): string => {
    if (line.state === 'done') return status
    if (line.state === 'waiting') return t('orders.actions.queue.notSent')
    if (line.state === 'problem') return labels.sayProblem(line.action)
    return line.state === 'refused' ? sayRefused(line.why) : t('orders.actions.undo.undone')
  }
  return (
    <RowResults
      title={t('orders.board.list.bulk.result', { done, count: outcome.lines.length, status })}
      rows={outcome.lines.map((line) => ({
        id: line.id,
        name: line.number,
        state: line.state === 'done' || line.state === 'waiting' ? line.state : 'failed',
        said: say(line),
      }))}
      onClose={onClose}
    />
  )
}
