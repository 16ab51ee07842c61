import type { Node } from 'libpg-query'
import { stringsOf } from './expressions.ts'

/** The number of a parameter that a node is, cast or not. */
const numberOf = (node: unknown): number | undefined => {
  if (typeof node !== 'object' || node === null) return undefined
  if ('ParamRef' in node) return (node as Extract<Node, { ParamRef: unknown }>).ParamRef.number
  if ('TypeCast' in node) return numberOf((node as Extract<Node, { TypeCast: unknown }>).TypeCast.arg)
  return undefined
}

/** What of a node accepts null: an operand that is tested for it, or replaced when it is. */
const acceptingNull = (node: Node): readonly (Node | undefined)[] => {
  if ('NullTest' in node) return [node.NullTest.arg]
  if ('CoalesceExpr' in node) return node.CoalesceExpr.args ?? []
  if ('A_Expr' in node && /DISTINCT/.test(node.A_Expr.kind ?? '')) return [node.A_Expr.lexpr, node.A_Expr.rexpr]
  if ('FuncCall' in node && stringsOf(node.FuncCall.funcname).at(-1) === 'concat_ws') return node.FuncCall.args ?? []
  return []
}

/** Numbers of the parameters that a text tests for null, or has a value for when they are. */
export const findTestedForNull = (tree: unknown): Set<number> => {
  const found = new Set<number>()
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if (Array.isArray(part)) {
      part.forEach(visit)
      return
    }
    // @NOTE every object in the tree is a node or the inside of one; both are looked at alike.
    for (const operand of acceptingNull(part as Node)) {
      const number = numberOf(operand)
      if (number !== undefined) found.add(number)
    }
    Object.values(part).forEach(visit)
  }
  visit(tree)
  return found
}
