import { createStoredValue } from '../../../shared/device-store/stored-value.ts'
import type { Agreed } from './decide-step.ts'

type AgreedCarts = { user_id: string; carts: Readonly<Record<string, Agreed>> }

const isAgreed = (found: unknown): found is Agreed => {
  // @NOTE checked field by field right here.
  const agreed = found as Agreed | null
  return typeof agreed === 'object' && agreed !== null && typeof agreed.here === 'number' && typeof agreed.there === 'string'
}

const store = createStoredValue<AgreedCarts | null>('agreed_carts', null, (found) => {
  // @NOTE checked field by field right here.
  const kept = found as AgreedCarts | null
  if (typeof kept?.user_id !== 'string' || typeof kept.carts !== 'object' || kept.carts === null) return undefined
  return { user_id: kept.user_id, carts: Object.fromEntries(Object.entries(kept.carts).filter(([, agreed]) => isAgreed(agreed))) }
})

/** What this device and a person's account agreed on; of another person it knows nothing. */
export const agreedCartsOf = (userId: string): AgreedCarts['carts'] => {
  const kept = store.read()
  return kept?.user_id === userId ? kept.carts : {}
}

export const agreeOn = (userId: string, storeId: string, agreed: Agreed): void =>
  store.write({ user_id: userId, carts: { ...agreedCartsOf(userId), [storeId]: agreed } })
