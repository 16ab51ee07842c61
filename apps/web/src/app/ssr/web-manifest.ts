import { directionOf } from '@jhola/contract/shared/text/language'
import type { Language } from '@jhola/contract/shared/wire'
import type { TextKey } from '../../shared/i18n/texts.ts'

/** The manifest of the installed app in a language. The `id` is the same in all languages, because it is one app. */
export const webManifest = (language: Language, say: (language: Language, key: TextKey) => string) => ({
  id: '/',
  name: `${say(language, 'common.brand')} · Jhola`,
  short_name: language === 'en' ? 'Jhola' : say(language, 'common.brand'),
  description: say(language, 'pages.home.description'),
  lang: language,
  dir: directionOf(language),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#faf5e9',
  theme_color: '#302e80',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  ],
})

/** URL of the manifest file. */
export const webManifestPath = (language: string): string => `/manifest-${language}.webmanifest`
