import { expect, test } from 'vitest'
import { webManifest, webManifestPath } from './web-manifest.ts'

test('the installed app has its name in the reader’s language and the same id in all languages', () => {
  const say = (language: string, key: string) => `${language} ${key}`
  expect(webManifest('ur', say)).toMatchObject({
    id: '/',
    name: 'ur common.brand · Jhola',
    short_name: 'ur common.brand',
    description: 'ur pages.home.description',
    lang: 'ur',
    dir: 'rtl',
  })
  expect(webManifest('en', say)).toMatchObject({ id: '/', short_name: 'Jhola', dir: 'ltr' })
  expect(webManifestPath('ur')).toBe('/manifest-ur.webmanifest')
})
