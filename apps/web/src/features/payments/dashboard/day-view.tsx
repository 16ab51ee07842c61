import { addDays } from '@jhola/contract/shared/time'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { DataList } from '../../../shared/ui/data-list.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { daysQuery, type PaymentDay } from '../data/payments-api.ts'
import { QueryState } from '../data/query-state.tsx'
import { isWithService, sumRupees } from '../data/settlement-channels.ts'
import { DayExport } from './day-export.tsx'
import { DaysBars } from './days-bars.tsx'

type DayChoice = { day: string; today: string; onDay(day: string): void }

/** The shown day: chosen by its date, or one day back and on. */
export const DayField = ({ day, today, onDay }: DayChoice) => {
  const { t } = useT()
  return (
    <div className="flex min-w-0 grow items-center gap-1.5 sm:grow-0">
      <IconButton icon="chevron-start" tone="outline" label={t('payments.day.before')} onClick={() => onDay(addDays(day, -1))} />
      <TextField
        type="date"
        label={t('payments.day.choose')}
        hideLabel
        value={day}
        max={today}
        onChange={({ target }) => target.value !== '' && target.value <= today && onDay(target.value)}
        className="min-w-0 grow sm:w-44"
      />
      <IconButton
        icon="chevron-end"
        tone="outline"
        label={t('payments.day.after')}
        disabled={day >= today}
        onClick={() => onDay(addDays(day, 1))}
      />
    </div>
  )
}

type SumsProps = { sums: PaymentDay['received']; counted: 'payments.day.payments' | 'payments.day.returns'; total: string }

const Sums = ({ sums, counted, total }: SumsProps) => {
  const { t } = useT()
  return (
    <DataList
      rows={[
        ...sums.map(({ way, count, amount }) => ({
          key: way,
          label: (
            <>
              {t(`payments.way.${way}`)}
              <span className="block text-sm">{t(counted, { count })}</span>
            </>
          ),
          value: <Money rupees={amount} exact />,
        })),
        { label: total, value: <Money rupees={sumRupees(sums.map(({ amount }) => amount))} exact />, total: true },
      ]}
    />
  )
}

const DayFigures = ({ day }: { day: PaymentDay }) => {
  const { t } = useT()
  const moments = useMoments()
  if (day.received.length === 0 && day.returned.length === 0)
    return (
      <Card>
        <EmptyState icon="wallet" title={t('payments.day.nothing')} hint={t('payments.day.nothingHint')} as="p" />
      </Card>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      <Card as="section" aria-label={t('payments.day.received')}>
        <CardTitle>{t('payments.day.received')}</CardTitle>
        <Sums sums={day.received} counted="payments.day.payments" total={moments.day(day.date)} />
        {day.received.some(({ way }) => isWithService(way)) && (
          <p className="mt-3 text-ink-soft text-sm">{t('payments.day.serviceHint')}</p>
        )}
      </Card>
      <Card as="section" aria-label={t('payments.day.returned')}>
        <CardTitle>{t('payments.day.returned')}</CardTitle>
        {day.returned.length === 0 ? (
          <p className="text-ink-soft">{t('payments.day.noReturns')}</p>
        ) : (
          <Sums sums={day.returned} counted="payments.day.returns" total={moments.day(day.date)} />
        )}
        <DataList
          rows={[
            ...(day.round_off === 0
              ? []
              : [{ label: t('payments.day.roundOff'), value: <Money rupees={day.round_off} exact /> }]),
            { label: t('payments.day.net'), value: <Money rupees={day.net} exact />, total: true },
          ]}
          className="mt-3"
        />
      </Card>
    </div>
  )
}

/** Payments and refunds of one day, and the days before it. */
export const DayView = ({ monthFile, ...choice }: DayChoice & { monthFile?: ReactNode }) => {
  const reading = useQuery(daysQuery(choice.day, choice.day))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-2">
        <DayField {...choice} />
        <DayExport day={choice.day} today={choice.today} />
      </div>
      <QueryState of={reading}>{({ days: [day] }) => day && <DayFigures day={day} />}</QueryState>
      <DaysBars {...choice} />
      {monthFile && <div className="grid justify-items-start">{monthFile}</div>}
    </div>
  )
}
