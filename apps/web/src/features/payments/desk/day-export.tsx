import type { Cell } from '@jhola/contract/shared/files/safe-cell'
import { clockOf, toShopTime } from '@jhola/contract/shared/time'
import { useMutation } from '@tanstack/react-query'
import { ApiError, type ApiReply, api } from '../../../shared/api-client.ts'
import { type Translate, useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Menu } from '../../../shared/ui/menu.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { monthOf } from './days-address.ts'

type Move = ApiReply<'GET /payments/moves'>['moves'][number]

/** Sorts, and every spreadsheet reads it. */
const fileMoment = (moment: string): string => {
  const { date, minute } = toShopTime(Date.parse(moment))
  return `${date} ${clockOf(minute)}`
}

/** Money as the rows of a file, under their head; what went back is below nothing, so that the column adds up. */
export const toMoneyTable = (moves: readonly Move[], t: Translate): Cell[][] => [
  [
    t('money.export.time'),
    t('money.export.order'),
    t('money.export.kind'),
    t('money.export.way'),
    t('money.export.amount'),
    t('money.export.reference'),
  ],
  ...moves.map((move): Cell[] => [
    fileMoment(move.at),
    move.order_number,
    t(`money.export.${move.kind}`),
    t(`money.way.${move.way}`),
    move.kind === 'returned' ? -move.amount : move.amount,
    move.reference ?? '',
  ]),
]

type DayProps = { day: string; today: string }

/** Saves the money of a day or its month as a file. */
const useMoneyFile = () => {
  const { t, tError } = useT()
  return useMutation({
    mutationFn: async (span: { from: string; to: string }) => {
      const { moves, total, limit } = await api('GET /payments/moves', { query: span })
      if (moves.length === 0) return toast.info(t('money.export.empty'))
      if (total > limit) toast.warning(t('money.export.cut', { limit, total }))
      const { writeTable } = await import('../../../shared/files/write-table.ts')
      await writeTable(`payments-${span.from}`, 'csv', t('money.title'), toMoneyTable(moves, t))
      toast.success(t('money.export.saved', { count: moves.length }))
    },
    onError: (error) => toast.error(error instanceof ApiError ? tError(error.code, error.details) : t('money.export.failed')),
  })
}

/** Files of the day that is shown. */
export const DayExport = ({ day, today }: DayProps) => {
  const { t } = useT()
  const { mutate, isPending } = useMoneyFile()
  return (
    <Menu
      trigger={
        <Button variant="secondary" icon="download" className="max-sm:gap-0" loading={isPending}>
          <span className="max-sm:sr-only">{t('money.export.title')}</span>
        </Button>
      }
      entries={[
        { key: 'day', icon: 'calendar', label: t('money.export.day'), onSelect: () => mutate({ from: day, to: day }) },
        { key: 'month', icon: 'table', label: t('money.export.month'), onSelect: () => mutate(monthOf(day, today)) },
      ]}
    />
  )
}
