import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { apiQuery } from '../../shared/api/api-query.ts'
import { chosenLanguage, isChosenHere } from '../../shared/device-store/appearance.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'

/**
 * Applies the appearance chosen on this device when the server did not see it: a cookie expires sooner than local storage, and a
 * page cached for offline use may be older. Where nothing was chosen, the language and theme of the account are applied on
 * sign-in.
 */
export const SyncAppearance = () => {
  const client = useQueryClient()
  const { setLanguage, language: shown } = useT()
  // Reads the session from the cache only; it starts no request.
  const userId = useQuery({ ...apiQuery('GET /auth/me', {}), enabled: false }).data?.user?.id
  const showChosen = useEffectEvent(() => {
    const chosen = chosenLanguage()
    // Offline the page stays as rendered.
    if (chosen && chosen !== shown) setLanguage(chosen).catch(() => undefined)
  })
  useEffect(() => showChosen(), [])
  useEffect(() => {
    if (!userId || (isChosenHere('language') && isChosenHere('theme'))) return
    // On a failed download the page keeps its appearance; nothing is lost.
    import('./apply-account-appearance.ts')
      .then((module) => module.applyAccountAppearance(client, setLanguage))
      .catch(() => undefined)
  }, [userId, client, setLanguage])
  return null
}
