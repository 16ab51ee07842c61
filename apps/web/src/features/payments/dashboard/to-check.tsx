import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { openQuery, stuckQuery } from '../data/payments-api.ts'
import { QueryState } from '../data/query-state.tsx'
import { MoneyRows } from './money-row.tsx'
import { PaymentIssueCard, RefundStatusRow } from './payments-needing-attention.tsx'
import { ClaimedPayments, UnrecordedPayments } from './unrecorded-payments.tsx'

type PartProps = { title: string; hint?: string; none: string; isEmpty: boolean; action?: ReactNode; children: ReactNode }

const Part = ({ title, hint, none, isEmpty, action, children }: PartProps) => (
  <section aria-label={title} className="grid grid-cols-1 gap-3">
    <div className="flex flex-wrap items-end justify-between gap-2">
      <div>
        <h2 className="text-lg">{title}</h2>
        {hint && !isEmpty && <p className="text-ink-soft text-sm">{hint}</p>}
      </div>
      {action}
    </div>
    {isEmpty ? (
      <p className="rounded-lg border border-line border-dashed px-4 py-5 text-ink-soft">{none}</p>
    ) : (
      <MoneyRows>{children}</MoneyRows>
    )}
  </section>
)

/** Held payments, payments of closed orders, and refunds; only for the owner. */
const StuckPart = () => {
  const { t } = useT()
  const reading = useQuery(stuckQuery)
  return (
    <QueryState of={reading}>
      {({ stuck, backs }) => (
        <Part title={t('payments.stuck.title')} none={t('payments.stuck.none')} isEmpty={stuck.length + backs.length === 0}>
          {stuck.map((money) => (
            <PaymentIssueCard key={money.payment_id ?? money.order_id} money={money} />
          ))}
          {backs.map((back) => (
            <RefundStatusRow key={back.key} back={back} />
          ))}
        </Part>
      )}
    </QueryState>
  )
}

/**
 * Payments that need a confirmation: claims, cash to collect, and those that need attention. `claimTools`: further ways to check
 * claims.
 */
export const ToCheck = ({ isOwner, claimTools }: { isOwner: boolean; claimTools?: ReactNode }) => {
  const { t } = useT()
  const reading = useQuery(openQuery)
  return (
    <div className="grid grid-cols-1 gap-8">
      <QueryState of={reading}>
        {({ waiting, claims }) => (
          <>
            <Part
              title={t('payments.claims.title')}
              hint={t('payments.claims.hint')}
              none={t('payments.claims.none')}
              isEmpty={claims.length === 0}
              action={claimTools}
            >
              {claims.map((money) => (
                <ClaimedPayments key={money.order_id} money={money} />
              ))}
            </Part>
            <Part
              title={t('payments.open.title')}
              hint={t('payments.open.hint')}
              none={`${t('payments.open.none')}. ${t('payments.open.noneHint')}`}
              isEmpty={waiting.length === 0}
            >
              {waiting.map((money) => (
                <UnrecordedPayments key={money.order_id} money={money} />
              ))}
            </Part>
          </>
        )}
      </QueryState>
      {isOwner && <StuckPart />}
      {!isOwner && <p className="text-ink-soft text-sm">{t('payments.staff')}</p>}
    </div>
  )
}
