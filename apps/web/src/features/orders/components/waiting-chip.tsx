import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { useActionWords } from '../hooks/use-action-words.ts'
import { useActionQueue } from '../queue-context.ts'

/** What was done to this order and has not reached the server: it waits, it is not done. */
export const WaitingChip = ({ orderId }: { orderId: string }) => {
  const { t } = useT()
  const hasTexts = useArea('desk')
  const words = useActionWords()
  const { queue } = useActionQueue()
  const mine = queue.filter((one) => one.orderId === orderId && one.type !== 'acknowledge')
  if (!hasTexts || mine.length === 0) return null
  const hasProblem = mine.some((one) => one.state !== 'waiting')
  return (
    <StatusChip tone={hasProblem ? 'error' : 'warning'} icon={hasProblem ? 'alert' : 'send'} className="whitespace-normal">
      {hasProblem
        ? t('desk.queue.decide', { count: mine.length })
        : t('desk.queue.chip', { action: mine.map(words.sayWish).join(' → ') })}
    </StatusChip>
  )
}
