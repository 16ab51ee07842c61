import { addDays } from '../../shared/time.ts'

/** May these goods no longer be sold on `today` (the shop's date)? They may on their last day. */
export const isExpired = (expiryDate: string | null, today: string): boolean => expiryDate !== null && expiryDate < today

/** The last date that counts as 'expires within so many days'; what has expired counts too. */
export const expiringUntil = (today: string, days: number): string => addDays(today, days)
