import { useMay } from '../../../../domain/account/use-may.ts'
import { serverNow } from '../../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { useActionQueue } from '../../actions/queue-context.ts'
import { useActionLabels } from '../../actions/use-action-labels.ts'
import { formatCountdown } from '../../cards/deadline.ts'
import { useLiveOrders } from '../../live/live-orders.tsx'
import { CallLink } from '../../picture-mode/call-link.tsx'
import { PictureStep } from '../../picture-mode/picture-step.tsx'
import type { Packing } from '../use-packing.ts'

const SECOND_MS = 1000

/** The customer is asked: how long the answer may take, and what it would come to. A tick: agreed on the phone. */
export const PictureQuestion = ({ packing: { order } }: { packing: Packing }) => {
  const { t } = useT()
  const { run } = useLiveOrders()
  const question = order.packing?.question
  const nowMs = useNow(question ? SECOND_MS : null, serverNow)
  if (!question) return null
  const seconds = Math.ceil((Date.parse(question.answer_by) - nowMs) / SECOND_MS)
  return (
    <section
      aria-label={t('orders.board.asked')}
      className="flex flex-wrap items-center gap-3 rounded-lg bg-warning-soft p-3 font-bold text-xl figures"
    >
      <Icon name="clock" size="lg" className="text-warning" />
      <bdi>{formatCountdown(seconds)}</bdi>
      <bdi className="me-auto">
        <Money rupees={order.total_amount} /> → <Money rupees={question.given.total} />
      </bdi>
      <CallLink order={order} />
      <PictureStep
        picture="check"
        tone="success"
        label={t('orders.packing.byPhone')}
        says={['yes']}
        onClick={() => void run({ kind: 'pack', order, changes: [], byPhone: true })}
      />
    </section>
  )
}

/** Changes that the server did not make: once more, or away with them. The reason is spoken and read by screen readers. */
export const PictureFailures = ({ packing: { failed, order } }: { packing: Packing }) => {
  const { t } = useT()
  const labels = useActionLabels()
  const { choices } = useActionQueue()
  return failed.map((action) => (
    <section
      key={action.id}
      role="alert"
      aria-label={`${t('orders.packing.notApplied')} ${labels.sayProblem(action)}`}
      className="flex items-center gap-3 rounded-lg bg-error-soft p-3"
    >
      <Icon name="alert" size="xl" className="me-auto text-error" />
      <PictureStep picture="refresh" label={t('orders.packing.again')} onClick={() => void choices.again(action, order)} />
      <PictureStep picture="trash" label={t('orders.packing.discard')} onClick={() => void choices.discard(action)} />
    </section>
  ))
}

/** Nothing of the order is left: it can only be cancelled. */
export const PictureNothingLeft = ({ packing: { order } }: { packing: Packing }) => {
  const { t } = useT()
  const may = useMay()
  const { run } = useLiveOrders()
  const missing = [...new Set((order.packing?.ordered.items ?? order.items).map(({ product_id }) => product_id))]
  return (
    <section
      role="alert"
      aria-label={t('orders.packing.nothingLeft')}
      className="flex items-center gap-3 rounded-lg bg-error-soft p-3"
    >
      <Icon name="bag" size="xl" className="text-error" />
      <bdi className="me-auto font-bold text-2xl figures">0</bdi>
      {may('orders.cancel') ? (
        <PictureStep
          picture="x-circle"
          tone="error"
          label={t('orders.packing.refuse')}
          says={['reject']}
          onClick={() => void run({ kind: 'move', order, to: 'cancelled', reason: 'item_not_available', missing })}
        />
      ) : (
        <CallLink order={order} />
      )}
    </section>
  )
}
