import { patiently } from '../shared/patiently.ts'

/**
 * The first script of a page that the server rendered: small, because the picture of the page comes first. Once it is painted the
 * app is fetched, and its files run one by one, so that a cheap phone answers a tap between them.
 */
const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve))

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
const TRIES_MOST = 100

let isTakenOver = false
/** Buttons that were tapped before the app was there: they are tapped again as soon as it is. */
const tapped: HTMLElement[] = []
/** How often a button was tapped again. */
const tries = new WeakMap<HTMLElement, number>()

const tapAgain = (button: HTMLElement): void => {
  const tried = tries.get(button) ?? 0
  if (tried >= TRIES_MOST) return
  tries.set(button, tried + 1)
  setTimeout(() => button.click(), AGAIN_MS)
}

/**
 * React stops a tap on its way down when the part under it cannot be taken over yet, because its code is still coming
 * (`dispatchEvent` of react-dom): then, and only then, nobody hears it.
 */
const noteTap = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button) return
  if (!isTakenOver) tapped.push(button)
  event.stopPropagation = () => {
    Event.prototype.stopPropagation.call(event)
    const isUnheard = event.eventPhase === Event.CAPTURING_PHASE && event.currentTarget === document.getElementById('root')
    if (isUnheard) tapAgain(button)
  }
}
addEventListener('click', noteTap, { capture: true })
addEventListener('jhola:taken-over', () => {
  isTakenOver = true
  for (const button of tapped.splice(0)) button.click()
})

await afterPaint()
chunks.forEach(fetchEarly)
for (const href of chunks) {
  await patiently(() => import(/* @vite-ignore */ href))
  await nextTask()
}
