import { LANGUAGES } from '@jhola/contract/constants'
import type { Language } from '@jhola/contract/shared/wire'

const REMEMBERED_MOST = 500
const remembered = new Map<string, Language>()

const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text)

const chooseLanguage = (header: string): Language => {
  const wishes = header.split(',', 20).map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((text) => text !== undefined)
    return { language: tag.toLowerCase().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) }
  })
  const best = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return best.map(({ language }) => language).find(isLanguage) ?? 'en'
}

/** The best language of an Accept-Language header; English when it names none of ours. */
export const readLanguage = (header: string | undefined): Language => {
  if (header === undefined || header === '') return 'en'
  const known = remembered.get(header)
  if (known) return known
  const language = chooseLanguage(header.slice(0, 200))
  if (remembered.size < REMEMBERED_MOST) remembered.set(header, language)
  return language
}
