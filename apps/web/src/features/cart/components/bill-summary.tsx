import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { DataList, type DataRow } from '../../../shared/ui/data-list.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import type { Bill } from '../estimate-bill.ts'

type BillSummaryProps = {
  bill: Bill
  isPickup: boolean
  /** The GST rate shared by all lines, in percent; null when they differ. */
  gstRate: number | null
}

/** The bill line by line: subtotal, GST, delivery, total. Tax included in the prices is shown but not added. */
export const BillSummary = ({ bill, isPickup, gstRate }: BillSummaryProps) => {
  const { t } = useT()
  const isInside = bill.tax_mode === 'inclusive'
  const gst = gstRate === null ? t('cart.bill.gst') : t('cart.bill.gstRate', { rate: gstRate })
  const rows: (DataRow | false)[] = [
    { key: 'subtotal', label: t('cart.bill.subtotal'), value: <Money rupees={bill.subtotal} exact /> },
    bill.discount > 0 && {
      key: 'discount',
      label: t('cart.bill.discount'),
      value: <Money rupees={-bill.discount} exact />,
      good: true,
    },
    !isInside && { key: 'tax', label: gst, value: <Money rupees={bill.tax} exact /> },
    !isPickup && {
      key: 'delivery',
      label: t('cart.bill.delivery'),
      value: bill.delivery_fee === 0 ? t('cart.bill.free') : <Money rupees={bill.delivery_fee} exact />,
      good: bill.delivery_fee === 0,
    },
    bill.express_fee > 0 && { key: 'express', label: t('cart.bill.express'), value: <Money rupees={bill.express_fee} exact /> },
    !!bill.round_off && { key: 'round', label: t('cart.bill.roundOff'), value: <Money rupees={bill.round_off} exact /> },
    { key: 'total', label: t('cart.bill.total'), value: <Money rupees={bill.total_amount} exact />, total: true },
  ]
  return (
    <>
      <DataList rows={rows.filter((row) => row !== false)} />
      {isInside && (
        <p className="mt-1 text-end text-ink-soft text-sm">
          {t('cart.bill.gstIncluded')} <Money rupees={bill.tax} exact />
        </p>
      )}
    </>
  )
}
