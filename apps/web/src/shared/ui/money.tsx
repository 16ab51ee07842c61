import { formatPrice, formatRupees } from '@jhola/contract/shared/money'
import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * An amount in rupees (the wire's unit), with Indian grouping and tabular figures. `exact` always shows two decimals, as on
 * bills.
 */
export const Money = ({ rupees, exact = false, className }: { rupees: number; exact?: boolean; className?: string }) => (
  <bdi className={cx('whitespace-nowrap', className)}>{exact ? formatRupees(rupees) : formatPrice(rupees)}</bdi>
)

type PriceProps = {
  rupees: number
  /** MRP in rupees; shown struck through when it is higher than the price. */
  mrpRupees?: number | null
  /** Spoken before the struck price, e.g. "MRP". */
  mrpLabel?: string
  /** The unit of the price: `1 kg`, `500 ml`, `piece`. */
  unit?: string | undefined
  size?: 'md' | 'lg'
}

/** The price of a product: selling price, MRP, and unit. */
export const Price = ({ rupees, mrpRupees, mrpLabel = 'MRP', unit, size = 'md' }: PriceProps) => (
  <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
    <Money rupees={rupees} className={cx('font-bold', size === 'lg' ? 'text-2xl' : 'text-lg')} />
    {mrpRupees != null && mrpRupees > rupees && (
      <s className="text-ink-soft text-sm">
        <VisuallyHidden>{mrpLabel} </VisuallyHidden>
        <Money rupees={mrpRupees} />
      </s>
    )}
    {unit && (
      <span className="text-ink-soft text-sm">
        / <bdi>{unit}</bdi>
      </span>
    )}
  </span>
)
