// Every SQL text of the server against the migrated schema (docs/decisions/039). With --write it brings the generated types up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type CheckedStatement, checkStatement } from './sql/check-statements.ts'
import { type Definition, loadDefinitions, root } from './sql/definitions.ts'
import { findValueProblems, readAllowedValues } from './sql/schema/allowed-values.ts'
import { readCatalog } from './sql/schema/catalog.ts'
import { findListProblems } from './sql/schema/column-lists.ts'
import { COLUMN_TYPES } from './sql/schema/column-overrides.ts'
import { withMigratedDatabase } from './sql/schema/migrated-database.ts'
import { SHOP_RULE_EXCEPTIONS } from './sql/shop-rule-exceptions.ts'
import { checkTests, tellTests } from './sql/tests/check-tests.ts'
import { findUnchecked } from './sql/unchecked.ts'
import { renderTypes } from './sql/write-types.ts'

const isWriting = process.argv.includes('--write')

const checkAll = (definitions: readonly Definition[]) =>
  withMigratedDatabase(async (client) => {
    const catalog = await readCatalog(client)
    const checked: CheckedStatement[] = []
    for (const definition of definitions) checked.push(await checkStatement(client, catalog, definition))
    const valueProblems = findValueProblems(COLUMN_TYPES, await readAllowedValues(client))
    const tests = await checkTests(client, catalog)
    return { checked, tests, listProblems: [...findListProblems(catalog), ...valueProblems, ...tests.problems] }
  })

/** Compares a folder's types with its file, or writes it. Types of a text that the server refuses stay as they are. */
const compareTypes = (folder: string, checked: readonly CheckedStatement[]): string[] => {
  const typed = checked.flatMap((one) => one.typed ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  if (typed.length < checked.length) return []
  const file = join(folder, 'statements.sql.ts')
  const text = renderTypes(typed)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (before === text) return []
  if (isWriting) writeFileSync(file, text)
  return isWriting
    ? []
    : staleStatements(before, text).map((name) => `${relative(root, file)}: ${name} is stale; run npm run statements`)
}

/** The statements whose types differ, to name them. */
const staleStatements = (before: string, after: string): string[] => {
  const split = (text: string) =>
    new Map(text.split(/\n(?= {2}\w+: \{\n {4}params)/).map((part) => [/^ {2}(\w+): \{/.exec(part)?.[1] ?? 'imports', part]))
  const [old, fresh] = [split(before), split(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])].filter((name) => old.get(name)?.trim() !== fresh.get(name)?.trim())
}

const definitions = await loadDefinitions()
const { checked, tests, listProblems } = await checkAll(definitions)
const known = new Set(definitions.map(({ name }) => name))
const problems = [
  ...checked.flatMap(({ definition, problems: found }) =>
    found.map((problem) => `${definition.file}: ${definition.name}: ${problem}`),
  ),
  ...[...Map.groupBy(checked, ({ definition }) => definition.folder)].flatMap(([folder, group]) => compareTypes(folder, group)),
  ...listProblems,
  ...findUnchecked(),
  ...Object.keys(SHOP_RULE_EXCEPTIONS)
    .filter((name) => !known.has(name))
    .map((name) => `scripts/sql/shop-rule-exceptions.ts: there is no statement ${name}`),
]
for (const problem of problems) console.error(problem)
console.log(tellTests(tests))
console.log(`${definitions.length} statements, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
