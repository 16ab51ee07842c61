import type { QueryClient } from '@tanstack/react-query'
import { whenSignedOut } from '../../shared/api/api-client.ts'
import { apiQuery } from '../../shared/api/api-query.ts'
import { type I18nStore, textOf } from '../../shared/i18n/i18n-store.ts'
import { toast } from '../../shared/ui/toast.ts'

const { queryKey: meKey } = apiQuery('GET /auth/me', {})

/**
 * When the server says that the session is over: tells the person once and forgets everything that was read with it, so that
 * `ShopOnly` shows the sign-in page and whoever signs in next sees nothing of the shop before.
 */
export const followSignOut = (client: QueryClient, i18n: I18nStore): void =>
  whenSignedOut(() => {
    const me = client.getQueryData(meKey)
    if (!me?.user) return
    client.setQueryData(meKey, { ...me, user: null })
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
    toast.error(textOf(i18n.read(), 'errors.auth.required'))
  })
