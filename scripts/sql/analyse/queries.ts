import type { Node, SelectStmt, WithClause } from 'libpg-query'
import { readCondition } from './conditions.ts'
import { readValue, stringsOf } from './expressions.ts'
import { readFrom } from './from.ts'
import { type Analysis, type Context, narrowed, newNode, newScope, type Output, type QueryOutput, type Scope } from './scope.ts'
import { writeOutput } from './writes.ts'

/** Derived columns get a node of their own: what is asked of them outside does not bind the table inside. */
const derived = (analysis: Analysis, value: Output): Output => {
  const { at: _at, ...kept } = value
  if (value.shop === undefined) return kept
  const shop = newNode(analysis)
  analysis.edges.push([value.shop, shop])
  return { ...kept, shop }
}

export const readCtes = (clause: WithClause | undefined, analysis: Analysis, scope: Scope): void => {
  for (const node of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in node) || !node.CommonTableExpr.ctequery) continue
    const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr
    if (clause?.recursive) scope.ctes.set(ctename, baseOfRecursion(ctequery, analysis, scope))
    const { columns } = queryOutput(ctequery, analysis, scope)
    const names = stringsOf(aliascolnames)
    scope.ctes.set(
      ctename,
      columns?.map((column, at) => ({ ...column, name: names[at] ?? column.name })),
    )
  }
}

const baseOfRecursion = (query: Node, analysis: Analysis, scope: Scope): Output[] | undefined =>
  'SelectStmt' in query && query.SelectStmt.larg
    ? selectOutput(query.SelectStmt.larg, analysis, scope).columns?.map((column) => ({ ...column, isNullable: true }))
    : undefined

/** The name that PostgreSQL gives a column without an alias. */
const nameOf = (node: Node): string => {
  if ('ColumnRef' in node) return stringsOf(node.ColumnRef.fields).at(-1) ?? ''
  if ('FuncCall' in node) return stringsOf(node.FuncCall.funcname).at(-1) ?? ''
  if ('TypeCast' in node && node.TypeCast.arg) {
    const inner = nameOf(node.TypeCast.arg)
    return inner === '?column?' ? (stringsOf(node.TypeCast.typeName?.names).at(-1) ?? inner) : inner
  }
  if ('CoalesceExpr' in node) return 'coalesce'
  if ('SubLink' in node) return node.SubLink.subLinkType === 'EXISTS_SUBLINK' ? 'exists' : subSelectName(node.SubLink.subselect)
  if ('CaseExpr' in node) return 'case'
  return '?column?'
}

const subSelectName = (node: Node | undefined): string => {
  const [first] = node && 'SelectStmt' in node ? (node.SelectStmt.targetList ?? []) : []
  return first && 'ResTarget' in first
    ? (first.ResTarget.name ?? (first.ResTarget.val ? nameOf(first.ResTarget.val) : '?column?'))
    : '?column?'
}

/** The columns that a target list or a RETURNING gives, `*` written out; undefined when a relation's columns are not known. */
export const targetOutput = (targets: readonly Node[], context: Context): Output[] | undefined => {
  const columns: Output[] = []
  for (const target of targets) {
    if (!('ResTarget' in target) || !target.ResTarget.val) return undefined
    const { name, val } = target.ResTarget
    if ('ColumnRef' in val && val.ColumnRef.fields?.some((field) => 'A_Star' in field)) {
      const [alias] = stringsOf(val.ColumnRef.fields)
      for (const relation of context.scope.relations.filter((one) => alias === undefined || one.alias === alias)) {
        if (!relation.columns) return undefined
        columns.push(...relation.columns.map((column) => derived(context.analysis, column)))
      }
      continue
    }
    columns.push(derived(context.analysis, { ...readValue(val, context), name: name ?? nameOf(val) }))
  }
  return columns
}

const AGGREGATE = /^(count|min|max|sum|avg|array_agg|json_agg|jsonb_agg|string_agg|bool_or|bool_and)$/

