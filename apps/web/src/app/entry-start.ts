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
const noteTap = ({ target }: Event): void => {
  const button = target instanceof Element ? target.closest('button') : null
  const far = button?.closest('[data-far]:not([data-taken])')
  if (button && !isTakenOver && !far) tapped.push(button)
  // React may have taken the part over just to hear this tap; else the part taps the button again (far-part.tsx).
  if (far) setTimeout(() => far.matches(':not([data-taken])') && button?.setAttribute('data-tapped', ''))
}
addEventListener('click', noteTap, { capture: true })
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
