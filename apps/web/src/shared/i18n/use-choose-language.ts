import { languageOfTag } from '@jhola/contract/shared/language'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type ApiReply, api } from '../api-client.ts'
import { accountStore } from '../device-store/account.ts'
import { toast } from '../ui/toast.ts'
import { useT } from './i18n-context.tsx'

/** Answers with sentences or names in the reader's language, which the key of their call does not say. */
const WORDED: ReadonlySet<unknown> = new Set([
  'GET /geo/reverse',
  'GET /inventory/imports/template',
  'GET /inventory/imports/{import_id}',
])

/**
 * Picks a language from a menu: shows it, keeps it on the device, and with the account of whoever is signed in, so that it follows
 * them to their other devices and they are written to in it. Says so when it cannot be had.
 */
export const useChooseLanguage = () => {
  const { setLanguage, tError } = useT()
  const client = useQueryClient()
  return useCallback(
    async (code: string): Promise<void> => {
      const language = languageOfTag(code)
      if (!language) return
      try {
        await setLanguage(language)
      } catch {
        toast.error(tError('network.offline'))
        return
      }
      void client.invalidateQueries({ predicate: ({ queryKey }) => WORDED.has(queryKey[0]) })
      const me = client.getQueryData<ApiReply<'GET /auth/me'>>(['GET /auth/me', {}])
      const isSomebody = me ? me.user !== null : accountStore.read() !== null
      // The device speaks it already; an account that cannot be reached learns it at the next choice.
      if (isSomebody) await api('PATCH /profile', { body: { language } }).catch(() => undefined)
    },
    [setLanguage, tError, client],
  )
}
