import { parseSync } from 'libpg-query'
import type { CompiledText } from '../../../apps/server/src/platform/db/named-parameters.ts'
import type { Catalog } from '../schema/catalog.ts'
import { columnType } from '../schema/column-overrides.ts'
import { readType, writeType } from '../schema/column-types.ts'
import type { Description } from '../schema/describe.ts'
import { findTestedForNull } from './parameters.ts'
import { queryOutput } from './queries.ts'
import type { Analysis, Insert, Output } from './scope.ts'
import { findUnboundTables } from './shop-rule.ts'

export type TypedField = { name: string; type: string; isNullable: boolean }

/** The result of the check for one SQL text. */
export type AnalysedText = {
  parameters: TypedField[]
  columns: TypedField[]
  inserts: readonly Insert[]
  /** Tables of shops whose shop no parameter names, as `table alias`. */
  unbound: readonly string[]
}

const run = (statement: ReturnType<typeof parseSync>, catalog: Catalog, isNullableParameter: readonly boolean[]) => {
  const analysis: Analysis = {
    catalog,
    isNullableParameter,
    edges: [],
    unions: [],
    boundNodes: [],
    nodes: 0,
    shopTables: [],
    inserts: [],
    placed: [],
    queryOutput,
  }
  const stmt = statement.stmts?.[0]?.stmt
  const { columns } = stmt ? queryOutput(stmt, analysis, undefined) : { columns: undefined }
  return { analysis, columns }
}

const isNullableColumn = (catalog: Catalog, table: string, column: string): boolean =>
  catalog.tables.get(table)?.columns.get(column)?.isNotNull === false

const parameterFields = (
  compiled: CompiledText,
  described: Description,
  analysis: Analysis,
  isNullable: readonly boolean[],
): TypedField[] =>
  compiled.parameters.map((name, at) => {
    const typeName = analysis.catalog.typeNames.get(described.parameters[at] ?? 0) ?? ''
    const narrower = analysis.placed
      .filter(({ parameter }) => parameter === at + 1)
      .flatMap(({ table, column }) => columnType(table, column) ?? [])
      .map((type) => (type.includes('|') ? `(${type})` : type))
    const isJson = typeName === 'json' || typeName === 'jsonb'
    const isText = writeType(typeName) === 'string' && !isJson
    return {
      name,
      type: isText && narrower.length > 0 ? [...new Set(narrower)].join(' & ') : writeType(typeName),
      isNullable: isNullable[at] ?? false,
    }
  })

const columnFields = (
  described: Description,
  columns: readonly Output[],
  { neverNull }: CompiledText,
  catalog: Catalog,
): TypedField[] =>
  described.columns.map(({ name, typeId }, at) => {
    const output = columns[at]
    const { json, narrow, typeName: cast } = output ?? {}
    const typeName = catalog.typeNames.get(typeId) ?? ''
    // A quoted literal for a column of another type has that column's type.
    const types = narrow?.filter((type) => typeName === 'text' || !type.startsWith('"')) ?? []
    const given = types.length > 0 && cast === undefined ? types.join(' | ') : undefined
    const isJson = typeName === 'json' || typeName === 'jsonb'
    return {
      name,
      type: (isJson ? (given ?? json) : given) ?? readType(typeName),
      isNullable: (output?.isNullable ?? true) && !neverNull.has(name),
    }
  })

/** Infers the types of an SQL text from the text itself, the schema and the server's description of it. */
export const analyseText = (compiled: CompiledText, described: Description, catalog: Catalog): AnalysedText => {
  const tree = parseSync(compiled.text)
  const tested = findTestedForNull(tree)
  const first = run(tree, catalog, []).analysis
  const isNullable = compiled.parameters.map((name, at) => {
    const placed = first.placed.filter(({ parameter }) => parameter === at + 1)
    const isAlwaysNullable = placed.length > 0 && placed.every(({ table, column }) => isNullableColumn(catalog, table, column))
    return compiled.nullable.has(name) || tested.has(at + 1) || isAlwaysNullable
  })
  const { analysis, columns } = run(tree, catalog, isNullable)
  const names = described.columns.map(({ name }) => name).join(', ')
  const found = (columns ?? []).map(({ name }) => name).join(', ')
  if (columns && columns.length !== described.columns.length)
    throw new Error(`the server gives the columns ${names}, the check read ${found}`)
  return {
    parameters: parameterFields(compiled, described, analysis, isNullable),
    columns: columnFields(described, columns ?? [], compiled, catalog),
    inserts: analysis.inserts,
    unbound: findUnboundTables(analysis),
  }
}
