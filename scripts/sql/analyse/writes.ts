import type { InsertStmt, Node, RangeVar, ReturningClause, WithClause } from 'libpg-query'
import { readCondition } from './conditions.ts'
import { branchesOf, readValue } from './expressions.ts'
import { readFrom } from './from.ts'
import { type Analysis, type Context, newScope, type Output, type Scope, tableColumns } from './scope.ts'

type Tools = {
  readCtes: (clause: WithClause | undefined, analysis: Analysis, scope: Scope) => void
  targetOutput: (targets: readonly Node[], context: Context) => Output[] | undefined
}

const contextOf = (analysis: Analysis, outer: Scope | undefined, clause: WithClause | undefined, tools: Tools): Context => {
  const scope = newScope(outer)
  tools.readCtes(clause, analysis, scope)
  return { analysis, scope, isGrouped: false }
}

const addTarget = (relation: RangeVar | undefined, { analysis, scope }: Context): string => {
  const table = relation?.relname ?? ''
  const alias = relation?.alias?.aliasname ?? table
  scope.relations.push({ alias, columns: tableColumns(analysis, table, alias) })
  return table
}

/** The assignments of an UPDATE or of a DO UPDATE. */
const readAssignments = (targets: readonly Node[] | undefined, table: string, context: Context): void => {
  for (const target of targets ?? []) {
    if (!('ResTarget' in target) || !target.ResTarget.val) continue
    const { name = '', val } = target.ResTarget
    readValue(val, context)
    for (const branch of branchesOf(val)) {
      const { parameter } = readValue(branch, context)
      if (parameter !== undefined) context.analysis.placed.push({ parameter, table, column: name })
    }
  }
}

const insertOutput = (insert: InsertStmt, analysis: Analysis, outer: Scope | undefined, tools: Tools): Output[] | undefined => {
  const context = contextOf(analysis, outer, insert.withClause, tools)
  const table = addTarget(insert.relation, context)
  const all = [...(analysis.catalog.tables.get(table)?.columns.keys() ?? [])]
  const columns = insert.cols?.flatMap((node) => ('ResTarget' in node ? [node.ResTarget.name ?? ''] : [])) ?? all
  analysis.inserts.push({ table, columns })
  // The rows are read at a level of their own: they cannot see the table that they go to.
  const source = newScope(outer)
  source.ctes = context.scope.ctes
  const given = insert.selectStmt ? analysis.queryOutput(insert.selectStmt, analysis, source).columns : undefined
  const target = context.scope.relations[0]?.columns?.find(({ name }) => name === 'store_id')?.shop
  given?.forEach(({ parameter, shop }, at) => {
    const column = columns[at]
    if (column !== undefined && parameter !== undefined) analysis.placed.push({ parameter, table, column })
    if (column === 'store_id' && shop !== undefined && target !== undefined) analysis.edges.push([shop, target])
  })
  const conflict = insert.onConflictClause
  if (conflict) {
    const excluded = (context.scope.relations[0]?.columns ?? []).map(({ shop: _shop, ...column }) => column)
    context.scope.relations.push({ alias: 'excluded', columns: excluded })
    readAssignments(conflict.targetList, table, context)
    if (conflict.whereClause) readValue(conflict.whereClause, context)
    context.scope.relations.pop()
  }
  return returningOf(insert.returningClause, context, tools)
}

const returningOf = (clause: ReturningClause | undefined, context: Context, tools: Tools): Output[] | undefined =>
  clause?.exprs ? tools.targetOutput(clause.exprs, context) : []

/** What an INSERT, UPDATE or DELETE returns, with everything that stands in it looked at. */
export const writeOutput = (query: Node, analysis: Analysis, outer: Scope | undefined, tools: Tools): Output[] | undefined => {
  if ('InsertStmt' in query) return insertOutput(query.InsertStmt, analysis, outer, tools)
  if ('UpdateStmt' in query) {
    const { relation, withClause, fromClause, whereClause, targetList } = query.UpdateStmt
    const context = contextOf(analysis, outer, withClause, tools)
    const table = addTarget(relation, context)
    for (const from of fromClause ?? []) readFrom(from, context)
    readWritingCondition(whereClause, context)
    readAssignments(targetList, table, context)
    return returningOf(query.UpdateStmt.returningClause, context, tools)
  }
  if ('DeleteStmt' in query) {
    const { relation, withClause, usingClause, whereClause } = query.DeleteStmt
    const context = contextOf(analysis, outer, withClause, tools)
    addTarget(relation, context)
    for (const from of usingClause ?? []) readFrom(from, context)
    readWritingCondition(whereClause, context)
    return returningOf(query.DeleteStmt.returningClause, context, tools)
  }
  return []
}

/** As a WHERE, but what it needs not to be null may be set to null by the same statement: the written table stays as it is. */
const readWritingCondition = (node: Node | undefined, context: Context): void => {
  const [target] = context.scope.relations
  const before = target?.columns?.map(({ isNullable }) => isNullable)
  readCondition(node, context)
  target?.columns?.forEach((column, at) => {
    column.isNullable = before?.[at] ?? true
  })
}
