import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { apiQuery } from '../../shared/api/api-query.ts'
import { chosenLanguage, isChosenHere } from '../../shared/device-store/appearance.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'

/**
 * What was chosen on the device is shown, also where the server did not see it: a cookie is forgotten sooner than local storage,
 * and a page kept for times without a network may be older. Where nothing was chosen, the language and theme of the account are
 * taken over when somebody signs in.
 */
export const SyncAppearance = () => {
  const client = useQueryClient()
  const { setLanguage, language: shown } = useT()
  // Only looks at what a page has asked: nobody is asked who they are for this.
  const userId = useQuery({ ...apiQuery('GET /auth/me', {}), enabled: false }).data?.user?.id
  const showChosen = useEffectEvent(() => {
    const chosen = chosenLanguage()
    // Without a network the page stays as it came.
    if (chosen && chosen !== shown) setLanguage(chosen).catch(() => undefined)
  })
  useEffect(() => showChosen(), [])
  useEffect(() => {
    if (!userId || (isChosenHere('language') && isChosenHere('theme'))) return
    // Where it cannot be had the page looks as it did; nothing is lost.
    import('./apply-account-appearance.ts')
      .then((module) => module.applyAccountAppearance(client, setLanguage))
      .catch(() => undefined)
  }, [userId, client, setLanguage])
  return null
}
