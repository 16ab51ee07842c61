import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { isDialogClosed } from '../../../domain/account/passkeys.ts'
import { ApiError } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { factorsQuery } from '../api.ts'

type Work = () => Promise<void>

/**
 * Runs changes of the ways to sign in, one at a time. When the server asks for a fresh sign-in, `waiting` holds the change until the
 * person has proved who they are; `goOn` runs it then. Closing the browser's own dialog is no error.
 */
export const useGuarded = () => {
  const { tError } = useT()
  const client = useQueryClient()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [waiting, setWaiting] = useState<Work | null>(null)

  const run = useCallback(
    async (work: Work): Promise<void> => {
      setBusy(true)
      setError(undefined)
      try {
        await work()
        await client.invalidateQueries({ queryKey: factorsQuery.queryKey })
      } catch (caught) {
        const code = caught instanceof ApiError ? caught.code : undefined
        if (code === 'auth.fresh_sign_in_required') setWaiting(() => work)
        else if (caught instanceof ApiError) setError(tError(caught.code, caught.details))
        else if (!isDialogClosed(caught)) throw caught
      } finally {
        setBusy(false)
      }
    },
    [client, tError],
  )
  const goOn = () => {
    const work = waiting
    setWaiting(null)
    if (work) void run(work)
  }
  return { error, setError, isBusy, run, isAsking: waiting !== null, goOn, giveUp: () => setWaiting(null) }
}
export type Guarded = ReturnType<typeof useGuarded>
