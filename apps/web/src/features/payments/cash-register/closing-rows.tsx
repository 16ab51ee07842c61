import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { DataRow } from '../../../shared/ui/data-list.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { DifferenceLabel } from '../data/difference-label.tsx'
import type { Closing } from '../data/payments-api.ts'

/** The figures of a closed day, on screen and in print. */
export const useClosingRows = (closing: Closing, { isPaper = false } = {}): DataRow[] => {
  const { t } = useT()
  const amount = (rupees: number) => <Money rupees={rupees} exact />
  return [
    { label: t('payments.close.opening'), value: amount(closing.opening) },
    { label: t('payments.close.cashIn'), value: amount(closing.cash_in) },
    { label: t('payments.close.cashOut'), value: amount(-closing.cash_out) },
    ...(closing.round_off === 0 ? [] : [{ label: t('payments.day.roundOff'), value: amount(closing.round_off) }]),
    { label: t('payments.close.takenOut'), value: amount(-closing.taken_out) },
    { label: t('payments.close.expected'), value: amount(closing.expected), total: true },
    { label: t('payments.close.counted'), value: amount(closing.counted) },
    { label: t('payments.close.difference'), value: <DifferenceLabel rupees={closing.difference} isPaper={isPaper} /> },
  ]
}
