import { webManifestPath } from '../../app/ssr/web-manifest.ts'
import { AS_OF_HEADER, UNREACHED_ATTRIBUTE } from '../../shared/api/stale-responses.ts'
import { pageKind } from '../page-kind.ts'
import { addBuilt, type BuiltFiles } from './built-files.ts'
import { findCounterPage, keepCounterPage } from './counter-files.ts'
import { OFFLINE_FILES, OFFLINE_PAGE } from './loose-files.ts'

/** Any customer page that is filled on the device; all of them are the same empty page. */
const SHELL_PAGE = '/cart'

const FILES = 'files-'
const PAGES = 'pages'
const PICTURES = 'pictures'
const MAX_PAGES = 20
const MAX_PICTURES = 300
const FACTS = 'facts'
const MAX_FACTS = 80

/** What a page asks for; `waitUntil` as the worker's event has it. */
type Asked = { request: Request; waitUntil(work: Promise<unknown>): void }

const nothing = () => undefined

/** Where the storage of the device is broken nothing is found, and the network is asked. */
const orNothing = <T>(look: () => Promise<T>): Promise<T | undefined> => look().catch(nothing)

/** Keeping is done beside the answer: a page must not wait for it, nor fail with it on a full device. */
const fetchAndKeep = async (event: Asked, open: () => Promise<Cache>): Promise<Response> => {
  const answer = await fetch(event.request)
  if (!answer.ok) return answer
  const copy = answer.clone()
  event.waitUntil(orNothing(async () => (await open()).put(event.request, copy)))
  return answer
}

/** Oldest first out, when there are more than `most`. */
const trim = async (cache: Cache, max: number): Promise<void> => {
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - max)).map((request) => cache.delete(request)))
}

const putLast = async (cache: Cache, key: string, answer: Response, max: number): Promise<void> => {
  // Replaces the old copy and comes last in the order of keys.
  await cache.put(key, answer)
  await trim(cache, max)
}

/** A page from this device that says so: the screen in it knows that the server could not be reached. */
export const asUnreached = async (page: Response): Promise<Response> => {
  const html = await page.text()
  return new Response(html.replace('<html ', `<html ${UNREACHED_ATTRIBUTE} `), { headers: page.headers })
}

/** Everything that this worker keeps on the device. Of `/api` only what anybody may read of shops and their shelves. */
export const createStoredFiles = ({ version, shell, texts }: BuiltFiles) => {
  const files = () => caches.open(FILES + version)
  const pictures = () => caches.open(PICTURES)
  /** Remembers a page that the network gave. The address may carry an order's token: the shell is kept without it. */
  const keepPage = async (pathname: string, answer: Response): Promise<void> => {
    const kind = pageKind(pathname)
    if (!answer.ok || answer.redirected || kind === 'online') return
    if (kind === 'shop') return keepCounterPage(answer)
    if (kind === 'device') return (await files()).put(SHELL_PAGE, answer)
    await putLast(await caches.open(PAGES), pathname, answer, MAX_PAGES)
  }
  return {
    /** Fetches the shell; rejects when a part of it cannot be had, and the old worker stays. */
    install: async (): Promise<void> => {
      const cache = await files()
      await Promise.all([
        ...shell.map((address) => addBuilt(cache, address)),
        ...[SHELL_PAGE, ...OFFLINE_FILES].map((address) => cache.add(address)),
      ])
    },
    /** Pages of old versions name files that will be gone. Files of the version before stay: another tab may still run it. */
    forgetOld: async (): Promise<void> => {
      const old = (await caches.keys()).filter((name) => name.startsWith(FILES) && name !== FILES + version)
      // The first worker has nothing old, and a page that it was just told to keep must stay.
      if (old.length === 0) return
      await Promise.all([...old.slice(0, -1), PAGES].map((name) => caches.delete(name)))
    },
    /** The reader's texts, and the shell and the name of the app in the reader's language. */
    keepLanguage: async (language: string): Promise<void> => {
      const cache = await files()
      await Promise.all((texts[language] ?? []).map((address) => addBuilt(cache, address)))
      await cache.add(webManifestPath(language))
      const page = await cache.match(SHELL_PAGE)
      if (!(await page?.text())?.includes(`lang="${language}"`)) await cache.add(SHELL_PAGE)
    },
    builtFile: async (event: Asked): Promise<Response> =>
      (await orNothing(() => caches.match(event.request))) ?? fetchAndKeep(event, files),
    /** Of this version only: what belongs together must fit together. */
    looseFile: async (event: Asked): Promise<Response> =>
      (await orNothing(async () => (await files()).match(event.request))) ?? fetchAndKeep(event, files),
    keepPage,
    /** Fetches and remembers a page that was opened before there was a worker. */
    fetchPage: async (pathname: string): Promise<void> => {
      if (pageKind(pathname) === 'public') await keepPage(pathname, await fetch(pathname))
    },
    /** The copy of a page, if it has one of its own. */
    findPage: (pathname: string): Promise<Response | undefined> =>
      orNothing(async () => {
        const kind = pageKind(pathname)
        if (kind === 'public') return (await caches.open(PAGES)).match(pathname)
        if (kind === 'shop') return findCounterPage()
        return kind === 'device' ? (await files()).match(SHELL_PAGE) : undefined
      }),
    offlinePage: async (): Promise<Response> =>
      (await orNothing(async () => (await files()).match(OFFLINE_PAGE))) ?? Response.error(),
    /** What the server said of a shop or its shelf, marked with when. */
    keepFacts: async (request: Request, answer: Response): Promise<void> => {
      if (!answer.ok) return
      const headers = new Headers(answer.headers)
      headers.set(AS_OF_HEADER, new Date().toISOString())
      const marked = new Response(await answer.blob(), { status: answer.status, headers })
      await putLast(await caches.open(FACTS), request.url, marked, MAX_FACTS)
    },
    findFacts: (request: Request): Promise<Response | undefined> =>
      orNothing(async () => (await caches.open(FACTS)).match(request.url, { ignoreVary: true })),
    findPicture: (request: Request): Promise<Response | undefined> => orNothing(async () => (await pictures()).match(request)),
    keepPicture: async (request: Request, answer: Response): Promise<void> => {
      if (answer.ok) await putLast(await pictures(), request.url, answer, MAX_PICTURES)
    },
  }
}
