import type { BuiltFiles } from './files/built-files.ts'
import { keepCounter } from './files/counter-files.ts'
import { isLooseFile } from './files/loose-files.ts'
import { asUnreached, createStoredFiles } from './files/stored-files.ts'
import { isPublicCall } from './page-kind.ts'
import { listenForPushes } from './push/push-events.ts'
import { sendForPage } from './push/send-to-server.ts'

declare const self: ServiceWorkerGlobalScope
/** Inserted by the build. */
declare const BUILT_FILES: BuiltFiles

/** Timeout of the network when there is a cached copy, ms. */
const PATIENCE_MS = 6000

const stored = createStoredFiles(BUILT_FILES)

const openPage = async (event: FetchEvent, pathname: string): Promise<Response> => {
  const fresh = Promise.resolve(event.preloadResponse)
    .then((preloaded: Response | undefined) => preloaded ?? fetch(event.request))
    .then((answer) => {
      event.waitUntil(stored.keepPage(pathname, answer.clone()))
      return answer
    })
  event.waitUntil(fresh.catch(() => undefined))
  const copy = await stored.findPage(pathname)
  if (!copy) return fresh.catch(() => stored.offlinePage())
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, copy))
  return Promise.race([fresh.catch(() => asUnreached(copy)), patience])
}

/** Returns the cached copy immediately and refreshes it in the background (stale-while-revalidate). */
const showPicture = async (event: FetchEvent): Promise<Response> => {
  const fresh = fetch(event.request).then((answer) => {
    event.waitUntil(stored.keepPicture(event.request, answer.clone()))
    return answer
  })
  const copy = await stored.findPicture(event.request)
  if (!copy) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return copy
}

/** Network first: the newest response while there is a network; otherwise the cached copy, marked as such. */
const readPublicData = async (event: FetchEvent): Promise<Response> => {
  try {
    const answer = await fetch(event.request)
    event.waitUntil(stored.keepFacts(event.request, answer.clone()))
    return answer
  } catch (error) {
    const copy = await stored.findPublicData(event.request)
    if (copy) return copy
    throw error
  }
}

listenForPushes()

self.addEventListener('install', (event) => event.waitUntil(stored.install()))

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([stored.forgetOld(), self.registration.navigationPreload?.enable(), self.clients.claim()])),
)

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  // Everything else goes to the server unchanged.
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') event.respondWith(openPage(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(stored.builtFile(event))
  else if (isLooseFile(pathname)) event.respondWith(stored.looseFile(event))
  else if (pathname.startsWith('/pictures/') || pathname.startsWith('/media/')) event.respondWith(showPicture(event))
  else if (isPublicCall(pathname)) event.respondWith(readPublicData(event))
})

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  // @NOTE sent by our own pages (app/worker/watch-for-update.ts, shared/api/send-on-page-hide.ts); anything else is ignored.
  const { type, language, pathname, request } = (event.data ?? {}) as Record<string, unknown>
  const keep = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined))
  if (type === 'take over') void self.skipWaiting()
  if (type === 'keep language' && typeof language === 'string') keep(stored.keepLanguage(language))
  if (type === 'keep counter' && typeof language === 'string') keep(keepCounter(language))
  if (type === 'send') keep(sendForPage(request))
  if (type === 'keep page' && typeof pathname === 'string') keep(stored.fetchPage(pathname))
})
