import type { Node } from 'libpg-query'
import { readValue, stringsOf } from './expressions.ts'
import type { Analysis, Context, Scope, Value } from './scope.ts'

/** Which relations a condition narrows: those of its own level, or in the ON of an outer join those of its nullable side. */
type Narrowed = (alias: string) => boolean

const COMPARISONS = new Set(['=', '<', '>', '<=', '>=', '<>', '~~', '~~*', '&&', '@>', '<@'])

const connect = (analysis: Analysis, scope: Scope, narrows: Narrowed, left: Value, right: Value): void => {
  const pass = (from: Value, to: Value) => {
    if (from.shop === undefined || to.shop === undefined) return
    if (to.at?.depth === scope.depth && narrows(to.at.alias)) analysis.edges.push([from.shop, to.shop])
  }
  pass(left, right)
  pass(right, left)
}

const items = (node: Node | undefined): Node[] => {
  if (!node) return []
  if ('RowExpr' in node) return node.RowExpr.args ?? []
  return 'List' in node ? (node.List.items ?? []) : [node]
}

/** Marks columns of this level that a condition needs, so that they are not null in what passes. */
const needNotNull = (scope: Scope, value: Value, narrows: Narrowed, column: string): void => {
  if (value.at?.depth !== scope.depth || !narrows(value.at.alias)) return
  const relation = scope.relations.find(({ alias }) => alias === value.at?.alias)
  const found = relation?.columns?.find(({ name }) => name === column)
  if (found) found.isNullable = false
}

const columnName = (node: Node): string | undefined => ('ColumnRef' in node ? stringsOf(node.ColumnRef.fields).at(-1) : undefined)

/** Reads a WHERE or an ON: which columns it binds to each other, and which cannot be null afterwards. */
export const readCondition = (node: Node | undefined, context: Context, narrows: Narrowed = () => true): void => {
  if (!node) return
  const { analysis, scope } = context
  if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
    for (const arg of node.BoolExpr.args ?? []) readCondition(arg, context, narrows)
    return
  }
  if ('NullTest' in node && node.NullTest.nulltesttype === 'IS_NOT_NULL' && node.NullTest.arg) {
    const name = columnName(node.NullTest.arg)
    const value = readValue(node.NullTest.arg, context)
    if (name !== undefined) needNotNull(scope, value, narrows, name)
    return
  }
  if ('SubLink' in node && node.SubLink.subLinkType === 'ANY_SUBLINK' && node.SubLink.subselect) {
    const tests = items(node.SubLink.testexpr).map((test) => readValue(test, context))
    const { columns } = analysis.queryOutput(node.SubLink.subselect, analysis, scope)
    tests.forEach((test, at) => {
      const given = columns?.[at]
      if (given)
        connect(analysis, scope, narrows, test, { isNullable: true, ...(given.shop === undefined ? {} : { shop: given.shop }) })
    })
    return
  }
  if (!('A_Expr' in node)) {
    readValue(node, context)
    return
  }
  readComparison(node.A_Expr, node, context, narrows)
}

const readComparison = (
  expr: { kind?: string; name?: Node[]; lexpr?: Node; rexpr?: Node },
  node: Node,
  context: Context,
  narrows: Narrowed,
) => {
  const { analysis, scope } = context
  const operator = stringsOf(expr.name).at(-1) ?? ''
  const isPlain = expr.kind === 'AEXPR_OP' || expr.kind === 'AEXPR_OP_ANY' || expr.kind === 'AEXPR_IN'
  if (!isPlain || !COMPARISONS.has(operator)) {
    readValue(node, context)
    return
  }
  const lefts = items(expr.lexpr)
  const rights = items(expr.rexpr)
  const leftValues = lefts.map((side) => readValue(side, context))
  const rightValues = rights.map((side) => readValue(side, context))
  const [only] = leftValues
  if (expr.kind === 'AEXPR_IN') {
    const isBound = operator === '=' && rightValues.every(({ shop }) => shop !== undefined)
    if (only && rightValues[0] && isBound) connect(analysis, scope, narrows, only, rightValues[0])
  } else if (operator === '=') {
    leftValues.forEach((left, at) => {
      const right = rightValues[at]
      if (right) connect(analysis, scope, narrows, left, right)
    })
  }
  if (lefts.length > 1) return
  for (const [sides, values] of [
    [lefts, leftValues],
    [rights, rightValues],
  ] as const)
    sides.forEach((side, at) => {
      const name = columnName(side)
      const value = values[at]
      if (name !== undefined && value && sides.length === 1) needNotNull(scope, value, narrows, name)
    })
}
