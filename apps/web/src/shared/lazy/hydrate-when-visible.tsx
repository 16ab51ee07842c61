import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react'
import { retryLoad } from '../api/retry-load.ts'
import { useT } from '../i18n/i18n-context.tsx'
import { whenVisible } from './when-visible.ts'

/** Margin: hydrated well before it becomes visible. */
const AHEAD = '50% 0px'
/** Delay before its code is downloaded, after the first view has settled, ms. */
const REST_MS = 1_000

/** Closed until the part is needed; then its code is downloaded. */
type Gate = { isOpen: boolean; part: Promise<ComponentType>; open(): void }

const createGate = (isOpen: boolean, fetchPart: () => Promise<ComponentType>): Gate => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const gate: Gate = {
    isOpen,
    part: promise.then(fetchPart),
    open: () => {
      gate.isOpen = true
      resolve()
    },
  }
  if (isOpen) resolve()
  return gate
}

/** Opens the gate when the element comes near the viewport, or is touched or focused before that. */
const openWhenNear = (element: HTMLElement, { open }: Gate): (() => void) => {
  const stop = whenVisible(element, AHEAD, open)
  const events = ['pointerdown', 'focusin'] as const
  for (const event of events) element.addEventListener(event, open, { capture: true })
  return () => {
    stop()
    for (const event of events) element.removeEventListener(event, open, { capture: true })
  }
}

/** Whether the server rendered this part of the page that is being hydrated. */
const isRendered = (name: string): boolean =>
  typeof IntersectionObserver !== 'undefined' && document.querySelector(`[data-far="${name}"]`) !== null

type HydrateOptions = {
  name: string
  className: string
  /** On the server the part itself, which needs no download. */
  rendered: ComponentType | undefined
  load(): Promise<ComponentType>
}

/**
 * A part of a page below the fold. The server renders it in full; the browser downloads its code when idle and hydrates it when
 * it comes near the viewport, so that a slow phone does no work for content that is not visible yet.
 */
export const hydrateWhenVisible = ({ name, className, rendered, load }: HydrateOptions): ComponentType => {
  let ready = rendered
  let loading: Promise<ComponentType> | undefined
  const fetchPart = (): Promise<ComponentType> => {
    // The download is retried until it succeeds; until then the server-rendered content is readable.
    loading ??= retryLoad(load).then((part) => {
      ready = part
      return part
    })
    return loading
  }
  const Inside = ({ gate }: { gate: Gate }) => {
    // One promise for the whole load: React counts suspended promises, and the count must not depend on the progress.
    const Part = (gate.isOpen && ready) || use(gate.part)
    return <Part />
  }
  return function DeferredPart() {
    const { language } = useT()
    const [first] = useState(language)
    const [gate] = useState(() => createGate(!isRendered(name), fetchPart))
    const element = useRef<HTMLDivElement>(null)
    if (language !== first) gate.open()
    useEffect(() => {
      if (gate.isOpen || !element.current) return
      const idle = setTimeout(fetchPart, REST_MS)
      const stop = openWhenNear(element.current, gate)
      return () => {
        clearTimeout(idle)
        stop()
      }
    }, [gate])
    return (
      <div ref={element} data-far={name} className={className}>
        {/* In another language the server's markup does not match, so the part is rendered anew. */}
        <Suspense key={language} fallback={<div className="min-h-dvh" />}>
          <Inside gate={gate} />
        </Suspense>
      </div>
    )
  }
}
