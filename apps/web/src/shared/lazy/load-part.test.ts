import { afterEach, expect, test, vi } from 'vitest'
import { loadPart } from './load-part.ts'

type FakeLink = { rel: string; href: string; onload(): void; onerror(error: unknown): void; remove(): void }

/** The head of a page: the elements added to it, and the files that fail a number of times. */
const openPage = (failing: Record<string, number> = {}, present: readonly string[] = []) => {
  const head: FakeLink[] = []
  const answer = (link: FakeLink) => {
    const left = failing[link.href] ?? 0
    failing[link.href] = left - 1
    if (left > 0) link.onerror(new Error(`no ${link.href}`))
    else link.onload()
  }
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    querySelector: (selector: string) => present.find((href) => selector === `link[href="${href}"]`) ?? null,
    head: {
      append: (link: FakeLink) => {
        head.push(link)
        queueMicrotask(() => answer(link))
      },
    },
  })
  return { requested: () => head.map(({ rel, href }) => `${rel} ${href}`) }
}

afterEach(() => vi.unstubAllGlobals())

test('the dependencies of a part are fetched with it, each file once', async () => {
  const page = openPage()
  const files = ['assets/a-1.js', 'assets/a-1.css']
  expect(await Promise.all([loadPart(async () => 'part', files), loadPart(async () => 'other', files)])).toEqual([
    'part',
    'other',
  ])
  expect(page.requested()).toEqual(['modulepreload /assets/a-1.js', 'stylesheet /assets/a-1.css'])
})

test('files of the page itself are not requested again', async () => {
  const page = openPage({}, ['/assets/b-1.css'])
  await loadPart(async () => 'part', ['assets/b-1.css'])
  expect(page.requested()).toEqual([])
})

test('without its style sheet a part fails, and the next try requests the style sheet again', async () => {
  const page = openPage({ '/assets/c-1.css': 1 })
  await expect(loadPart(async () => 'part', ['assets/c-1.css'])).rejects.toThrow('no /assets/c-1.css')
  expect(await loadPart(async () => 'part', ['assets/c-1.css'])).toBe('part')
  expect(page.requested()).toHaveLength(2)
})

test('a failed preload of a script leaves the result to the import itself', async () => {
  openPage({ '/assets/d-1.js': 1 })
  expect(await loadPart(async () => 'part', ['assets/d-1.js'])).toBe('part')
})
