import type { Paise } from '../shared/money.ts'

const HUNDRED_RUPEES = 100_00
const SIGNS_MAX = 5

/**
 * A total for those who do not read: one ₹ for each whole 100 of it, up to 5, otherwise `₹ × N`. What is
 * below 100 is still money: one sign.
 */
export const rupeeSigns = (total: Paise): string => {
  const hundreds = Math.max(1, Math.floor(total / HUNDRED_RUPEES))
  return hundreds <= SIGNS_MAX ? '₹'.repeat(hundreds) : `₹ × ${hundreds}`
}
