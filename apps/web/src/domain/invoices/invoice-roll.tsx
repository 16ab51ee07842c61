import { formatRupees } from '@jhola/contract/shared/money'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import type { InvoiceContent } from './invoice-content.ts'
import { Buyer, Seller } from './invoice-parties.tsx'
import { DashedRule, RollRow, TimesPrice } from './roll-parts.tsx'

const Rated = ({ label, rate }: { label: string; rate: number }) => (
  <>
    {label} <bdi>{rate}%</bdi>
  </>
)

const Rates = ({ rates, isInterState, stateTax }: Pick<InvoiceContent, 'rates' | 'isInterState' | 'stateTax'>) => {
  const { t } = useT()
  return rates.map(({ gst_rate, taxable, cgst, sgst, igst }) => (
    <div key={gst_rate} className="mb-1 break-inside-avoid">
      <RollRow label={<Rated label={t('orders.invoice.taxable')} rate={gst_rate} />} value={formatRupees(taxable)} />
      {gst_rate > 0 && isInterState && (
        <RollRow label={<Rated label={t('orders.invoice.igst')} rate={gst_rate} />} value={formatRupees(igst)} />
      )}
      {gst_rate > 0 && !isInterState && (
        <>
          <RollRow label={<Rated label={t('orders.invoice.cgst')} rate={gst_rate / 2} />} value={formatRupees(cgst)} />
          <RollRow label={<Rated label={t(`orders.invoice.${stateTax}`)} rate={gst_rate / 2} />} value={formatRupees(sgst)} />
        </>
      )}
    </div>
  ))
}

/** A document on a roll of 58 or 80 mm: no columns, so that long names and amounts have the full width. */
export const InvoiceRoll = ({ content }: { content: InvoiceContent }) => (
  <>
    <p className="mb-1 text-center font-bold text-base uppercase">{content.title}</p>
    <div className="text-center">
      <Seller seller={content.seller} />
    </div>
    <DashedRule />
    {content.facts.map(([label, value]) => (
      <p key={label}>
        {label}: <bdi className="font-semibold">{value}</bdi>
      </p>
    ))}
    <DashedRule />
    <Buyer invoice={content.invoice} />
    <DashedRule />
    {content.lines.map(({ key, name, below, quantity, price, amount }) => (
      <div key={key} className="mb-1 break-inside-avoid">
        <p>
          <bdi>{name}</bdi>
        </p>
        <RollRow
          label={price === null ? <bdi>{quantity}</bdi> : <TimesPrice quantity={quantity} rupees={price} />}
          value={formatRupees(amount)}
        />
        {below && <p>{below}</p>}
      </div>
    ))}
    <DashedRule />
    {content.totals.map(({ key, label, value, total = false }) =>
      typeof value === 'number' ? (
        <RollRow key={key} label={label} value={formatRupees(value)} strong={total} />
      ) : (
        <p key={key}>
          {label}: <bdi>{value}</bdi>
        </p>
      ),
    )}
    {content.rates.length > 0 && (
      <>
        <DashedRule />
        <Rates {...content} />
      </>
    )}
    <DashedRule />
    {content.remarks.map((remark) => (
      <p key={remark} className="text-center">
        {remark}
      </p>
    ))}
  </>
)
