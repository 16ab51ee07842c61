import { createStoredValue } from '../../shared/device-store/stored-value.ts'

type UsualPayments = Readonly<Record<string, string>>
export const NO_PAYMENTS: UsualPayments = {}

/** How this person paid at a shop last time, by store. */
export const usualPaymentStore = createStoredValue<UsualPayments>('usual_payment', NO_PAYMENTS, (found) =>
  typeof found === 'object' && found !== null
    ? Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : undefined,
)
