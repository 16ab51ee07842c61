import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepCounter } from './counter-files.ts'
import { isLooseFile } from './loose-files.ts'
import { createStoredFiles } from './stored-files.ts'

const ORIGIN = 'https://jhola.test'
const urlOf = (key: RequestInfo | URL): string => new URL(key instanceof Request ? key.url : key, ORIGIN).href

/** The browser's caches, as far as the worker uses them. */
const createCaches = () => {
  const kept = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, entries)
    const put = async (key: RequestInfo, answer: Response): Promise<void> => void entries.set(urlOf(key), answer)
    return {
      put,
      add: async (key: RequestInfo) => put(key, await fetch(urlOf(key))),
      match: async (key: RequestInfo) => entries.get(urlOf(key))?.clone(),
      delete: async (key: RequestInfo) => entries.delete(urlOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    }
  }
  return {
    open: async (name: string) => open(name),
    has: async (name: string) => kept.has(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (key: RequestInfo) =>
      [...kept.values()]
        .map((entries) => entries.get(urlOf(key)))
        .find((answer) => answer !== undefined)
        ?.clone(),
  }
}

const BUILT = { version: 'v1', shell: [], texts: {} }
/** Responses of the network, by path. */
let network: Record<string, () => Response>

/** A request of a page; `done` waits for the worker's background tasks. */
const askFor = (path: string) => {
  const works: Promise<unknown>[] = []
  const event = { request: new Request(ORIGIN + path), waitUntil: (work: Promise<unknown>) => void works.push(work) }
  return { event, done: () => Promise.all(works) }
}

beforeEach(() => {
  network = {}
  vi.stubGlobal('caches', createCaches())
  vi.stubGlobal('fetch', async (request: RequestInfo) => {
    const answer = network[new URL(urlOf(request)).pathname]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a downloaded built file is cached and needs no network from then on', async () => {
  network['/assets/a.js'] = () => new Response('a')
  const { builtFile } = createStoredFiles(BUILT)
  const first = askFor('/assets/a.js')
  expect(await (await builtFile(first.event)).text()).toBe('a')
  await first.done()
  network = {}
  expect(await (await builtFile(askFor('/assets/a.js').event)).text()).toBe('a')
})

test('on a full device the page still gets the downloaded file', async () => {
  network['/assets/a.js'] = () => new Response('a')
  const full = async () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
  vi.stubGlobal('caches', { ...createCaches(), open: async () => ({ put: full }) })
  const request = askFor('/assets/a.js')
  expect(await (await createStoredFiles(BUILT).builtFile(request.event)).text()).toBe('a')
  await expect(request.done()).resolves.toBeDefined()
})

test('a device with an unreadable cache uses the network, and has no copy of anything', async () => {
  network['/assets/a.js'] = () => new Response('a')
  const broken = async () => Promise.reject(new DOMException('broken', 'UnknownError'))
  vi.stubGlobal('caches', { ...createCaches(), match: broken, open: broken })
  const request = askFor('/assets/a.js')
  expect(await (await createStoredFiles(BUILT).builtFile(request.event)).text()).toBe('a')
  await expect(request.done()).resolves.toBeDefined()
  const { findPage, findPublicData, findPicture } = createStoredFiles(BUILT)
  const found = [findPage('/cart'), findPage('/help'), findPublicData(request.event.request), findPicture(request.event.request)]
  expect(await Promise.all(found)).toEqual([undefined, undefined, undefined, undefined])
})

test("the counter's files of the previous build stay for tabs that still run it, older ones are deleted", async () => {
  const build = (name: string) => {
    network['/counter-files.json'] = () =>
      Response.json({ shell: [`/assets/${name}.js`], texts: { hi: [`/assets/${name}-hi.js`] } })
    for (const file of [`${name}.js`, `${name}-hi.js`]) network[`/assets/${file}`] = () => new Response(file)
  }
  network['/store/orders'] = () => new Response('<html lang="hi">')
  const kept = async () => {
    const requests = await (await caches.open('counter')).keys()
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'))
  }
  build('one')
  await keepCounter('hi')
  build('two')
  await keepCounter('hi')
  // Another tab of the same build, or another language, is not another build.
  await keepCounter('en')
  expect(await kept()).toEqual(expect.arrayContaining(['/assets/one.js', '/assets/one-hi.js', '/assets/two.js']))
  build('three')
  await keepCounter('hi')
  expect((await kept()).toSorted()).toEqual(['/assets/three-hi.js', '/assets/three.js', '/assets/two-hi.js', '/assets/two.js'])
})

test('files of the offline page are cached when the worker is installed, and served without the network', async () => {
  const paths = ['/offline.html', '/offline.css', '/offline.js', '/icon.svg']
  for (const path of [...paths, '/cart']) network[path] = () => new Response(path)
  const { install, offlinePage, looseFile } = createStoredFiles(BUILT)
  await install()
  network = {}
  expect(await (await offlinePage()).text()).toBe('/offline.html')
  for (const path of paths) {
    expect(isLooseFile(path)).toBe(true)
    expect(await (await looseFile(askFor(path).event)).text()).toBe(path)
  }
})

test("the manifest of the reader's language is cached with its texts", async () => {
  for (const path of ['/cart', '/manifest-hi.webmanifest']) network[path] = () => new Response(`${path} lang="hi"`)
  const { keepLanguage, looseFile } = createStoredFiles(BUILT)
  await keepLanguage('hi')
  network = {}
  expect(isLooseFile('/manifest-hi.webmanifest')).toBe(true)
  expect(await (await looseFile(askFor('/manifest-hi.webmanifest').event)).text()).toContain('/manifest-hi')
})

test.each(['/', '/icon-192.png', '/counter-files.json', '/sw.js', '/store/offline.css', '/manifest-hi.webmanifest/x'])(
  '%s is asked of the server',
  (path) => expect(isLooseFile(path)).toBe(false),
)
