import { formatRupees } from '@jhola/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { BankFields } from './bank-form.tsx'
import { EMPTY_FORM, isBankFormReady } from './form-checks.ts'
import { type BankDecision, type BankPayment, bankPaymentQuery } from './simulator-api.ts'
import { useBankDecision } from './use-bank-decision.ts'

type Report = NonNullable<BankDecision['report']>

const REPORT_KEYS: Record<Report, TextKey> = {
  at_once: 'payments.checkout.bank.report.at_once',
  late: 'payments.checkout.bank.report.late',
  twice: 'payments.checkout.bank.report.twice',
  out_of_order: 'payments.checkout.bank.report.out_of_order',
}

type Returning = NonNullable<BankDecision['returning']>

const RETURNING_KEYS: Record<Returning, TextKey> = {
  at_once: 'payments.checkout.bank.returning.at_once',
  late: 'payments.checkout.bank.returning.late',
  fails_first: 'payments.checkout.bank.returning.fails_first',
}

/** Rare outcomes that banks produce too. */
const OTHER_OUTCOMES: { outcome: BankDecision['outcome']; key: TextKey }[] = [
  { outcome: 'time_out', key: 'payments.checkout.bank.timeOut' },
  { outcome: 'approve_late', key: 'payments.checkout.bank.approveLate' },
  { outcome: 'approve_less', key: 'payments.checkout.bank.approveLess' },
]

const STATE_KEYS: Record<Exclude<BankPayment['state'], 'open'>, TextKey> = {
  approved: 'payments.checkout.bank.state.approved',
  declined: 'payments.checkout.bank.state.declined',
  timed_out: 'payments.checkout.bank.state.timed_out',
  given_back: 'payments.checkout.bank.state.given_back',
}

const Decision = ({ payment }: { payment: BankPayment }) => {
  const { t } = useT()
  const [form, setForm] = useState(EMPTY_FORM)
  const [showErrors, setShowErrors] = useState(false)
  const [report, setReport] = useState<Report>('at_once')
  const [returning, setReturning] = useState<Returning>('at_once')
  const { decide, deciding, errorText } = useBankDecision(payment)
  const amount = formatRupees(payment.amount)
  const pay = (event: FormEvent) => {
    event.preventDefault()
    setShowErrors(true)
    if (isBankFormReady(payment.method, form)) decide({ outcome: 'approve', report, returning })
  }
  const isBusy = deciding !== null
  return (
    <form noValidate onSubmit={pay} className="grid gap-5">
      <BankFields method={payment.method} form={form} onChange={setForm} showErrors={showErrors} />
      {errorText && <Alert tone="error">{errorText}</Alert>}
      <div className="grid gap-3">
        <Button type="submit" size="lg" icon="lock" loading={deciding === 'approve'} disabled={isBusy}>
          {deciding === 'approve' ? t('payments.checkout.bank.processing') : t('payments.checkout.bank.pay', { amount })}
        </Button>
        <Button
          variant="secondary"
          loading={deciding === 'decline'}
          disabled={isBusy}
          onClick={() => decide({ outcome: 'decline', report })}
        >
          {t('payments.checkout.bank.decline')}
        </Button>
      </div>
      <details className="rounded-lg bg-sunken px-4 py-3">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{t('payments.checkout.bank.more')}</summary>
        <div className="grid gap-3 pt-2">
          <Select
            label={t('payments.checkout.bank.reportLabel')}
            options={Object.entries(REPORT_KEYS).map(([value, key]) => ({ value, label: t(key) }))}
            value={report}
            onChange={({ target }) => setReport(target.value as Report)}
          />
          <Select
            label={t('payments.checkout.bank.returningLabel')}
            options={Object.entries(RETURNING_KEYS).map(([value, key]) => ({ value, label: t(key) }))}
            value={returning}
            onChange={({ target }) => setReturning(target.value as Returning)}
          />
          {OTHER_OUTCOMES.map(({ outcome, key }) => (
            <Button
              key={outcome}
              variant="secondary"
              size="sm"
              loading={deciding === outcome}
              disabled={isBusy}
              onClick={() => decide({ outcome, report, returning })}
            >
              {t(key)}
            </Button>
          ))}
          <LinkButton variant="ghost" size="sm" to={payment.return_path}>
            {t('payments.checkout.bank.leave')}
          </LinkButton>
        </div>
      </details>
    </form>
  )
}

/** The payment simulator of test mode: approves or declines, so that payments can be tried without money or an account. */
export const BankScreen = ({ reference }: { reference: string }) => {
  const { t, tError } = useT()
  const { data, error, isFetching, refetch } = useQuery({ ...bankPaymentQuery(reference), staleTime: 0 })
  const payment = data?.payment
  return (
    <>
      <AppBar title={t('payments.checkout.bank.title')} {...(payment && { backTo: payment.return_path })} />
      <main className="mx-auto grid w-full max-w-[600px] gap-4 p-4">
        <Alert tone="warning" title={t('payments.checkout.testMode')}>
          {t('payments.checkout.bank.testHint')}
        </Alert>
        {payment && (
          <Card as="section" aria-label={t('payments.checkout.bank.title')} className="grid gap-5">
            <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-line border-b border-dashed pb-4">
              <p className="min-w-0">
                <span className="block text-ink-soft text-sm">{t('payments.checkout.bank.payTo')}</span>
                <span className="font-semibold text-lg">{payment.payee}</span>
              </p>
              <bdi className="font-bold text-2xl figures">{formatRupees(payment.amount)}</bdi>
            </div>
            {payment.state === 'open' ? (
              <Decision payment={payment} />
            ) : (
              <div className="grid gap-4">
                <Alert tone={payment.state === 'approved' ? 'success' : 'warning'}>{t(STATE_KEYS[payment.state])}</Alert>
                <LinkButton to={payment.return_path}>{t('payments.checkout.bank.toOrder')}</LinkButton>
              </div>
            )}
          </Card>
        )}
        {!payment && !error && <SkeletonCards count={2} />}
        {!payment && error && (
          <LoadFailed message={tError(error.code, error.details)} onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </main>
    </>
  )
}
