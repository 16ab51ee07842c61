import type { Cell } from '@jhola/contract/shared/files/safe-cell'
import { clockOf, toShopTime } from '@jhola/contract/shared/time'
import { useMutation } from '@tanstack/react-query'
import { ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { type Translate, useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Menu } from '../../../shared/ui/menu.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { monthOf } from './days-address.ts'

type Move = ApiReply<'GET /payments/moves'>['moves'][number]

/** It sorts, and every spreadsheet reads it. */
const fileMoment = (moment: string): string => {
  const { date, minute } = toShopTime(Date.parse(moment))
  return `${date} ${clockOf(minute)}`
}

/** Payments as the rows of a file, below their head; refunds are negative, so that the column adds up. */
export const toMoneyTable = (moves: readonly Move[], t: Translate): Cell[][] => [
  [
    t('payments.export.time'),
    t('payments.export.order'),
    t('payments.export.kind'),
    t('payments.export.way'),
    t('payments.export.amount'),
    t('payments.day.roundOff'),
    t('payments.export.reference'),
  ],
  ...moves.map((move): Cell[] => [
    fileMoment(move.at),
    move.order_number,
    t(`payments.export.${move.kind}`),
    t(`payments.way.${move.way}`),
    move.kind === 'returned' ? -move.amount : move.amount,
    move.kind === 'returned' ? -move.round_off : move.round_off,
    move.reference ?? '',
  ]),
]

type DayProps = { day: string; today: string }

/** Saves the payments of a day or of its month as a file. */
const useMoneyFile = () => {
  const { t, tError } = useT()
  return useMutation({
    mutationFn: async (span: { from: string; to: string }) => {
      const { moves, total, limit } = await api('GET /payments/moves', { query: span })
      if (moves.length === 0) return toast.info(t('payments.export.empty'))
      if (total > limit) toast.warning(t('payments.export.cut', { limit, total }))
      const { writeTable } = await import('../../../shared/files/write-table.ts')
      await writeTable(`payments-${span.from}`, 'csv', t('payments.title'), toMoneyTable(moves, t))
      toast.success(t('payments.export.saved', { count: moves.length }))
    },
    onError: (error) => toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('payments.export.failed')),
  })
}

/** The files of the shown day. */
export const DayExport = ({ day, today }: DayProps) => {
  const { t } = useT()
  const { mutate, isPending } = useMoneyFile()
  return (
    <Menu
      trigger={
        <Button variant="secondary" icon="download" className="max-sm:gap-0" loading={isPending}>
          <span className="max-sm:sr-only">{t('payments.export.title')}</span>
        </Button>
      }
      entries={[
        { key: 'day', icon: 'calendar', label: t('payments.export.day'), onSelect: () => mutate({ from: day, to: day }) },
        { key: 'month', icon: 'table', label: t('payments.export.month'), onSelect: () => mutate(monthOf(day, today)) },
      ]}
    />
  )
}
