import { retryLoad } from '../shared/api/retry-load.ts'
import { nextTask, noteEarlyInput } from './early-input.ts'

/**
 * The first script of a server-rendered page. It is small, so that the first paint is not delayed. After the paint it fetches the
 * app and runs its files one by one, so that a slow phone can respond to a tap between them.
 */

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

noteEarlyInput()

await afterPaint()
chunks.forEach(fetchEarly)
for (const href of chunks) {
  await retryLoad(() => import(/* @vite-ignore */ href))
  await nextTask()
}
