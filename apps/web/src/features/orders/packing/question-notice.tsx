import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { formatCountdown } from '../cards/deadline.ts'
import type { Order } from '../data/board-state.ts'
import { useLiveOrders } from '../live/live-orders.tsx'

const SECOND_MS = 1000

/** The customer is asked: what it would come to, and how long the answer may take. An answer on the phone ends it too. */
export const QuestionNotice = ({ order }: { order: Order }) => {
  const { t } = useT()
  const { run } = useLiveOrders()
  const question = order.packing?.question
  const nowMs = useNow(question ? SECOND_MS : null, serverNow)
  if (!question) return null
  const seconds = Math.ceil((Date.parse(question.answer_by) - nowMs) / SECOND_MS)
  return (
    <Alert tone="warning" icon="clock" title={`${t('orders.board.asked')} ${formatCountdown(seconds)}`}>
      <p>
        {/* From left to right in every language: the arrow is not mirrored. */}
        <bdi>
          <Money rupees={order.total_amount} exact /> → <Money rupees={question.given.total} exact className="font-bold" />
        </bdi>
      </p>
      <Button
        size="sm"
        variant="secondary"
        icon="phone"
        className="mt-2"
        onClick={() => void run({ kind: 'pack', order, changes: [], byPhone: true })}
      >
        {t('orders.packing.byPhone')}
      </Button>
    </Alert>
  )
}
