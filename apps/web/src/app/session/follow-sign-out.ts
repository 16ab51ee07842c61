import type { QueryClient } from '@tanstack/react-query'
import { whenSignedOut } from '../../shared/api/api-client.ts'
import { apiQuery } from '../../shared/api/api-query.ts'
import { type I18nStore, textOf } from '../../shared/i18n/i18n-store.ts'
import { toast } from '../../shared/ui/toast.ts'

const { queryKey: meKey } = apiQuery('GET /auth/me', {})

/**
 * Handles the end of the session as reported by the server: notifies the person once and clears all data read with the session,
 * so that `ShopOnly` shows the sign-in page and the next person sees nothing of the previous shop.
 */
export const followSignOut = (client: QueryClient, i18n: I18nStore): void =>
  whenSignedOut(() => {
    const me = client.getQueryData(meKey)
    if (!me?.user) return
    client.setQueryData(meKey, { ...me, user: null })
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
    toast.error(textOf(i18n.read(), 'errors.auth.required'))
  })
