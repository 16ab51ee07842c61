import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'

/** Runs one request at a time and stores its error, to be shown beside the field; `code` names it. */
export const useRequest = () => {
  const { t, tError } = useT()
  const [error, setError] = useState<string>()
  const [code, setCode] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  /** `fallback`: the message when the server did not answer. Resolves to whether it succeeded. */
  const request = useCallback(
    async (work: () => Promise<void>, fallback: TextKey): Promise<boolean> => {
      if (running.current) return false
      running.current = true
      setBusy(true)
      setError(undefined)
      setCode(undefined)
      try {
        await work()
        return true
      } catch (caught) {
        if (caught instanceof ApiError) setCode(caught.code)
        const isAnswered = caught instanceof ApiError && caught.status > 0 && caught.status < 500
        setError(isAnswered ? tError(caught.code, caught.details) : t(fallback))
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [t, tError],
  )
  return { error, code, setError, isBusy, request }
}
