import { expect, test } from 'vitest'
import { webManifest, webManifestPath } from './web-manifest.ts'

test('the app is installed under its name in the reader’s language, and is one app in all', () => {
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
