/** How the money of an order came at its handover; `none`: it did not, and the order stays unpaid. */
export const PAID_BY = ['cash', 'upi', 'none'] as const
export type PaidBy = (typeof PAID_BY)[number]
