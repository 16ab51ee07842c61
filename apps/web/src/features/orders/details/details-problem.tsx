import { type FormEvent, useState } from 'react'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { useActionQueue } from '../actions/queue-context.ts'
import type { Order } from '../data/board-state.ts'
import { useLiveOrders } from '../live/live-orders.tsx'

const ANSWER_MAX = 500

const AnswerForm = ({ order }: { order: Order }) => {
  const { t } = useT()
  const { run } = useLiveOrders()
  const [answer, setAnswer] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim()) void run({ kind: 'answer', order, answer: answer.trim() })
  }
  return (
    <form onSubmit={submit} className="mt-3 grid gap-2">
      <TextArea
        label={t('orders.board.problem.answer')}
        maxLength={ANSWER_MAX}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="sm" disabled={!answer.trim()}>
        {t('orders.board.problem.send')}
      </Button>
    </form>
  )
}

/** The customer's problem report, and the shop's answer or the form to give one. */
export const DetailsProblem = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const { queue } = useActionQueue()
  const { problem } = order
  if (!problem) return null
  // A queued answer is shown above, with its undo button.
  const given = queue.find((one) => one.orderId === order.id && one.type === 'answer_problem')
  const waiting = given?.type === 'answer_problem' ? given.data.answer : null
  const answer = problem.answer ?? waiting
  return (
    <div>
      <p className="font-semibold">{t(`orders.board.problem.kind.${problem.kind}`)}</p>
      {problem.text && (
        <p dir="auto" className="whitespace-pre-line">
          {problem.text}
        </p>
      )}
      <p className="text-ink-soft text-sm">{moments.dayAndTime(problem.reported_at)}</p>
      {answer ? (
        <p className="mt-2 border-brand border-s-2 ps-3">
          <span className="block font-semibold text-sm">
            {t(problem.answer ? 'orders.board.problem.answered' : 'orders.actions.queue.notSent')}
          </span>
          <bdi className="whitespace-pre-line">{answer}</bdi>
        </p>
      ) : (
        <AnswerForm order={order} />
      )}
    </div>
  )
}
