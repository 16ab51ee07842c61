// Every message exists in every language that the menu offers, with the same placeholders and that language's plural forms; none is
// unused, none is missing.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@jhola/contract/constants'
import { findProblems } from './messages/find-problems.ts'
import { flatten, type Messages } from './messages/flatten.ts'

const root = join(import.meta.dirname, '..')
const locales = join(root, 'apps/web/src/locales')

const readLanguage = (language: string): Messages => {
  const messages: Messages = new Map()
  // The names of goods are by their English names, which are no messages.
  for (const file of globSync('*.json', { cwd: join(locales, language), exclude: ['names.json'] })) {
    const area = file.replace(/\.json$/, '')
    for (const [key, text] of flatten(JSON.parse(readFileSync(join(locales, language, file), 'utf8')), area))
      messages.set(key, text)
  }
  return messages
}

const readSources = (): string[] => {
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], {
    cwd: root,
    exclude: (name) => /node_modules|\.test\./.test(name),
  })
  return files.map((file) => readFileSync(join(root, file), 'utf8'))
}

const catalogues = new Map<string, Messages>(LANGUAGES.map((language) => [language, readLanguage(language)]))
const problems = findProblems(catalogues, readSources())
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1
