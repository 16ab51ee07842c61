import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { retryLoad } from '../api/retry-load.ts'
import { useI18nStore } from '../i18n/i18n-context.tsx'
import type { Area } from '../i18n/texts.ts'
import { useIsTakenOver } from './use-is-taken-over.ts'

type StaticPartOptions<P> = {
  name: string
  /** Texts that it needs and its page does not load. The server has them for every page. */
  areas: readonly Area[]
  /** As high as the part, on a page that the server did not render. */
  waiting?: ReactNode
  /** On the server the part itself. */
  rendered: ComponentType<P> | undefined
  load(): Promise<ComponentType<P>>
}

/** React leaves the server's markup of an element with this alone. */
const AS_IT_IS = { __html: '' }
const REACHABLE = 'a, button, input, summary'

/** What the person did in the markup that is about to be replaced; the returned function does it again in the new one. */
const recordUse = (old: HTMLElement): ((fresh: HTMLElement) => void) => {
  const within = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(REACHABLE)]
  const focused = [...old.querySelectorAll(REACHABLE)].indexOf(document.activeElement ?? old)
  const typed = old.querySelector('input')?.value ?? ''
  const isOpen = old.querySelector('details')?.open ?? false
  return (fresh) => {
    const field = fresh.querySelector('input')
    if (field && typed) field.value = typed
    const details = fresh.querySelector('details')
    if (details && isOpen) details.open = true
    within(fresh)[focused]?.focus({ preventScroll: true })
  }
}

/**
 * A part of the page that works without scripts: links, a form. The server renders it, and the page does not wait for its code.
 * The code comes after the page and takes its place. No boundary of React: one that waits would hold up every change of the address.
 */
export const staticPart = <P extends object>({
  name,
  areas,
  waiting = null,
  rendered,
  load,
}: StaticPartOptions<P>): ComponentType<P> => {
  let ready = rendered
  return function StaticPart(props) {
    const texts = useI18nStore()
    const [Part, setPart] = useState(() => ready)
    const [isServers] = useState(useIsTakenOver())
    const element = useRef<HTMLDivElement>(null)
    const repeat = useRef<(fresh: HTMLElement) => void>(undefined)
    const isMissing = Part === undefined
    useEffect(() => {
      if (!isMissing) return
      const gone = new AbortController()
      retryLoad(() => Promise.all([load(), texts.need(areas)]), { signal: gone.signal }).then(
        ([loaded]) => {
          ready = loaded
          if (gone.signal.aborted) return
          if (isServers && element.current) repeat.current = recordUse(element.current)
          // At once: a key that is pressed between the record and the new markup would be lost.
          flushSync(() => setPart(() => loaded))
        },
        () => undefined,
      )
      return () => gone.abort()
    }, [isMissing, isServers, texts])
    useLayoutEffect(() => {
      if (!isMissing && element.current) repeat.current?.(element.current)
      repeat.current = undefined
    }, [isMissing])
    if (Part)
      return (
        <div ref={element} key="part" data-part={name}>
          <Part {...props} />
        </div>
      )
    if (!isServers) return waiting
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the server's markup stays
    return <div ref={element} data-part={name} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  }
}
