import { retryLoad } from '../shared/api/retry-load.ts'

/**
 * The first script of a server-rendered page. It is small, so that the first paint is not delayed. After the paint it fetches the
 * app and runs its files one by one, so that a slow phone can respond to a tap between them.
 */

/** Runs in the next task, or after a delay in ms. */
const nextTask = (afterMs = 0): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, afterMs))

/** Runs after the next paint; immediately in a hidden tab, because a hidden tab does not paint. */
const afterPaint = (): Promise<unknown> =>
  document.hidden ? nextTask() : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const fetchEarly = (href: string): void => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  link.fetchPriority = 'low'
  document.head.append(link)
}

/** The app's files, dependencies first; the server names them (`html-document.ts`). */
const chunks = document.querySelector<HTMLElement>('script[data-chunks]')?.dataset.chunks?.split(' ') ?? []

const AGAIN_MS = 100
const TRIES_MAX = 100

let isTakenOver = false
/** Buttons that were tapped before their handlers existed. The taps are replayed in order once the app is loaded. */
const unheard: HTMLElement[] = []
/** Result of the tap that is being replayed; `undefined` when none is. */
let ours: 'heard' | 'unheard' | undefined
let isTapping = false

/** Replays a tap. Returns whether a handler received it. */
const tap = (button: HTMLElement): boolean => {
  ours = 'heard'
  button.click()
  const isHeard = ours === 'heard'
  ours = undefined
  return isHeard
}

const tapAgain = async (): Promise<void> => {
  if (isTapping) return
  isTapping = true
  let tries = 0
  for (let [button] = unheard; button; [button] = unheard) {
    tries += 1
    if (tap(button) || tries >= TRIES_MAX) {
      unheard.shift()
      tries = 0
      // The change of one tap is rendered before the next tap, which may depend on it, e.g. an amount that was raised first.
      await nextTask()
    } else await nextTask(AGAIN_MS)
  }
  isTapping = false
}

/**
 * React stops an event in the capture phase when it cannot hydrate the part under it yet because its code is still loading
 * (`dispatchEvent` of react-dom). Only then does no handler receive the tap.
 */
const noteTap = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button) return
  // Taps are replayed in the order in which they were made.
  if (!ours && unheard.length > 0 && isTakenOver) {
    event.stopImmediatePropagation()
    event.preventDefault()
    unheard.push(button)
    return
  }
  if (!isTakenOver) unheard.push(button)
  event.stopPropagation = () => {
    Event.prototype.stopPropagation.call(event)
    const isUnheard = event.eventPhase === Event.CAPTURING_PHASE && event.currentTarget === document.getElementById('root')
    if (!isUnheard) return
    if (ours) {
      ours = 'unheard'
      return
    }
    unheard.push(button)
    void nextTask(AGAIN_MS).then(tapAgain)
  }
}
addEventListener('click', noteTap, { capture: true })
addEventListener('jhola:taken-over', () => {
  isTakenOver = true
  void tapAgain()
})

await afterPaint()
chunks.forEach(fetchEarly)
for (const href of chunks) {
  await retryLoad(() => import(/* @vite-ignore */ href))
  await nextTask()
}
