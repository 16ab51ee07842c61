/** News that need no answer. `placed` ones are merged by their number; of the others the last is shown, with how many came with it. */
export type News = { kind: 'placed' | 'other'; text: string }

/** How long a line stays after the last news. Milliseconds. */
export const NEWS_SHOWN_MS = 5000

const NO_NEWS: readonly News[] = []
let shown = NO_NEWS
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const replace = (next: readonly News[]): void => {
  shown = next
  for (const listener of listeners) listener()
}

/** The news of the last seconds, oldest first; only the line reads them. */
export const news = {
  tell: (one: News): void => {
    clearTimeout(timer)
    timer = setTimeout(() => replace(NO_NEWS), NEWS_SHOWN_MS)
    replace([...shown, one])
  },
  read: (): readonly News[] => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The one line: only orders that came, as their number; else the last news and how many others there are. */
export const mergeNews = (all: readonly News[]): { text: string; placed: number; more: number } | null => {
  const last = all.at(-1)
  if (!last) return null
  const placed = all.filter(({ kind }) => kind === 'placed').length
  return placed === all.length && placed > 1
    ? { text: '', placed, more: 0 }
    : { text: last.text, placed: 0, more: all.length - 1 }
}
