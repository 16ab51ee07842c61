import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.ts'

test('the page without a network says it in all languages, each from its side', () => {
  const page = offlinePage((language, key) => `${language} <${key}>`)
  expect(page.match(/<section /g)).toHaveLength(13)
  expect(page).toContain('<section lang="ur" dir="rtl">\n<h1>ur &lt;common.offline&gt;</h1>')
  expect(page).toContain('<section lang="ta" dir="ltr">')
})
