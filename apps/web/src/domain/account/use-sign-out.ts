import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api/api-client.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { loadClearUserData } from './clear-user-data.ts'

/**
 * Ends the session here and on the server, clears all data read with it, and navigates with `leave`. `isBusy` during the request.
 * `before`: work that needs the session.
 */
export const useSignOut = (leave: () => void, before?: () => Promise<void>) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const signOut = async (): Promise<void> => {
    setBusy(true)
    const forgetting = loadClearUserData()
    try {
      await before?.()
      await api('POST /auth/logout')
    } catch {
      // Still signed in on the server: pretending otherwise would leave the account open to the next person.
      toast.error(tError('network.offline'))
      return
    } finally {
      setBusy(false)
    }
    const forget = await forgetting
    leave()
    client.clear()
    void forget()
    toast.success(t('common.loggedOut'))
  }
  return { signOut, isBusy }
}
