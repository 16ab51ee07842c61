import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../shared/api/api-query.ts'
import { accountStore } from '../../shared/device-store/account.ts'
import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'

const CartsPart = lazyPart(() => import('../../features/cart/account/account-carts.tsx').then((module) => module.AccountCarts))

/** Syncs the carts of a signed-in customer across devices. Guests do not download this code. */
export const SyncCart = () => {
  // Reads the session from the cache only.
  const me = useQuery({ ...apiQuery('GET /auth/me', {}), enabled: false }).data
  const known = useStoredValue(accountStore, null)
  useEffect(() => {
    if (me) accountStore.write(me.user?.id ?? null)
  }, [me])
  return known === null ? null : <CartsPart part={{ userId: known }} />
}
