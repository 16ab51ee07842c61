import { formatRupees } from '@jhola/contract/shared/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Money } from '../../../shared/ui/money.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { SeparatedList } from '../../../shared/ui/separated-list.tsx'
import { daysQuery, type PaymentDay } from '../data/payments-api.ts'
import { QueryState } from '../data/query-state.tsx'
import { CHANNEL_GROUPS, type ChannelGroup, sumGroups, sumRupees } from '../data/settlement-channels.ts'
import { lastDays } from './days-address.ts'

const FILLS: Record<ChannelGroup, string> = { cash: 'bg-success', upi: 'bg-brand', card: 'bg-action' }

const receivedOf = (day: PaymentDay): number => sumRupees(day.received.map(({ amount }) => amount))
const returnedOf = (day: PaymentDay): number => sumRupees(day.returned.map(({ amount }) => amount))

/** The bar of a day, relative to the best day; the text beside it has the same figure. */
const Bar = ({ groups, max }: { groups: Record<ChannelGroup, number>; max: number }) => (
  <span aria-hidden className="flex h-2 overflow-hidden rounded-full bg-sunken">
    {CHANNEL_GROUPS.map((group) => (
      <span key={group} className={FILLS[group]} style={{ width: `${max > 0 ? (groups[group] / max) * 100 : 0}%` }} />
    ))}
  </span>
)

type RowProps = { day: PaymentDay; max: number; isChosen: boolean; onDay(day: string): void }

const Row = ({ day, max, isChosen, onDay }: RowProps) => {
  const { t } = useT()
  const moments = useMoments()
  const groups = sumGroups(day.received)
  const back = returnedOf(day)
  const parts = CHANNEL_GROUPS.filter((group) => groups[group] > 0).map((group) => (
    <>
      {t(`payments.group.${group}`)} <Money rupees={groups[group]} exact />
    </>
  ))
  return (
    <li className="border-line border-b last:border-0">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onDay(day.date)}
        className={cx('eases grid w-full gap-1.5 rounded-md px-2 py-2.5 text-start hover:bg-sunken', isChosen && 'bg-brand-soft')}
      >
        <span className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">{moments.day(day.date)}</span>
          <Money rupees={day.net} exact className="font-bold figures" />
        </span>
        <Bar groups={groups} max={max} />
        <span className="text-ink-soft text-sm figures">
          {parts.length === 0 && back === 0 ? (
            t('payments.days.none')
          ) : (
            <SeparatedList facts={[...parts, back > 0 && t('payments.days.back', { amount: formatRupees(back) })]} />
          )}
        </span>
      </button>
    </li>
  )
}

const SPANS = { seven: 7, thirty: 30 } as const

/** The days up to the shown one, each with its payment methods. */
export const DaysBars = ({ day, today, onDay }: { day: string; today: string; onDay(day: string): void }) => {
  const { t } = useT()
  const [span, setSpan] = useState<keyof typeof SPANS>('seven')
  // Choosing a day from the list does not move the list.
  const until = lastDays(today, SPANS[span]).from <= day ? today : day
  const { from, to } = lastDays(until, SPANS[span])
  const reading = useQuery({ ...daysQuery(from, to), placeholderData: keepPreviousData })
  return (
    <Card as="section" aria-label={t('payments.days.title')}>
      <CardTitle
        action={
          <SegmentedControl
            label={t('payments.days.span')}
            segments={[
              { value: 'seven', label: t('payments.days.seven') },
              { value: 'thirty', label: t('payments.days.thirty') },
            ]}
            value={span}
            onChange={setSpan}
          />
        }
      >
        {t('payments.days.title')}
      </CardTitle>
      <QueryState of={reading}>
        {({ days }) => (
          <>
            <ul className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
              {CHANNEL_GROUPS.map((group) => (
                <li key={group} className="inline-flex items-center gap-1.5">
                  <span aria-hidden className={cx('size-2.5 rounded-full', FILLS[group])} />
                  {t(`payments.group.${group}`)}
                </li>
              ))}
            </ul>
            <ul className="-mx-2">
              {days.map((one) => (
                <Row key={one.date} day={one} max={Math.max(...days.map(receivedOf))} isChosen={one.date === day} onDay={onDay} />
              ))}
            </ul>
            <p className="mt-2 flex items-baseline justify-between gap-4 border-line-strong border-t border-dashed px-0 pt-3 font-bold text-lg">
              <span>{t('payments.days.total')}</span>
              <Money rupees={sumRupees(days.map(({ net }) => net))} exact className="figures" />
            </p>
          </>
        )}
      </QueryState>
    </Card>
  )
}
