import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { retryLoad } from '../api/retry-load.ts'
import { useT } from '../i18n/i18n-context.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

type LazyPartProps<P> = {
  /** Props of the part itself. */
  part: P
  /** Keeps its room. What has no room comes without a word, however late. */
  whileLoading?: ReactNode
  /** It cannot be had (no network, an old build): the page stays, and this says or does something instead. */
  onFailed?: () => void
  /** What does its work then; it stays, because it may be in somebody's hands when the part comes late. */
  otherwise?: ReactNode
}

/** Stands in the room of a part that is not here yet. */
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
 * A part of a page that is downloaded when it is first shown. Unlike `lazy` of React a download that fails does not take the whole
 * page down with it: on a bad line a button must not break what is already there. It is tried again as long as the part is wanted.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<LazyPartProps<P>> => {
  let ready: ComponentType<P> | undefined
  return function LazyPart({ part, whileLoading = null, onFailed, otherwise = null }: LazyPartProps<P>) {
    const [Part, setPart] = useState(() => ready)
    const [hasFailed, setFailed] = useState(false)
    /** Asked for once more by hand. */
    const [asked, setAsked] = useState(0)
    const fail = useEffectEvent(() => {
      setFailed(true)
      if (!hasFailed) onFailed?.()
      return otherwise !== null
    })
    const isMissing = Part === undefined
    // biome-ignore lint/correctness/useExhaustiveDependencies: asking by hand begins anew, without a wait
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
    }, [isMissing, asked])
    if (Part) return <Part {...part} />
    if (!hasFailed) return whileLoading
    if (!whileLoading || otherwise || onFailed) return otherwise
    const retry = () => {
      setFailed(false)
      setAsked(asked + 1)
    }
    return <PartFailed onRetry={retry} />
  }
}
