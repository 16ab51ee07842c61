import { useRevalidator, useRouteError } from 'react-router'
import { ApiError } from '../shared/api-client.ts'
import { useT } from '../shared/i18n/i18n-context.tsx'
import { LoadFailed } from '../shared/ui/load-failed.tsx'

/** Shown when a counter screen or the session could not be loaded: says why, and tries again without losing the address. */
export const CounterFailed = () => {
  const { t, tError } = useT()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const message = error instanceof ApiError ? tError(error.code, error.details) : t('common.broken')
  const retry = () => (error instanceof ApiError ? void revalidate() : location.reload())
  return (
    <main className="mx-auto w-full max-w-xl p-4">
      <LoadFailed message={message} hint={t('common.brokenHint')} onRetry={retry} />
    </main>
  )
}
