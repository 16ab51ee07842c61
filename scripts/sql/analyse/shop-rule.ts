import type { Analysis } from './scope.ts'

/** Tables of shops whose shop no parameter names, neither by itself nor by a table that it is joined to (architecture.md, section 5). */
export const findUnboundTables = ({ edges, unions, boundNodes, shopTables }: Analysis): string[] => {
  const bound = new Set(boundNodes)
  for (let before = -1; before !== bound.size; ) {
    before = bound.size
    for (const [from, to] of edges) if (bound.has(from)) bound.add(to)
    for (const { shop, parts } of unions) if (parts.every((part) => bound.has(part))) bound.add(shop)
  }
  const unbound = shopTables.filter(({ shop }) => !bound.has(shop))
  return [...new Set(unbound.map(({ table, alias }) => (alias === table ? table : `${table} ${alias}`)))]
}
