/** Where a phone number waits between two pages of one tab. */
const KEY = 'jhola.sign_in_phone'

/** Hands the ten digits of a phone over to the sign-in page of this tab, e.g. after a shop was registered. */
export const handOverPhone = (nationalDigits: string): void => {
  try {
    sessionStorage.setItem(KEY, nationalDigits)
  } catch {
    // Storage is forbidden: the number is typed again.
  }
}

/** The phone that was handed over, once; empty when there is none. */
export const takePhone = (): string => {
  try {
    const phone = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return /^\d{10}$/.test(phone) ? phone : ''
  } catch {
    return ''
  }
}
