/** Parts of a UPI payment request to a shop's own address. Amount in rupees. */
export type UpiRequest = { vpa: string; payee: string; amount: number; note: string; reference: string }

/** Shape of a virtual payment address; whether it exists only a bank knows. */
export const UPI_VPA_PATTERN = /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/

const toLink = (parts: readonly (readonly [string, string])[]): string =>
  `upi://pay?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`

/** What a customer can read in the UPI app: the 12 digits that banks call UTR or RRN. */
export const UTR_PATTERN = /^\d{12}$/

/**
 * `upi://pay?...` for an exact amount (NPCI UPI linking specification 1.6): spaces as %20, two decimals, note of at most
 * 50 ASCII characters, one reference for each attempt.
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

/** The same for a poster: whoever pays types the amount, and nothing names the payment. */
export const upiPosterLink = ({ vpa, payee }: Pick<UpiRequest, 'vpa' | 'payee'>): string =>
  toLink([
    ['pa', vpa],
    ['pn', payee],
    ['cu', 'INR'],
  ])

/** What a UPI payment of an order is called in the banks' books. */
export const upiReferenceOf = (orderId: string): string => orderId.replaceAll('-', '')

/** Everything a payer needs to pay one order to a shop's own address. `amount` in rupees; the order's id is the bank's reference. */
export const upiRequestOf = (order: { vpa: string; payee: string; amount: number; orderNumber: string; orderId: string }) => {
  const { vpa, payee, amount, orderNumber, orderId } = order
  const note = `Order ${orderNumber}`
  return { vpa, payee, amount, note, link: upiLink({ vpa, payee, amount, note, reference: upiReferenceOf(orderId) }) }
}
