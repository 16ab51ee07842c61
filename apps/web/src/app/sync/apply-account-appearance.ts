import type { Language } from '@jhola/contract/shared/wire'
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../shared/api/api-query.ts'
import { chooseAppearance, isChosenHere } from '../../shared/device-store/appearance.ts'

/**
 * Applies the appearance preferences of the signed-in account where nothing was chosen on this device. Rejects on a network
 * error.
 */
export const applyAccountAppearance = async (
  client: QueryClient,
  setLanguage: (language: Language, isChosen: boolean) => Promise<boolean>,
): Promise<void> => {
  const { language, theme } = (await client.fetchQuery(apiQuery('GET /profile', {}))).profile
  if (!isChosenHere('theme') && theme !== 'system') chooseAppearance('theme', theme)
  if (!isChosenHere('language') && language) await setLanguage(language, false)
}
