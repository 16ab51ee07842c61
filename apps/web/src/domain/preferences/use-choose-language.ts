import { languageOfTag } from '@jhola/contract/shared/text/language'
import type { Language } from '@jhola/contract/shared/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { type ApiReply, api } from '../../shared/api/api-client.ts'
import { accountStore } from '../../shared/device-store/account.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { learnAllLists } from '../../shared/i18n/load-texts.ts'
import { toast } from '../../shared/ui/toast.ts'

/** Queries whose responses contain texts in the reader's language, although their key does not say so. */
const WORDED: ReadonlySet<unknown> = new Set([
  'GET /geo/reverse',
  'GET /inventory/imports/template',
  'GET /inventory/imports/{import_id}',
])

/**
 * Shows the language picked from a menu and stores it on the device; shows an error when it cannot be loaded. `picked` is marked
 * in the menu immediately, while the texts are still loading.
 */
export const useShowLanguage = () => {
  const { setLanguage, tError, language: shown } = useT()
  const client = useQueryClient()
  const [coming, setComing] = useState<Language | null>(null)
  useEffect(learnAllLists, [])
  const show = useCallback(
    async (code: string): Promise<Language | undefined> => {
      const language = languageOfTag(code)
      if (!language) return undefined
      setComing(language)
      try {
        if (!(await setLanguage(language))) return undefined
      } catch {
        toast.error(tError('network.offline'))
        return undefined
      } finally {
        setComing((now) => (now === language ? null : now))
      }
      void client.invalidateQueries({ predicate: ({ queryKey }) => WORDED.has(queryKey[0]) })
      return language
    },
    [setLanguage, tError, client],
  )
  return { picked: coming ?? shown, show }
}

/** The same, and stores it with the signed-in account, so that it applies on their other devices and to messages. */
export const useChooseLanguage = () => {
  const { picked, show } = useShowLanguage()
  const client = useQueryClient()
  const choose = useCallback(
    async (code: string): Promise<void> => {
      const language = await show(code)
      const me = client.getQueryData<ApiReply<'GET /auth/me'>>(['GET /auth/me', {}])
      const isSomebody = me ? me.user !== null : accountStore.read() !== null
      // The device shows it already; an account that cannot be reached is updated at the next choice.
      if (language && isSomebody) await api('PATCH /profile', { body: { language } }).catch(() => undefined)
    },
    [show, client],
  )
  return { picked, choose }
}
