import type { Paise } from '../shared/money.ts'

const HUNDRED_RUPEES = 100_00
const SIGNS_MAX = 5

/** A total for people who do not read: one ₹ for each full 100, up to 5, otherwise `₹ × N`. Below 100 it is one sign. */
export const rupeeSigns = (total: Paise): string => {
  const hundreds = Math.max(1, Math.floor(total / HUNDRED_RUPEES))
  return hundreds <= SIGNS_MAX ? '₹'.repeat(hundreds) : `₹ × ${hundreds}`
}
