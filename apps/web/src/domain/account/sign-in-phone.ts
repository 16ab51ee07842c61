/** Storage key of a phone number passed between two pages of one tab. */
const KEY = 'jhola.sign_in_phone'

/** Passes the ten digits of a phone number to the sign-in page of this tab, e.g. after a shop was registered. */
export const handOverPhone = (nationalDigits: string): void => {
  try {
    sessionStorage.setItem(KEY, nationalDigits)
  } catch {
    // Storage is not allowed: the number has to be typed again.
  }
}

/** The phone number that was passed on; empty when there is none. Reading removes it. */
export const takePhone = (): string => {
  try {
    const phone = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return /^\d{10}$/.test(phone) ? phone : ''
  } catch {
    return ''
  }
}
