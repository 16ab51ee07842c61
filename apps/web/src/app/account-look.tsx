import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ApiReply } from '../shared/api-client.ts'
import { apiQuery } from '../shared/api-query.ts'
import { chooseLook, isChosenHere } from '../shared/device-store/preferences.ts'
import { useT } from '../shared/i18n/i18n-context.tsx'

/**
 * On a device where nothing was chosen yet, the language and theme of the account are taken over when somebody signs in. What
 * was chosen on the device stays.
 */
export const AccountLook = () => {
  const client = useQueryClient()
  const { setLanguage } = useT()
  // Only looks at what a page has asked: nobody is asked who they are for this.
  const userId = useQuery({ ...apiQuery('GET /auth/me', {}), enabled: false }).data?.user?.id
  const takeOver = useEffectEvent(({ profile: { language, theme } }: ApiReply<'GET /profile'>) => {
    if (!isChosenHere('theme') && theme !== 'system') chooseLook('theme', theme)
    if (!isChosenHere('language') && language) setLanguage(language).catch(() => undefined)
  })
  useEffect(() => {
    if (!userId || (isChosenHere('language') && isChosenHere('theme'))) return
    client.fetchQuery(apiQuery('GET /profile', {})).then(takeOver, () => {
      // The page looks as it did; nothing is lost.
    })
  }, [userId, client])
  return null
}
