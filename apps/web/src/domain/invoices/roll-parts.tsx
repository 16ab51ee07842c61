import { formatRupees } from '@jhola/contract/shared/money'
import type { ReactNode } from 'react'
import { cx } from '../../shared/ui/cx.ts'

/** A label and its value on a roll, the value aligned to the end; a long label wraps beside it. */
export const RollRow = ({ label, value, strong = false }: { label: ReactNode; value: string; strong?: boolean }) => (
  <p className={cx('flex items-baseline justify-between gap-2', strong && 'font-bold text-base')}>
    <span className="min-w-0">{label}</span>
    <bdi className="shrink-0 figures">{value}</bdi>
  </p>
)

/** `2 packet × ₹60.00`: each part keeps its own text direction. */
export const TimesPrice = ({ quantity, rupees }: { quantity: string; rupees: number }) => (
  <>
    <bdi>{quantity}</bdi> × <bdi>{formatRupees(rupees)}</bdi>
  </>
)

/** The dashed rule between two parts of a roll. */
export const DashedRule = () => <hr className="my-2 border-current border-t border-dashed" />
