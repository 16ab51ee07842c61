import type { PackingQuestion } from '@jhola/contract/orders/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { serverNow } from '../../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { ItemChanges } from '../../changes/item-changes.tsx'
import { answerQuestion, type OrderKey, orderQuery, type ShownOrder, takeOrder } from '../api/order.ts'
import { computeCountdown } from '../countdown.ts'
import { useAnnounceQuestion } from './use-announce-question.ts'

const EVERY_SECOND_MS = 1000

const TimeLeft = ({ answerBy }: { answerBy: string }) => {
  const { t } = useT()
  const moments = useMoments()
  const countdown = computeCountdown(Date.parse(answerBy), useNow(EVERY_SECOND_MS, serverNow))
  if (countdown.kind !== 'counting') return <p className="font-semibold">{t('tracking.later.change.question.over')}</p>
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {/* Screen readers get the time of the deadline instead of every second. */}
      <span aria-hidden className="font-bold text-2xl figures">
        <bdi>{countdown.text}</bdi>
      </span>
      <span aria-hidden className="text-sm">
        {t('tracking.later.change.question.left')}
      </span>
      <span className="sr-only">{t('tracking.later.change.question.by', { time: moments.dayAndTime(answerBy) })}</span>
    </p>
  )
}

const useAnswer = (orderKey: OrderKey, changeNo: number) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: 'accept' | 'decline') => answerQuestion(orderKey, answer, changeNo),
    onSuccess: ({ order }, answer) => {
      takeOrder(client, orderKey, order)
      toast.success(t(answer === 'accept' ? 'tracking.later.change.result.accepted' : 'tracking.later.change.result.declined'))
    },
    onError: (error) => {
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed'))
      // Another device was quicker, or the time is over: the page shows what the order is now.
      void client.invalidateQueries({ queryKey: orderQuery(orderKey).queryKey })
    },
  })
}

const Buttons = ({ orderKey, changeNo }: { orderKey: OrderKey; changeNo: number }) => {
  const { t } = useT()
  const answer = useAnswer(orderKey, changeNo)
  const chosen = answer.isPending ? answer.variables : undefined
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Button icon="check" loading={chosen === 'accept'} disabled={answer.isPending} onClick={() => answer.mutate('accept')}>
        {t('tracking.later.change.question.accept')}
      </Button>
      <Button
        variant="secondary"
        icon="x"
        loading={chosen === 'decline'}
        disabled={answer.isPending}
        onClick={() => answer.mutate('decline')}
      >
        {t('tracking.later.change.question.decline')}
      </Button>
    </div>
  )
}

type QuestionCardProps = { orderKey: OrderKey; order: ShownOrder['order']; question: PackingQuestion; isViewOnly: boolean }

/** What the shop would give instead, until when the customer may answer, and what happens in silence. */
export const QuestionCard = ({ orderKey, order, question, isViewOnly }: QuestionCardProps) => {
  const { t } = useT()
  const hasTexts = useArea('tracking.later')
  useAnnounceQuestion(order, question, hasTexts && !isViewOnly)
  if (!hasTexts) return null
  const reasons = [...new Set(question.reasons.map(({ reason }) => reason))]
  return (
    <section aria-labelledby="question-title" className="stitched grid grid-cols-1 gap-3 rounded-lg bg-action-soft p-4">
      <div className="flex items-start gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-action text-on-action">
          <Icon name="message" size="md" />
        </span>
        <div role="status" className="min-w-0 flex-1">
          <h2 id="question-title" className="text-lg">
            {t('tracking.later.change.question.title', { store: order.store_name })}
          </h2>
          {reasons.map((reason) => (
            <p key={reason} className="text-sm">
              {t(`tracking.later.change.reason.${reason}`)}
            </p>
          ))}
        </div>
      </div>
      <ItemChanges before={order.items} after={question.given.items} />
      <p className="flex flex-wrap items-baseline justify-between gap-2 font-bold text-lg">
        <span>{t('tracking.total')}</span>
        <bdi className="figures">
          <span className="font-normal text-base text-ink-soft line-through">
            <Money rupees={order.total_amount} exact />
          </span>{' '}
          → <Money rupees={question.given.total} exact />
        </bdi>
      </p>
      <TimeLeft answerBy={question.answer_by} />
      <p className="text-sm">{t(`tracking.later.change.silence.${question.silence ?? 'leave_out'}`)}</p>
      {!isViewOnly && <Buttons orderKey={orderKey} changeNo={question.change_no} />}
    </section>
  )
}
