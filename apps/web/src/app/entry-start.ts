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
/** The tapped button of a part that nobody had taken over when the tap came. */
let inFar: HTMLElement | null = null
addEventListener(
  'click',
  (event) => {
    const button = buttonOf(event)
    inFar = button?.closest(FAR) ? button : null
    if (button && !inFar && !isTakenOver) tapped.push(button)
  },
  { capture: true },
)
// The same tap on its way back, in the same task: React may have taken the part over just to hear it. Else the part taps the button
// again (far-part.tsx). A moment later it could have been taken over by itself, deaf to this tap.
addEventListener('click', () => {
  if (inFar?.closest(FAR)) inFar.setAttribute('data-tapped', '')
})
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