const isAggregate = (node: Node): boolean => {
  if ('FuncCall' in node) return AGGREGATE.test(stringsOf(node.FuncCall.funcname).at(-1) ?? '') && !node.FuncCall.over
  if ('TypeCast' in node && node.TypeCast.arg) return isAggregate(node.TypeCast.arg)
  if ('CoalesceExpr' in node) return (node.CoalesceExpr.args ?? []).some(isAggregate)
  return false
}

const merge = (left: Output[] | undefined, right: Output[] | undefined, analysis: Analysis): Output[] | undefined =>
  left?.map((column, at) => {
    const other = right?.[at]
    const { shop, ...kept } = column
    const isNullable = column.isNullable || (other?.isNullable ?? true)
    const isSameColumn = JSON.stringify(column.column) === JSON.stringify(other?.column) && column.json === other?.json
    const { column: _column, json: _json, narrow: _narrow, ...plain } = kept
    // Bound when both sides are: a bound side alone proves nothing, so the shop of a union is no node.
    const both = shop !== undefined && other?.shop !== undefined ? unionNode(shop, other.shop, analysis) : undefined
    return {
      ...(isSameColumn ? kept : { ...plain, ...narrowed([column.narrow, other?.narrow]) }),
      isNullable,
      ...(both === undefined ? {} : { shop: both }),
    }
  })

const unionNode = (left: number, right: number, analysis: Analysis): number => {
  const shop = newNode(analysis)
  analysis.unions.push({ shop, parts: [left, right] })
  return shop
}

const valuesOutput = (lists: readonly Node[], context: Context): Output[] | undefined => {
  const rows = lists.map((list) => ('List' in list ? (list.List.items ?? []).map((item) => readValue(item, context)) : []))
  return rows[0]?.map((value, at) => ({
    ...(rows.length === 1 ? value : {}),
    isNullable: rows.some((row) => row[at]?.isNullable ?? true),
    name: `column${at + 1}`,
  }))
}

const selectOutput = (select: SelectStmt, analysis: Analysis, outer: Scope | undefined): QueryOutput => {
  const scope = newScope(outer)
  readCtes(select.withClause, analysis, scope)
  const isGrouped = select.groupClause !== undefined
  const context: Context = { analysis, scope, isGrouped }
  if (select.op !== undefined && select.op !== 'SETOP_NONE' && select.larg && select.rarg) {
    const left = selectOutput(select.larg, analysis, scope)
    const right = selectOutput(select.rarg, analysis, scope)
    return { columns: merge(left.columns, right.columns, analysis), isOneRow: false }
  }
  if (select.valuesLists) return { columns: valuesOutput(select.valuesLists, context), isOneRow: select.valuesLists.length === 1 }
  for (const from of select.fromClause ?? []) readFrom(from, context)
  readCondition(select.whereClause, context)
  if (select.havingClause) readValue(select.havingClause, context)
  for (const node of [select.limitCount, select.limitOffset, ...(select.groupClause ?? [])]) if (node) readValue(node, context)
  for (const node of select.sortClause ?? []) if ('SortBy' in node && node.SortBy.node) readValue(node.SortBy.node, context)
  const targets = select.targetList ?? []
  const isAlone = !select.fromClause && !select.whereClause
  const isTotal =
    !isGrouped &&
    !select.havingClause &&
    targets.some((node) => 'ResTarget' in node && node.ResTarget.val && isAggregate(node.ResTarget.val))
  return { columns: targetOutput(targets, context), isOneRow: (isAlone || isTotal) && !select.limitOffset }
}

/** What a query gives, with everything that stands in it looked at. */
export const queryOutput = (query: Node, analysis: Analysis, outer: Scope | undefined): QueryOutput => {
  if ('SelectStmt' in query) return selectOutput(query.SelectStmt, analysis, outer)
  return { columns: writeOutput(query, analysis, outer, { readCtes, targetOutput }), isOneRow: false }
}
