import type { Language } from '@jhola/contract/shared/wire'
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../shared/api/api-query.ts'
import { chooseLook, isChosenHere } from '../shared/device-store/preferences.ts'

/** Shows what the account of whoever has signed in likes, as far as this device has chosen nothing. Rejects when nobody answers. */
export const takeOverLook = async (
  client: QueryClient,
  setLanguage: (language: Language, isChosen: boolean) => Promise<boolean>,
): Promise<void> => {
  const { language, theme } = (await client.fetchQuery(apiQuery('GET /profile', {}))).profile
  if (!isChosenHere('theme') && theme !== 'system') chooseLook('theme', theme)
  if (!isChosenHere('language') && language) await setLanguage(language, false)
}
