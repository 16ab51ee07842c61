import type { Messages } from './flatten.ts'

const pluralSuffix = /_(zero|one|two|few|many|other)$/
const placeholder = /\{\{?\s*([\w.]+)[^}]*\}?\}/g

/** Compares every language with English, and English with the code. Each problem is one line for a person. */
export const findProblems = (catalogues: Map<string, Messages>, sources: readonly string[]): string[] => {
  const english = catalogues.get('en') ?? new Map<string, string>()
  const problems = [...catalogues].flatMap(([language, messages]) => [
    ...findPluralGaps(language, messages),
    ...(language === 'en' ? [] : findDifferences(language, messages, english)),
  ])
  return [...problems, ...findUsageProblems(english, sources)]
}

const base = (key: string) => key.replace(pluralSuffix, '')
const basesOf = (messages: Messages) => new Set([...messages.keys()].map(base))

const findDifferences = (language: string, messages: Messages, english: Messages): string[] => {
  const [ours, theirs] = [basesOf(messages), basesOf(english)]
  const [placeholders, expected] = [placeholdersOf(messages), placeholdersOf(english)]
  return [
    ...[...theirs].filter((key) => !ours.has(key)).map((key) => `${language}: ${key} is missing`),
    ...[...ours].filter((key) => !theirs.has(key)).map((key) => `${language}: ${key} is not in English`),
    ...[...messages]
      .filter(([key, text]) => text.trim() === '' && english.get(key)?.trim() !== '')
      .map(([key]) => `${language}: ${key} is empty`),
    ...[...theirs]
      .filter((key) => ours.has(key) && placeholders.get(key) !== expected.get(key))
      .map((key) => `${language}: ${key} has placeholders [${placeholders.get(key)}], English has [${expected.get(key)}]`),
  ]
}

/** The placeholders of each message, over all its plural forms: a form may have 'one' in words and omit the number. */
const placeholdersOf = (messages: Messages): Map<string, string> => {
  const names = new Map<string, Set<string>>()
  for (const [key, text] of messages) {
    const known = names.get(base(key)) ?? new Set()
    for (const [, name = ''] of text.matchAll(placeholder)) known.add(name)
    names.set(base(key), known)
  }
  return new Map([...names].map(([key, found]) => [key, [...found].sort().join(', ')]))
}

const findPluralGaps = (language: string, messages: Messages): string[] => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const plurals = new Set([...messages.keys()].filter((key) => pluralSuffix.test(key)).map(base))
  return [...plurals].flatMap((key) =>
    forms.filter((form) => !messages.has(`${key}_${form}`)).map((form) => `${language}: ${key}_${form} is missing`),
  )
}

/** A key is used when it stands in the code as a literal, or when a template literal begins like it. */
const findUsageProblems = (english: Messages, sources: readonly string[]): string[] => {
  const code = sources.join('\n')
  const literals = new Set([...code.matchAll(/['"`]([\w-]+(?:[.:][\w-]+)+)['"`]/g)].map(([, key = '']) => key.replace(':', '.')))
  const prefixes = [...code.matchAll(/`([\w-]+[.:][\w.:-]*)\$\{/g)].map(([, prefix = '']) => prefix.replace(':', '.'))
  const keys = basesOf(english)
  const unused = [...keys].filter((key) => !literals.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
  const asked = new Set(
    [...code.matchAll(/\bt\(\s*['"]([\w-]+(?:[.:][\w-]+)+)['"]/g)].map(([, key = '']) => key.replace(':', '.')),
  )
  return [
    ...unused.map((key) => `en: ${key} is not used`),
    ...[...asked].filter((key) => !keys.has(key)).map((key) => `en: ${key} is used and does not exist`),
  ]
}
