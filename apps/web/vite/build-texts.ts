import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@jhola/contract/constants'
import type { Plugin } from 'vite'
import { webManifest, webManifestPath } from '../src/app/ssr/web-manifest.ts'
import { flattenTexts } from '../src/shared/i18n/texts.ts'
import { OFFLINE_PAGE, OFFLINE_STYLES } from '../src/sw/files/loose-files.ts'
import { offlinePage } from '../src/sw/files/offline-page.ts'

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const LOCALES = source('locales')
/** The offline page has the same colours, sizes and themes as all others. */
const OFFLINE_STYLE_SOURCES = [source('shared/ui/tokens.css'), source('shared/ui/typography.css'), source('sw/files/offline.css')]

/** An area can have two names (`orders.board`): the longer one that has a file is used. */
const areaOf = (key: string): string => {
  const [area = '', part = ''] = key.split('.')
  const longer = `${area}.${part}`
  return existsSync(join(LOCALES, 'en', `${longer}.json`)) ? longer : area
}

const readText = (language: string, key: string): string => {
  const area = areaOf(key)
  const texts = flattenTexts(JSON.parse(readFileSync(join(LOCALES, language, `${area}.json`), 'utf8')), area)
  const text = texts.find(([name]) => name === key)?.[1]
  if (text === undefined) throw new Error(`there is no text ${key} in ${language}`)
  return text
}

/** Writes the offline page with its styles, and the manifest of the installed app. */
export const buildTexts = (): Plugin => ({
  name: 'jhola:texts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    const emit = (address: string, text: string) => this.emitFile({ type: 'asset', fileName: address.slice(1), source: text })
    emit(OFFLINE_PAGE, offlinePage(readText))
    emit(OFFLINE_STYLES, OFFLINE_STYLE_SOURCES.map((file) => readFileSync(file, 'utf8')).join('\n'))
    for (const language of LANGUAGES) emit(webManifestPath(language), JSON.stringify(webManifest(language, readText)))
  },
})
