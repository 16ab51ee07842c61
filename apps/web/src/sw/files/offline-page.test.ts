import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.ts'

const page = offlinePage((language, key) => `${language} <${key}>`)
const sections = page.match(/<section [^>]*>/g) ?? []

test('the offline page has its text in all languages, each with its direction', () => {
  expect(sections).toHaveLength(13)
  expect(page).toContain('<h1>ur &lt;common.offline&gt;</h1>')
  expect(sections.find((one) => one.includes('lang="ur"'))).toContain('dir="rtl"')
  expect(sections.find((one) => one.includes('lang="ta"'))).toContain('dir="ltr"')
})

test('it shows one language, also before its script has run', () => {
  expect(sections.filter((one) => !/\shidden\b/.test(one))).toEqual([expect.stringContaining('lang="en"')])
})

test('it works at any address: its files are named from the root, and the retry reloads the same page', () => {
  const named = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
  expect(named.filter((address) => address !== '' && !address?.startsWith('/'))).toEqual([])
  expect(page).toContain('<a href="">ur &lt;common.retry&gt;</a>')
})
