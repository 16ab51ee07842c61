import { addBuilt, type BuiltFiles } from './built-files.ts'

/** The counter's empty page; the same for every screen of it. */
const COUNTER_PAGE = '/store/orders'
/** Files that the counter's screens need; the build writes this list beside the worker (vite/build-service-worker.ts). */
const COUNTER_LIST = '/counter-files.json'
const COUNTER = 'counter'

const pathOf = ({ url }: Request): string => new URL(url).pathname

/** The files of the counter's newest build cached here, and of the previous one. */
type CounterBuilds = { now: readonly string[]; before: readonly string[] }

/** The cached list names its files; without a list, the cached files themselves are the previous build. */
const readBuilds = async (cache: Cache): Promise<CounterBuilds> => {
  const kept = await cache.match(COUNTER_LIST)
  // @NOTE written by `keepCounter`.
  if (kept) return (await kept.json()) as CounterBuilds
  return { now: (await cache.keys()).map(pathOf), before: [] }
}

const nextBuilds = (builds: CounterBuilds, files: readonly string[]): CounterBuilds =>
  files.join() === builds.now.join() ? builds : { now: files, before: builds.now }

/**
 * Caches the counter's screens and their texts in the reader's language. Files of the previous build stay, because another tab
 * may still run it.
 */
export const keepCounter = async (language: string): Promise<void> => {
  const answer = await fetch(COUNTER_LIST)
  if (!answer.ok) return
  // @NOTE written by our own build.
  const { shell, texts } = (await answer.json()) as Pick<BuiltFiles, 'shell' | 'texts'>
  const cache = await caches.open(COUNTER)
  const before = await readBuilds(cache)
  const builds = nextBuilds(before, [...shell, ...Object.values(texts).flat()])
  await cache.put(COUNTER_LIST, new Response(JSON.stringify(builds)))
  await Promise.all([...shell, ...(texts[language] ?? [])].map((address) => addBuilt(cache, address)))
  const page = await cache.match(COUNTER_PAGE)
  // The page names the files of its build, so it is renewed with them.
  if (builds !== before || !(await page?.text())?.includes(`lang="${language}"`)) await cache.add(COUNTER_PAGE)
  const known = new Set([COUNTER_PAGE, COUNTER_LIST, ...builds.now, ...builds.before])
  const old = (await cache.keys()).filter((request) => !known.has(pathOf(request)))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** The counter's cache, only where somebody of a shop has worked. The page without its files would be useless. */
const findCache = async (): Promise<Cache | undefined> => ((await caches.has(COUNTER)) ? caches.open(COUNTER) : undefined)

export const findCounterPage = async (): Promise<Response | undefined> => (await findCache())?.match(COUNTER_PAGE)

export const keepCounterPage = async (answer: Response): Promise<void> => (await findCache())?.put(COUNTER_PAGE, answer)
