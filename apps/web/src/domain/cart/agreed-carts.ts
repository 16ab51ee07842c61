import { createStoredValue } from '../../shared/device-store/stored-value.ts'
import { cartsStore } from './cart.ts'

/** State of a shop's cart at the last sync: its `updated_at` on this device (0: no cart) and its `changed_at` on the account. */
export type Agreed = { here: number; there: string }

type AgreedCarts = { user_id: string; carts: Readonly<Record<string, Agreed>> }

const isAgreed = (found: unknown): found is Agreed => {
  // @NOTE checked field by field here.
  const agreed = found as Agreed | null
  return typeof agreed === 'object' && agreed !== null && typeof agreed.here === 'number' && typeof agreed.there === 'string'
}

const store = createStoredValue<AgreedCarts | null>('agreed_carts', null, (found) => {
  // @NOTE checked field by field here.
  const kept = found as AgreedCarts | null
  if (typeof kept?.user_id !== 'string' || typeof kept.carts !== 'object' || kept.carts === null) return undefined
  return { user_id: kept.user_id, carts: Object.fromEntries(Object.entries(kept.carts).filter(([, agreed]) => isAgreed(agreed))) }
})

/** The synced state of this device and one person's account; it holds nothing of other people. */
export const agreedCartsOf = (userId: string): AgreedCarts['carts'] => {
  const kept = store.read()
  return kept?.user_id === userId ? kept.carts : {}
}

export const agreeOn = (userId: string, storeId: string, agreed: Agreed): void =>
  store.write({ user_id: userId, carts: { ...agreedCartsOf(userId), [storeId]: agreed } })

/**
 * Removes the carts of every account but `userId` from this device (`null`: of every account). Carts that only a guest filled
 * stay.
 */
export const dropAgreedCarts = (userId: string | null): void => {
  const kept = store.read()
  if (kept === null || kept.user_id === userId) return
  cartsStore.write((carts) => Object.fromEntries(Object.entries(carts).filter(([storeId]) => !(storeId in kept.carts))))
  store.write(null)
}
