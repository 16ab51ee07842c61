import { webManifestPath } from '../../app/ssr/web-manifest.ts'
import { AS_OF_HEADER, UNREACHED_ATTRIBUTE } from '../../shared/api/stale-responses.ts'
import { pageKind } from '../page-kind.ts'
import { addBuilt, type BuiltFiles } from './built-files.ts'
import { findCounterPage, keepCounterPage } from './counter-files.ts'
import { OFFLINE_FILES, OFFLINE_PAGE } from './loose-files.ts'

/** Any client-rendered customer page; all of them are the same empty page. */
const SHELL_PAGE = '/cart'

const FILES = 'files-'
const PAGES = 'pages'
const PICTURES = 'pictures'
const MAX_PAGES = 20
const MAX_PICTURES = 300
const PUBLIC_DATA = 'facts'
const MAX_PUBLIC_RESPONSES = 80

/** A page with the visitor's own data, which the server says to keep nowhere. */
const isPersonal = ({ headers }: Response): boolean => headers.get('cache-control')?.includes('no-store') ?? false

/** A request of a page; `waitUntil` is that of the worker's event. */
type Asked = { request: Request; waitUntil(work: Promise<unknown>): void }

const nothing = () => undefined

/** When the device's storage is broken nothing is found, and the network is used. */
const orNothing = <T>(look: () => Promise<T>): Promise<T | undefined> => look().catch(nothing)

/** Caching runs in the background: a page must not wait for it, nor fail with it on a full device. */
const fetchAndKeep = async (event: Asked, open: () => Promise<Cache>): Promise<Response> => {
  const answer = await fetch(event.request)
  if (!answer.ok) return answer
  const copy = answer.clone()
  event.waitUntil(orNothing(async () => (await open()).put(event.request, copy)))
  return answer
}

/** Deletes the oldest entries above `max`. */
const trim = async (cache: Cache, max: number): Promise<void> => {
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - max)).map((request) => cache.delete(request)))
}

const putLast = async (cache: Cache, key: string, answer: Response, max: number): Promise<void> => {
  // Replaces the old copy and moves it to the end of the key order.
  await cache.put(key, answer)
  await trim(cache, max)
}

/** Marks a page from the cache: its screen then knows that the server could not be reached. */
export const asUnreached = async (page: Response): Promise<Response> => {
  const html = await page.text()
  return new Response(html.replace('<html ', `<html ${UNREACHED_ATTRIBUTE} `), { headers: page.headers })
}

/** Everything that this worker caches on the device. Of `/api` only public data of shops and their products. */
export const createStoredFiles = ({ version, shell, texts }: BuiltFiles) => {
  const files = () => caches.open(FILES + version)
  const pictures = () => caches.open(PICTURES)
  /** Caches a page from the network. Its address may contain an order's token, so the shell is stored without it. */
  const keepPage = async (pathname: string, answer: Response): Promise<void> => {
    const kind = pageKind(pathname)
    if (!answer.ok || answer.redirected || kind === 'online' || isPersonal(answer)) return
    if (kind === 'shop') return keepCounterPage(answer)
    if (kind === 'device') return (await files()).put(SHELL_PAGE, answer)
    await putLast(await caches.open(PAGES), pathname, answer, MAX_PAGES)
  }
  return {
    /** Downloads the shell; rejects when a part is missing, and then the old worker stays active. */
    install: async (): Promise<void> => {
      const cache = await files()
      await Promise.all([
        ...shell.map((address) => addBuilt(cache, address)),
        ...[SHELL_PAGE, ...OFFLINE_FILES].map((address) => cache.add(address)),
      ])
    },
    /** Pages of old versions refer to deleted files. Files of the previous version stay, because another tab may still run it. */
    forgetOld: async (): Promise<void> => {
      const old = (await caches.keys()).filter((name) => name.startsWith(FILES) && name !== FILES + version)
      // The first worker has nothing old, and a page that it was just asked to cache must stay.
      if (old.length === 0) return
      await Promise.all([...old.slice(0, -1), PAGES].map((name) => caches.delete(name)))
    },
    /** The texts, the shell and the app's name in the reader's language. */
    keepLanguage: async (language: string): Promise<void> => {
      const cache = await files()
      await Promise.all((texts[language] ?? []).map((address) => addBuilt(cache, address)))
      await cache.add(webManifestPath(language))
      const page = await cache.match(SHELL_PAGE)
      if (!(await page?.text())?.includes(`lang="${language}"`)) await cache.add(SHELL_PAGE)
    },
    builtFile: async (event: Asked): Promise<Response> =>
      (await orNothing(() => caches.match(event.request))) ?? fetchAndKeep(event, files),
    /** From this version only, because shell and files must match. */
    looseFile: async (event: Asked): Promise<Response> =>
      (await orNothing(async () => (await files()).match(event.request))) ?? fetchAndKeep(event, files),
    keepPage,
    /** Downloads and caches a page that was opened before the worker existed. */
    fetchPage: async (pathname: string): Promise<void> => {
      if (pageKind(pathname) === 'public') await keepPage(pathname, await fetch(pathname))
    },
    /** The cached copy of a page, if it has one. */
    findPage: (pathname: string): Promise<Response | undefined> =>
      orNothing(async () => {
        const kind = pageKind(pathname)
        if (kind === 'public') return (await caches.open(PAGES)).match(pathname)
        if (kind === 'shop') return findCounterPage()
        return kind === 'device' ? (await files()).match(SHELL_PAGE) : undefined
      }),
    offlinePage: async (): Promise<Response> =>
      (await orNothing(async () => (await files()).match(OFFLINE_PAGE))) ?? Response.error(),
    /** The server's response about a shop or its products, marked with its time. */
    keepFacts: async (request: Request, answer: Response): Promise<void> => {
      if (!answer.ok) return
      const headers = new Headers(answer.headers)
      headers.set(AS_OF_HEADER, new Date().toISOString())
      const marked = new Response(await answer.blob(), { status: answer.status, headers })
      await putLast(await caches.open(PUBLIC_DATA), request.url, marked, MAX_PUBLIC_RESPONSES)
    },
    findPublicData: (request: Request): Promise<Response | undefined> =>
      orNothing(async () => (await caches.open(PUBLIC_DATA)).match(request.url, { ignoreVary: true })),
    findPicture: (request: Request): Promise<Response | undefined> => orNothing(async () => (await pictures()).match(request)),
    keepPicture: async (request: Request, answer: Response): Promise<void> => {
      if (answer.ok) await putLast(await pictures(), request.url, answer, MAX_PICTURES)
    },
  }
}
