import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { retryLoad } from '../api/retry-load.ts'
import { useT } from '../i18n/i18n-context.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

type LazyPartProps<P> = {
  /** Props of the part itself. */
  part: P
  /** Placeholder of the same size. A part without a size shows nothing while it loads. */
  whileLoading?: ReactNode
  /** Called when the download fails (offline, an old build): shows a message or uses a fallback. The page itself stays. */
  onFailed?: () => void
  /** Fallback after a failed download. It stays mounted even if the part arrives later, because somebody may be using it. */
  otherwise?: ReactNode
}

/** Shown in the place of a part whose download failed, with a retry button. */
const PartFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useT()
  const retry = (
    <Button variant="secondary" size="sm" icon="refresh" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  return (
    <Alert tone="error" title={t('common.broken')} action={retry}>
      {t('common.brokenHint')}
    </Alert>
  )
}

/**
 * A part of a page that is downloaded when it is first shown. Unlike React's `lazy`, a failed download does not break the whole
 * page: on a bad connection a button must not destroy what is already shown. The download is retried while the part is needed.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<LazyPartProps<P>> => {
  let ready: ComponentType<P> | undefined
  return function LazyPart({ part, whileLoading = null, onFailed, otherwise = null }: LazyPartProps<P>) {
    const [Part, setPart] = useState(() => ready)
    const [hasFailed, setFailed] = useState(false)
    /** Count of manual retries. */
    const [retries, setRetries] = useState(0)
    const fail = useEffectEvent(() => {
      setFailed(true)
      if (!hasFailed) onFailed?.()
      return otherwise !== null
    })
    const isMissing = Part === undefined
    // biome-ignore lint/correctness/useExhaustiveDependencies: a manual retry starts again without a delay
    useEffect(() => {
      if (!isMissing) return
      const gone = new AbortController()
      retryLoad(load, { signal: gone.signal, onFailed: () => fail() && gone.abort() }).then(
        (loaded) => {
          ready = loaded
          if (!gone.signal.aborted) setPart(() => loaded)
        },
        () => undefined,
      )
      return () => gone.abort()
    }, [isMissing, retries])
    if (Part) return <Part {...part} />
    if (!hasFailed) return whileLoading
    if (!whileLoading || otherwise || onFailed) return otherwise
    const retry = () => {
      setFailed(false)
      setRetries(retries + 1)
    }
    return <PartFailed onRetry={retry} />
  }
}
