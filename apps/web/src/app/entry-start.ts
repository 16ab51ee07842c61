import { retryLoad } from '../shared/api/retry-load.ts'

/**
 * The first script of a page that the server rendered: small, because the picture of the page comes first. Once it is painted the
 * app is fetched, and its files run one by one, so that a cheap phone answers a tap between them.
 */

/** In the next task, or in a while. */
const nextTask = (afterMs = 0): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, afterMs))

/** After the next paint; at once in a tab that nobody looks at, because it paints nothing. */
const afterPaint = (): Promise<unknown> =>
  document.hidden ? nextTask() : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const fetchEarly = (href: string): void => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  link.fetchPriority = 'low'
  document.head.append(link)
}

/** The files of the app, what others need first; the server names them (`html-document.ts`). */
const chunks = document.querySelector<HTMLElement>('script[data-chunks]')?.dataset.chunks?.split(' ') ?? []

const AGAIN_MS = 100
const TRIES_MAX = 100

let isTakenOver = false
/** Buttons that were tapped and have not heard it yet: tapped again one after the other, as soon as the app is there. */
const unheard: HTMLElement[] = []
/** What came of the tap that we are making; `undefined` while we make none. */
let ours: 'heard' | 'unheard' | undefined
let isTapping = false

/** A tap by us, while the app may be there. Was it heard? */
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
      // What the tap changed is drawn before the next: that one may mean it, such as an amount that was raised first.
      await nextTask()
    } else await nextTask(AGAIN_MS)
  }
  isTapping = false
}

/**
 * React stops a tap on its way down when the part under it cannot be taken over yet, because its code is still coming
 * (`dispatchEvent` of react-dom): then, and only then, nobody hears it.
 */
const noteTap = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button) return
  // No tap overtakes an earlier one.
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
