/**
 * An Indian mobile number in any usual notation (`98765 43210`, `+91-98765-43210`, `098765...`) as `+91XXXXXXXXXX`, or
 * `undefined`. 91 is removed only from 12 digits and 0 only from 11: 9198765432 itself is a valid number.
 */
export const normalisePhone = (text: string): string | undefined => {
  if (!/^[\d\s()+.-]{10,20}$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  const national =
    digits.length === 12 && digits.startsWith('91')
      ? digits.slice(2)
      : digits.length === 11 && digits.startsWith('0')
        ? digits.slice(1)
        : digits
  return /^[6-9]\d{9}$/.test(national) ? `+91${national}` : undefined
}

/** `+919876543210`, or the number in any usual notation, as people write it beside a fixed `+91`: `98765 43210`. */
export const formatPhone = (phone: string): string => {
  const national = (normalisePhone(phone) ?? phone).replace(/^\+91/, '')
  return /^\d{10}$/.test(national) ? `${national.slice(0, 5)} ${national.slice(5)}` : phone
}

/** The number with its country code, once: `+91 98765 43210`. Another number (a landline, another country) stays as it is. */
export const fullPhone = (phone: string): string => {
  const national = formatPhone(phone)
  return /^\d{5} \d{5}$/.test(national) ? `+91 ${national}` : phone
}

/** For links that strangers may open: `98••••••10`. */
export const maskPhone = (phone: string): string => {
  const national = phone.replace(/^\+91/, '')
  return `${national.slice(0, 2)}••••••${national.slice(-2)}`
}
