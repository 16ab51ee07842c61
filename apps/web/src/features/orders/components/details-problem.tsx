import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, api } from '../../../shared/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { Order } from '../board-state.ts'
import { useTakeOrder } from '../hooks/use-take-order.ts'

const ANSWER_MOST = 500

const AnswerForm = ({ order }: { order: Order }) => {
  const { t, tError } = useT()
  const take = useTakeOrder()
  const [answer, setAnswer] = useState('')
  const sending = useMutation({
    mutationFn: (text: string) => api('POST /orders/{id}/problem/answer', { params: { id: order.id }, body: { answer: text } }),
    onSuccess: ({ order: changed }) => {
      take(changed)
      toast.success(t('counter.problem.sent'))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim()) sending.mutate(answer.trim())
  }
  return (
    <form onSubmit={submit} className="mt-3 grid gap-2">
      <TextArea
        label={t('counter.problem.answer')}
        maxLength={ANSWER_MOST}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      {sending.error instanceof ApiError && <Alert tone="error" title={tError(sending.error.code, sending.error.details)} />}
      <Button type="submit" variant="secondary" size="sm" disabled={!answer.trim()} loading={sending.isPending}>
        {t('counter.problem.send')}
      </Button>
    </form>
  )
}

/** What the customer says went wrong, and the shop's answer or the way to give one. */
export const DetailsProblem = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const { problem } = order
  if (!problem) return null
  return (
    <div>
      <p className="font-semibold">{t(`counter.problem.kind.${problem.kind}`)}</p>
      {problem.text && (
        <p dir="auto" className="whitespace-pre-line">
          {problem.text}
        </p>
      )}
      <p className="text-ink-soft text-sm">{moments.dayAndTime(problem.reported_at)}</p>
      {problem.answer ? (
        <p className="mt-2 border-brand border-s-2 ps-3">
          <span className="block font-semibold text-sm">{t('counter.problem.answered')}</span>
          <bdi className="whitespace-pre-line">{problem.answer}</bdi>
        </p>
      ) : (
        <AnswerForm order={order} />
      )}
    </div>
  )
}
