import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { listDefinedStatements } from '../../apps/server/src/platform/db/statement.ts'
import { chooseRows } from './cover-pairs.ts'

export const root = join(import.meta.dirname, '..', '..')
const sources = join(root, 'apps/server/src')
const DEFINES = /statementsOf<\w+>\('([a-z_]+)'\)/
const NAMES = /\b(?:statement|family|composed)\(\s*'([a-z0-9_]+)'/g

/** A statement with its texts, the file that defines it and the folder whose `statements.sql.ts` has its types. */
export type Definition = { name: string; sources: readonly string[]; file: string; folder: string }

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

/** Loads every file that defines statements, and says where each was found. */
export const loadDefinitions = async (): Promise<Definition[]> => {
  const places = new Map<string, { file: string; folder: string }>()
  for (const file of listFiles(sources)) {
    const text = readFileSync(file, 'utf8')
    const module = DEFINES.exec(text)?.[1]
    if (module === undefined) continue
    for (const [, name = ''] of text.matchAll(NAMES))
      places.set(`${module}.${name}`, { file: relative(root, file), folder: dirname(file) })
    await import(file)
  }
  return listDefinedStatements().map(({ name, choices, compose }) => {
    const place = places.get(name)
    if (!place) throw new Error(`${name} is not defined by a plain call of statement('…'), family('…') or composed('…')`)
    return { name, sources: [...new Set(chooseRows(choices).map(compose))], ...place }
  })
}
