import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@jhola/contract/constants'
import type { Plugin } from 'vite'
import { webManifest, webManifestPath } from '../src/app/ssr/web-manifest.ts'
import { flattenTexts } from '../src/shared/i18n/texts.ts'
import { offlinePage } from '../src/sw/offline-page.ts'

const LOCALES = fileURLToPath(new URL('../src/locales', import.meta.url))

const readText = (language: string, key: string): string => {
  const [area = ''] = key.split('.')
  const texts = flattenTexts(JSON.parse(readFileSync(join(LOCALES, language, `${area}.json`), 'utf8')), area)
  const text = texts.find(([name]) => name === key)?.[1]
  if (text === undefined) throw new Error(`there is no text ${key} in ${language}`)
  return text
}

/** Writes what is made of texts alone: the page for when there is neither a network nor a copy, and what an installed app is called. */
export const buildTexts = (): Plugin => ({
  name: 'jhola:texts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'offline.html', source: offlinePage(readText) })
    for (const language of LANGUAGES) {
      const source = JSON.stringify(webManifest(language, readText))
      this.emitFile({ type: 'asset', fileName: webManifestPath(language).slice(1), source })
    }
  },
})
