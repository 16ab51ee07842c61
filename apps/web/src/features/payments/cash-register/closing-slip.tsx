import { CASH_PIECES } from '@jhola/contract/payments/dashboard/day-closing'
import { formatRupees } from '@jhola/contract/shared/money'
import { formatPersonOnDevice } from '../../../shared/format/device-labels.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { Closing } from '../data/payments-api.ts'
import { useClosingRows } from './closing-rows.tsx'

const Line = ({ label, value, isStrong = false }: { label: React.ReactNode; value: React.ReactNode; isStrong?: boolean }) => (
  <p className={`flex justify-between gap-3 ${isStrong ? 'border-current border-t border-dashed pt-1 font-bold' : ''}`}>
    <span>{label}</span>
    <span className="figures">{value}</span>
  </p>
)

/** The printed closing of a day, to be kept with the cash. */
export const ClosingSlip = ({ closing, storeName }: { closing: Closing; storeName: string }) => {
  const { t } = useT()
  const moments = useMoments()
  const rows = useClosingRows(closing, { isPaper: true })
  const pieces = CASH_PIECES.filter((piece) => (closing.pieces?.[String(piece)] ?? 0) > 0)
  return (
    <>
      <p className="text-center font-bold">{storeName}</p>
      <p className="text-center">
        {t('payments.close.slip')} · {moments.date(closing.date)}
      </p>
      <div className="my-2 border-current border-t border-dashed pt-2">
        {rows.map(({ label, value, total }) => (
          <Line key={String(label)} label={label} value={value} isStrong={total ?? false} />
        ))}
      </div>
      {pieces.length > 0 && (
        <div className="my-2 border-current border-t border-dashed pt-2">
          {pieces.map((piece) => {
            const many = closing.pieces?.[String(piece)] ?? 0
            return <Line key={piece} label={<bdi>{`₹${piece} × ${many}`}</bdi>} value={formatRupees(piece * many)} />
          })}
        </div>
      )}
      {closing.reason && <p>{t(`payments.close.reason.${closing.reason}`)}</p>}
      {closing.note && <p>{closing.note}</p>}
      {closing.after !== 0 && <Line label={t('payments.close.after')} value={formatRupees(closing.after)} />}
      <p className="mt-2">
        {t('payments.close.closed', {
          when: moments.dateAndTime(closing.closed_at),
          who: formatPersonOnDevice(t, closing.closed_by),
        })}
      </p>
    </>
  )
}
