import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Client } from 'pg'
import { root } from '../definitions.ts'
import type { Catalog } from '../schema/catalog.ts'
import { readType } from '../schema/column-types.ts'
import { type Description, describe } from '../schema/describe.ts'
import { readCalls, readOwnTables, type TestCall } from './read-calls.ts'

/** What came of the texts of the tests: how many were checked, and for each file how many could not be read. */
export type CheckedTests = { checked: number; unread: ReadonlyMap<string, number>; problems: string[] }

const FOLDERS = ['apps/server/src', 'apps/server/test']
/** Claimed types that say what the driver makes of a value; narrower ones are the test's own. */
const PLAIN = new Set(['string', 'number', 'boolean', 'Date', 'Buffer', 'string[]', 'number[]'])

const listFiles = (): string[] =>
  FOLDERS.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => file.endsWith('.test.ts') || file.startsWith('apps/server/test/'))
    .toSorted()

/** What a test claims of the rows against what the server says of them. */
export const claimProblems = (claimed: TestCall['claimed'], { columns }: Description, catalog: Catalog): string[] =>
  Object.entries(claimed).flatMap(([name, type]) => {
    const column = columns.find((one) => one.name === name)
    if (!column) return [`claims a column ${name}, which the text does not give`]
    const is = readType(catalog.typeNames.get(column.typeId) ?? '')
    const said = type.replace(/ \| null$/, '')
    const isWrong = is !== 'unknown' && PLAIN.has(said) && said !== is
    return isWrong ? [`claims ${name}: ${said}, which is ${is}`] : []
  })

const checkCall = async (client: Client, catalog: Catalog, text: string, claimed: TestCall['claimed']): Promise<string[]> => {
  try {
    return claimProblems(claimed, await describe(client, text), catalog)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Lets the server parse every text of SQL that a test or its helpers have as a literal. Nothing runs. */
export const checkTests = async (client: Client, catalog: Catalog): Promise<CheckedTests> => {
  const unread = new Map<string, number>()
  const problems: string[] = []
  let checked = 0
  for (const file of listFiles()) {
    const source = readFileSync(join(root, file), 'utf8')
    const own = readOwnTables(source).filter((table) => !catalog.tables.has(table))
    const isOwn = (text: string) => own.some((table) => new RegExp(`\\b${table}\\b`).test(text))
    for (const { line, text, claimed } of readCalls(source)) {
      if (text === undefined || isOwn(text)) {
        unread.set(file, (unread.get(file) ?? 0) + 1)
        continue
      }
      checked += 1
      problems.push(...(await checkCall(client, catalog, text, claimed)).map((problem) => `${file}:${line}: ${problem}`))
    }
  }
  return { checked, unread, problems }
}

/** One line for what was checked, and one for each file with texts that could not be read. */
export const tellTests = ({ checked, unread }: CheckedTests): string => {
  const total = [...unread.values()].reduce((sum, count) => sum + count, 0)
  const lines = [...unread].map(([file, count]) => `  ${count} in ${file}`)
  return [
    `${checked} texts of tests; ${total} not read (put together, in a constant, or over a table of their own):`,
    ...lines,
  ].join('\n')
}
