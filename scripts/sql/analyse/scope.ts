import type { Node } from 'libpg-query'
import type { Catalog } from '../schema/catalog.ts'
import { columnType } from '../schema/column-overrides.ts'

/** What is known of an expression: may it be null, and where its value comes from. */
export type Value = {
  isNullable: boolean
  /** The column of a table that it is taken from unchanged. */
  column?: { table: string; name: string }
  /** Types that it is one of, narrower than PostgreSQL's: a column's own, a string written in the text. None for NULL alone. */
  narrow?: readonly string[]
  /** A parameter that it is, cast or not. */
  parameter?: number
  /** The TypeScript type of a JSON value, or of a cast, as far as the text says. */
  json?: string
  typeName?: string
  /** The place in the shop rule's graph, for shop ids. */
  shop?: number
  /** Where a column was found: at which level, in which relation. */
  at?: { depth: number; alias: string }
}
export type Output = Value & { name: string }

/** Something that a FROM names. `columns` undefined: not known. */
export type Relation = { alias: string; columns: Output[] | undefined }

export type Scope = {
  relations: Relation[]
  ctes: Map<string, Output[] | undefined>
  outer: Scope | undefined
  depth: number
}

/** A table that a query level reads or writes, for the shop rule. */
export type ShopTable = { table: string; alias: string; shop: number }
/** The columns that an INSERT fills. */
export type Insert = { table: string; columns: readonly string[] }
/** A parameter that is written into a column as it is. */
export type Placed = { parameter: number; table: string; column: string }
/** The result of a query; `isOneRow` when it always returns exactly one row. */
export type QueryOutput = { columns: Output[] | undefined; isOneRow: boolean }

/** Input and results of the analysis of one SQL text. */
export type Analysis = {
  catalog: Catalog
  /** By number − 1: may this parameter be null? */
  isNullableParameter: readonly boolean[]
  /** Shop ids: each table's, each parameter's and each derived column's is a node; an edge passes on that it is bound. */
  edges: [from: number, to: number][]
  /** Bound when each of its parts is. */
  unions: { shop: number; parts: readonly number[] }[]
  boundNodes: number[]
  nodes: number
  shopTables: ShopTable[]
  inserts: Insert[]
  placed: Placed[]
  /** Analyses a sub-select, wherever an expression contains one. */
  queryOutput: (query: Node, analysis: Analysis, outer: Scope | undefined) => QueryOutput
}

/** Where an expression stands. */
export type Context = { analysis: Analysis; scope: Scope; isGrouped: boolean }

export const newNode = (analysis: Analysis): number => {
  analysis.nodes += 1
  return analysis.nodes
}

/** The types that a value has whose branches have these; none is known when one branch's is not. */
export const narrowed = (branches: readonly (string | readonly string[] | undefined)[]): { narrow?: readonly string[] } => {
  if (branches.some((types) => types === undefined)) return {}
  return { narrow: [...new Set(branches.flatMap((types) => types ?? []))] }
}

export const UNKNOWN: Value = { isNullable: true }
export const NEVER_NULL: Value = { isNullable: false }

export const newScope = (outer: Scope | undefined): Scope => ({
  relations: [],
  ctes: new Map(),
  outer,
  depth: (outer?.depth ?? 0) + 1,
})

/** The columns of a common table expression in scope, `null` when none has this name. */
export const findCte = (scope: Scope | undefined, name: string): { columns: Output[] | undefined } | null => {
  for (let at = scope; at; at = at.outer) {
    if (at.ctes.has(name)) return { columns: at.ctes.get(name) }
  }
  return null
}

/** Resolves `alias.name` or `name`; the innermost level that has it wins. */
export const resolve = (scope: Scope | undefined, alias: string | undefined, name: string): Output | undefined => {
  for (let at = scope; at; at = at.outer) {
    for (const relation of at.relations) {
      if (alias !== undefined && relation.alias !== alias) continue
      const found = relation.columns?.find((column) => column.name === name)
      if (found) return { ...found, at: { depth: at.depth, alias: relation.alias } }
    }
  }
  return undefined
}

/** The columns of a table as a FROM or a RETURNING sees them; a table of a shop gets its node. */
export const tableColumns = (analysis: Analysis, tableName: string, alias: string): Output[] | undefined => {
  const table = analysis.catalog.tables.get(tableName)
  if (!table) return undefined
  const shop = table.columns.has('store_id') ? newNode(analysis) : undefined
  if (shop !== undefined) analysis.shopTables.push({ table: tableName, alias, shop })
  return [...table.columns.values()].map((column) => ({
    name: column.name,
    isNullable: !column.isNotNull,
    column: { table: tableName, name: column.name },
    ...narrowed([columnType(tableName, column.name)]),
    ...(column.name === 'store_id' && shop !== undefined ? { shop } : {}),
  }))
}
