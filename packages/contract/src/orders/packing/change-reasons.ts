/** The usual reasons of a change, to be chosen; another one is written in the shop's own words. Stored as code, shown in the reader's language. */
export const CHANGE_REASONS = ['out_of_stock', 'damaged', 'expired', 'price_changed', 'customer_asked'] as const
export type ChangeReason = (typeof CHANGE_REASONS)[number]

export const CHANGE_REASON_MAX = 200

/** The code of a stored reason; null: the shop's own words. */
export const changeReasonOf = (stored: string): ChangeReason | null => CHANGE_REASONS.find((one) => one === stored) ?? null
