import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

type LazyPartProps<P> = {
  /** Props of the part itself. */
  part: P
  whileLoading?: ReactNode
  /** It cannot be had (no network, an old build): the page stays, and this says or does something instead. */
  onFailed?: () => void
  /** What stands there then. */
  otherwise?: ReactNode
}

/**
 * A part of a page that is downloaded when it is first shown. Unlike `lazy` of React a download that fails does not take the whole
 * page down with it: on a bad line a button must not break what is already there.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<LazyPartProps<P>> => {
  let ready: ComponentType<P> | undefined
  return function LazyPart({ part, whileLoading = null, onFailed, otherwise = null }: LazyPartProps<P>) {
    const [Part, setPart] = useState(() => ready)
    const [hasFailed, setFailed] = useState(false)
    const fail = useEffectEvent(() => {
      setFailed(true)
      onFailed?.()
    })
    const isMissing = Part === undefined
    useEffect(() => {
      if (!isMissing) return
      let isGone = false
      load().then(
        (loaded) => {
          ready = loaded
          if (!isGone) setPart(() => loaded)
        },
        () => !isGone && fail(),
      )
      return () => {
        isGone = true
      }
    }, [isMissing])
    if (Part) return <Part {...part} />
    return hasFailed ? otherwise : whileLoading
  }
}
