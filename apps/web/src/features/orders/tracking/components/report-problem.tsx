import { PROBLEM_KINDS, type ProblemKind } from '@jhola/contract/orders/problem-kinds'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Chip } from '../../../../shared/ui/chip.tsx'
import { TextArea } from '../../../../shared/ui/text-area.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { type OrderKey, reportProblem, takeOrder } from '../api/order.ts'

/** Reports a problem: a reason by one tap, and a short text. */
export const ReportProblem = ({ orderKey, onDone }: { orderKey: OrderKey; onDone: () => void }) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [kind, setKind] = useState<ProblemKind>()
  const [text, setText] = useState('')
  const sending = useMutation({
    mutationFn: (chosen: ProblemKind) => reportProblem(orderKey, { kind: chosen, text }),
    onSuccess: ({ order }) => {
      takeOrder(client, orderKey, order)
      toast.success(t('tracking.later.problem.sent'))
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (kind) sending.mutate(kind)
  }
  return (
    <form onSubmit={submit} className="mt-3 grid gap-3">
      <fieldset>
        <legend className="font-medium">{t('tracking.later.problem.intro')}</legend>
        <div className="flex flex-wrap gap-x-2">
          {PROBLEM_KINDS.map((each) => (
            <Chip key={each} chosen={kind === each} onChange={() => setKind(each)}>
              {t(`tracking.later.problem.kind.${each}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={t('tracking.later.problem.text')}
        optional
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {sending.error instanceof ApiError && <Alert tone="error" title={tError(sending.error.code, sending.error.details)} />}
      <Button type="submit" variant="brand" disabled={!kind} loading={sending.isPending}>
        {t('tracking.later.problem.send')}
      </Button>
    </form>
  )
}
