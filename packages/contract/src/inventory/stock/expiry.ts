import { addDays } from '../../shared/time.ts'

/** Whether a product may no longer be sold on `today` (the shop's date). On its last day it may. */
export const isExpired = (expiryDate: string | null, today: string): boolean => expiryDate !== null && expiryDate < today

/** The last date that counts as 'expires within this many days'; expired products count too. */
export const expiringUntil = (today: string, days: number): string => addDays(today, days)
