/** Parts of a UPI payment request to a shop's own UPI ID. Amount in rupees. */
export type UpiRequest = { vpa: string; payee: string; amount: number; note: string; reference: string }

/** The format of a virtual payment address. Only a bank knows whether it exists. */
export const UPI_VPA_PATTERN = /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/

const toLink = (parts: readonly (readonly [string, string])[]): string =>
  `upi://pay?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`

/** The 12 digits that UPI apps show and banks call UTR or RRN. */
export const UTR_PATTERN = /^\d{12}$/

/**
 * `upi://pay?...` for an exact amount (NPCI UPI linking specification 1.6): spaces as %20, two decimals, a note of up to 50
 * ASCII characters, one reference for each attempt.
 */
export const upiLink = (request: UpiRequest): string => {
  const note = request.note.replace(/[^\x20-\x7e]/g, '').slice(0, 50)
  return toLink([
    ['pa', request.vpa],
    ['pn', request.payee],
    ['am', request.amount.toFixed(2)],
    ['cu', 'INR'],
    ['tn', note],
    ['tr', request.reference],
  ])
}

/** The link for a poster: the payer types the amount, and there is no reference. */
export const upiPosterLink = ({ vpa, payee }: Pick<UpiRequest, 'vpa' | 'payee'>): string =>
  toLink([
    ['pa', vpa],
    ['pn', payee],
    ['cu', 'INR'],
  ])

/** The reference of an order's UPI payment at the bank. */
export const upiReferenceOf = (orderId: string): string => orderId.replaceAll('-', '')

/** The data to pay one order to a shop's own UPI ID. `amount` in rupees; the order's id is the bank's reference. */
export const upiRequestOf = (order: { vpa: string; payee: string; amount: number; orderNumber: string; orderId: string }) => {
  const { vpa, payee, amount, orderNumber, orderId } = order
  const note = `Order ${orderNumber}`
  return { vpa, payee, amount, note, link: upiLink({ vpa, payee, amount, note, reference: upiReferenceOf(orderId) }) }
}
