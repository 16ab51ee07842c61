import type { Alias, Node, RangeFunction } from 'libpg-query'
import { readCondition } from './conditions.ts'
import { readValue, stringsOf } from './expressions.ts'
import { type Context, findCte, newNode, type Output, type Relation, tableColumns } from './scope.ts'

const renamed = (columns: Output[] | undefined, alias: Alias | undefined): Output[] | undefined => {
  const names = stringsOf(alias?.colnames)
  return columns?.map((column, at) => ({ ...column, name: names[at] ?? column.name }))
}

/** A copy of a derived table's columns for one use of it: what is asked of the use does not bind the table. */
const used = (columns: Output[] | undefined, { analysis }: Context): Output[] | undefined =>
  columns?.map((column) => {
    if (column.shop === undefined) return { ...column }
    const shop = newNode(analysis)
    analysis.edges.push([column.shop, shop])
    return { ...column, shop }
  })

const functionColumns = (range: RangeFunction, context: Context): Output[] | undefined => {
  const names = stringsOf(range.alias?.colnames)
  const definitions = (range.coldeflist ?? []).flatMap((node) => ('ColumnDef' in node ? [node.ColumnDef.colname ?? ''] : []))
  if (definitions.length > 0) return definitions.map((name) => ({ name, isNullable: true }))
  const calls = (range.functions ?? []).flatMap((node) => ('List' in node ? (node.List.items ?? []).slice(0, 1) : []))
  const values = calls.map((call) => readValue(call, context))
  const first = calls[0]
  const functionName = first && 'FuncCall' in first ? (stringsOf(first.FuncCall.funcname).at(-1) ?? '') : ''
  const count = names.length - (range.ordinality ? 1 : 0)
  const plain: Output[] =
    names.length > 0
      ? names.slice(0, count).map((name) => ({ name, isNullable: count > 1 || (values[0]?.isNullable ?? true) }))
      : [{ name: range.alias?.aliasname ?? functionName, isNullable: values[0]?.isNullable ?? true }]
  return range.ordinality ? [...plain, { name: names.at(-1) ?? 'ordinality', isNullable: false }] : plain
}

const add = (context: Context, relation: Relation): string[] => {
  context.scope.relations.push(relation)
  return [relation.alias]
}

const setNullable = (context: Context, aliases: readonly string[]): void => {
  for (const relation of context.scope.relations.filter(({ alias }) => aliases.includes(alias)))
    relation.columns = relation.columns?.map((column) => ({ ...column, isNullable: true }))
}

/** Adds the names of one FROM item to the level; returns the names. */
export const readFrom = (node: Node, context: Context): string[] => {
  const { analysis, scope } = context
  if ('RangeVar' in node) {
    const { relname = '', alias } = node.RangeVar
    const name = alias?.aliasname ?? relname
    const cte = findCte(scope, relname)
    const columns = cte ? used(cte.columns, context) : tableColumns(analysis, relname, name)
    return add(context, { alias: name, columns: renamed(columns, alias) })
  }
  if ('RangeSubselect' in node && node.RangeSubselect.subquery) {
    const { subquery, alias } = node.RangeSubselect
    const { columns } = analysis.queryOutput(subquery, analysis, scope)
    return add(context, { alias: alias?.aliasname ?? '', columns: renamed(columns, alias) })
  }
  if ('RangeFunction' in node) {
    const { alias, functions } = node.RangeFunction
    const [first] = (functions ?? []).flatMap((list) => ('List' in list ? (list.List.items ?? []) : []))
    const name = first && 'FuncCall' in first ? (stringsOf(first.FuncCall.funcname).at(-1) ?? '') : ''
    return add(context, { alias: alias?.aliasname ?? name, columns: functionColumns(node.RangeFunction, context) })
  }
  return 'JoinExpr' in node ? readJoin(node, context) : []
}

const readJoin = ({ JoinExpr: join }: Extract<Node, { JoinExpr: unknown }>, context: Context): string[] => {
  const left = join.larg ? readFrom(join.larg, context) : []
  const right = join.rarg ? readFrom(join.rarg, context) : []
  const nullable = [
    ...(join.jointype === 'JOIN_LEFT' || join.jointype === 'JOIN_FULL' ? right : []),
    ...(join.jointype === 'JOIN_RIGHT' || join.jointype === 'JOIN_FULL' ? left : []),
  ]
  const narrows =
    nullable.length === 0 ? () => true : (alias: string) => nullable.includes(alias) && join.jointype !== 'JOIN_FULL'
  readCondition(join.quals, context, narrows)
  for (const name of stringsOf(join.usingClause)) joinUsing(name, left, right, context, narrows)
  setNullable(context, nullable)
  return [...left, ...right]
}

const joinUsing = (
  name: string,
  left: string[],
  right: string[],
  { analysis, scope }: Context,
  narrows: (alias: string) => boolean,
) => {
  const find = (aliases: string[]) => {
    const relation = scope.relations.find(
      (one) => aliases.includes(one.alias) && one.columns?.some((column) => column.name === name),
    )
    return { alias: relation?.alias ?? '', shop: relation?.columns?.find((column) => column.name === name)?.shop }
  }
  const [one, other] = [find(left), find(right)]
  if (one.shop === undefined || other.shop === undefined) return
  if (narrows(other.alias)) analysis.edges.push([one.shop, other.shop])
  if (narrows(one.alias)) analysis.edges.push([other.shop, one.shop])
}
