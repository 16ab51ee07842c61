import type { TypedField } from './analyse/analyse.ts'
import { importsFor } from './schema/column-overrides.ts'

/** A statement as its generated types have it. */
export type TypedStatement = {
  name: string
  parameters: readonly (TypedField & { isOptional: boolean })[]
  columns: readonly TypedField[]
}

const HEAD = `// Written by \`npm run statements\` from the SQL of this folder and the migrated schema; \`npm run check\` compares. Do not edit.`

const fieldType = ({ type, isNullable }: TypedField): string => (isNullable && type !== 'unknown' ? `${type} | null` : type)

const objectType = (fields: readonly string[]): string =>
  fields.length === 0 ? 'undefined' : `{\n${fields.map((field) => `      ${field}\n`).join('')}    }`

const rowType = (columns: readonly TypedField[]): string =>
  columns.length === 0 ? 'never' : objectType(columns.map((column) => `${keyOf(column.name)}: ${fieldType(column)}`))

const keyOf = (name: string): string => (/^[a-zA-Z_]\w*$/.test(name) ? name : `'${name}'`)

const statementType = ({ name, parameters, columns }: TypedStatement): string => {
  const params = objectType(parameters.map((one) => `${one.name}${one.isOptional ? '?' : ''}: ${fieldType(one)}`))
  const [, short = name] = name.split('.')
  return `  ${short}: {\n    params: ${params}\n    row: ${rowType(columns)}\n  }`
}

/** The text of a folder's `statements.sql.ts`. */
export const renderTypes = (statements: readonly TypedStatement[]): string => {
  const types = `export type Statements = {\n${statements.map(statementType).join('\n')}\n}\n`
  return [HEAD, ...importsFor(types), '', types].join('\n')
}
