import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartsStore } from '../../../domain/cart/cart.ts'
import { favouritesStore } from '../../../domain/catalogue/favourites.ts'
import { ApiError } from '../../../shared/api/api-client.ts'
import { accountStore } from '../../../shared/device-store/account.ts'

/** Debounce before a change is sent, ms. */
const SETTLE_MS = 800

/** Syncs the carts of this device and of the account while the page is visible. Renders nothing. */
export const AccountCarts = ({ userId }: { userId: string }) => {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let working: Promise<void> | undefined
    const work = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      await working
      working = import('./sync-carts.ts')
        .then(({ syncCarts }) => syncCarts(client, userId))
        .then(async () => (await import('./sync-favourites.ts')).syncFavourites(userId))
        .catch((error: unknown) => {
          // The session ended elsewhere. Every other failure is retried with the next change, or when the network is back.
          if (error instanceof ApiError && error.status === 401) accountStore.write(null)
        })
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void work(), SETTLE_MS)
    }
    const now = () => void work()
    const forgets = [cartsStore.subscribe(soon), favouritesStore.subscribe(soon)]
    addEventListener('online', now)
    document.addEventListener('visibilitychange', now)
    now()
    return () => {
      clearTimeout(timer)
      for (const forget of forgets) forget()
      removeEventListener('online', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [client, userId])
  return null
}
