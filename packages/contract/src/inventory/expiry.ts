import { addDays } from '../shared/time.ts'

/** Goods that expire within so many days are worth a look. */
export const EXPIRING_DAYS = 30

/** May these goods no longer be sold on `today` (the shop's date)? They may on their last day. */
export const isExpired = (expiryDate: string | null, today: string): boolean => expiryDate !== null && expiryDate < today

/** The last date that counts as 'expires within so many days'; what has expired counts too. */
export const expiringUntil = (today: string, days: number): string => addDays(today, days)
