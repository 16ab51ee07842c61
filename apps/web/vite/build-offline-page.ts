import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
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

/** Writes the page for when there is neither a network nor a copy, in all languages. */
export const buildOfflinePage = (): Plugin => ({
  name: 'jhola:offline-page',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'offline.html', source: offlinePage(readText) })
  },
})
