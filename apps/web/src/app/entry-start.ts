export {}

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

let isTakenOver = false
/** Buttons that were tapped before the app was there: they are tapped again as soon as the app can hear it. */
const tapped: HTMLElement[] = []
const FAR = '[data-far]:not([data-taken])'
const buttonOf = ({ target }: Event): HTMLElement | null => (target instanceof Element ? target.closest('button') : null)
/** A part that is not taken over when the tap has passed did not hear it: it taps the button again (far-part.tsx). */
const markUnheard = (button: HTMLElement | null): void => {
  if (button?.closest(FAR)) button.setAttribute('data-tapped', '')
}
addEventListener(
  'click',
  (event) => {
    const button = buttonOf(event)
    const far = button?.closest(FAR)
    if (button && !far && !isTakenOver) tapped.push(button)
    // React takes a part over to hear a tap, if it can; if not it stops the tap, and this is the moment to know. A moment later the
    // part could have been taken over by itself, deaf to this tap.
    if (far)
      event.stopPropagation = () => {
        Event.prototype.stopPropagation.call(event)
        markUnheard(button)
      }
  },
  { capture: true },
)
// Nobody stopped it: React is not there yet, or it heard it.
addEventListener('click', (event) => markUnheard(buttonOf(event)))
addEventListener('jhola:taken-over', () => {
  isTakenOver = true
  for (const button of tapped.splice(0)) button.click()
})

await afterPaint()
chunks.forEach(fetchEarly)
for (const href of chunks) {
  await import(/* @vite-ignore */ href)
  await nextTask()
}
