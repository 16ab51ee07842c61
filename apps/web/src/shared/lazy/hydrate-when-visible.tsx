import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react'
import { retryLoad } from '../api/retry-load.ts'
import { useT } from '../i18n/i18n-context.tsx'
import { whenVisible } from './when-visible.ts'

/** Taken over well before it can be seen. */
const AHEAD = '50% 0px'
/** Its code is fetched when the first view has come to rest. */
const REST_MS = 1_000

/** Closed until the part is wanted; then it is on its way. */
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

/** Opens the gate when the element comes near, or is touched or focused before that. */
const openWhenNear = (element: HTMLElement, { open }: Gate): (() => void) => {
  const stop = whenVisible(element, AHEAD, open)
  const events = ['pointerdown', 'focusin'] as const
  for (const event of events) element.addEventListener(event, open, { capture: true })
  return () => {
    stop()
    for (const event of events) element.removeEventListener(event, open, { capture: true })
  }
}

/** Did the server render this part of the page that is being taken over? */
const isRendered = (name: string): boolean =>
  typeof IntersectionObserver !== 'undefined' && document.querySelector(`[data-far="${name}"]`) !== null

type HydrateOptions = {
  name: string
  className: string
  /** On the server the part itself, which is there at once. */
  rendered: ComponentType | undefined
  load(): Promise<ComponentType>
}

/**
 * A part of a page below its first view. The server renders it whole; the browser downloads its code when it has nothing better
 * to do and takes it over when it comes near, so that a cheap phone does not work for what nobody looks at yet.
 */
export const hydrateWhenVisible = ({ name, className, rendered, load }: HydrateOptions): ComponentType => {
  let ready = rendered
  let loading: Promise<ComponentType> | undefined
  const fetchPart = (): Promise<ComponentType> => {
    // It comes in the end: until then what the server rendered can be read.
    loading ??= retryLoad(load).then((part) => {
      ready = part
      return part
    })
    return loading
  }
  const Inside = ({ gate }: { gate: Gate }) => {
    // One promise from closed to there: React counts what is waited for, and the count must not depend on how far it is.
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
        {/* In another language there is nothing to take over: it is made anew. */}
        <Suspense key={language} fallback={<div className="min-h-dvh" />}>
          <Inside gate={gate} />
        </Suspense>
      </div>
    )
  }
}
