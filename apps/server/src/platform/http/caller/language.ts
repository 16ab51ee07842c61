import type { IncomingHttpHeaders } from 'node:http'
import { languageOfTag } from '@jhola/contract/shared/text/language'
import type { Language } from '@jhola/contract/shared/wire'
import { readCookie } from './session-cookie.ts'

const REMEMBERED_MAX = 500
const cached = new Map<string, Language>()

const chooseLanguage = (header: string): Language => {
  const wishes = header.split(',', 20).map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((text) => text !== undefined)
    return { language: languageOfTag(tag.trim()), weight: weight === undefined ? 1 : Number(weight) }
  })
  const best = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return best.map(({ language }) => language).find((language) => language !== undefined) ?? 'en'
}

/** The best language of an Accept-Language header; English if it names none of ours. */
export const readLanguage = (header: string | undefined): Language => {
  if (header === undefined || header === '') return 'en'
  const known = cached.get(header)
  if (known) return known
  const language = chooseLanguage(header.slice(0, 200))
  if (cached.size < REMEMBERED_MAX) cached.set(header, language)
  return language
}

/**
 * The language of a page: the device's saved choice, else the link's (`?lang=ta`), else the browser's. Unknown values are
 * ignored.
 */
export const languageOfPage = ({ url, headers }: { url: string; headers: IncomingHttpHeaders }): Language =>
  languageOfTag(readCookie(headers.cookie, 'language')) ??
  languageOfTag(new URLSearchParams(url.split('?', 2)[1]).get('lang')) ??
  readLanguage(headers['accept-language'])
