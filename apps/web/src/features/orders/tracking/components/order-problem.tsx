import type { Order } from '@jhola/contract/orders/schema'
import { useState } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import type { OrderKey } from '../api/order.ts'

const Form = lazyPart(() => import('./report-problem.tsx').then((module) => module.ReportProblem))

/** The customer's problem report and the shop's answer, and the form to report a problem. */
export const OrderProblem = ({ orderKey, order }: { orderKey: OrderKey; order: Order }) => {
  const { t, tError } = useT()
  const [isOpen, setOpen] = useState(false)
  const { problem } = order
  if (!useArea('tracking.later')) return null
  return (
    <Card as="section" aria-label={t('tracking.later.problem.title')}>
      {problem && (
        <div role="status" className="mb-2">
          <p className="font-semibold">
            {t('tracking.later.problem.reported', { kind: t(`tracking.later.problem.kind.${problem.kind}`) })}
          </p>
          {problem.text && <p dir="auto">{problem.text}</p>}
          {problem.answer ? (
            <p className="mt-2 border-brand border-s-2 ps-3">
              <span className="block font-semibold text-sm">{t('tracking.later.problem.answered')}</span>
              <bdi>{problem.answer}</bdi>
            </p>
          ) : (
            <p className="text-ink-soft text-sm">{t('tracking.later.problem.waiting')}</p>
          )}
        </div>
      )}
      <Button variant="ghost" size="sm" icon="message" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(problem ? 'tracking.later.problem.again' : 'tracking.later.problem.title')}
      </Button>
      {isOpen && (
        <Form
          part={{ orderKey, onDone: () => setOpen(false) }}
          onFailed={() => {
            setOpen(false)
            toast.error(tError('network.offline'))
          }}
        />
      )}
    </Card>
  )
}
