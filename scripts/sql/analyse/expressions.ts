import type { A_Expr, FuncCall, Node, SubLink } from 'libpg-query'
import { jsonTypeOf } from './json-types.ts'
import { type Context, NEVER_NULL, narrowed, newNode, resolve, UNKNOWN, type Value } from './scope.ts'

/** Functions that return null only when an argument is null. */
const STRICT = new Set(
  `lower upper length char_length btrim trim ltrim rtrim substr substring left right lpad rpad replace regexp_replace translate repeat reverse
  initcap md5 sha256 encode decode abs round floor ceil ceiling trunc sqrt power mod cardinality date_trunc date_part extract to_char
  to_timestamp make_interval make_date age timezone position strpos starts_with split_part array_to_string string_to_array radians sin cos
  acos asin similarity word_similarity octet_length`.split(/\s+/),
)
const ALWAYS = new Set(
  `count exists concat concat_ws now clock_timestamp statement_timestamp transaction_timestamp random gen_random_uuid row_number rank
  dense_rank json_build_object jsonb_build_object json_build_array jsonb_build_array generate_series pg_advisory_xact_lock
  current_database current_setting pg_database_size pg_size_pretty hashtext hashtextextended to_json to_jsonb`.split(/\s+/),
)
/** Null for no rows at all; in a group there is a row. */
const AGGREGATES = new Set('min max sum avg array_agg json_agg jsonb_agg string_agg bool_or bool_and every'.split(' '))
const NULL_ANYWAY = new Set(['->', '->>', '#>', '#>>'])

const any = (values: readonly Value[]): Value => ({ isNullable: values.some(({ isNullable }) => isNullable) })
const all = (values: readonly Value[]): Value => ({ isNullable: values.every(({ isNullable }) => isNullable) })

export const stringsOf = (nodes: readonly Node[] | undefined): string[] =>
  (nodes ?? []).flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : []))

const columnValue = (fields: readonly Node[] | undefined, { scope }: Context): Value => {
  const names = stringsOf(fields)
  const name = names.at(-1) ?? ''
  return resolve(scope, names.length > 1 ? names.at(-2) : undefined, name) ?? UNKNOWN
}

const functionValue = (call: FuncCall, context: Context): Value => {
  const name = stringsOf(call.funcname).at(-1) ?? ''
  const args = (call.args ?? []).map((arg) => readValue(arg, context))
  if (call.agg_filter) readValue(call.agg_filter, context)
  for (const sort of call.agg_order ?? []) if ('SortBy' in sort && sort.SortBy.node) readValue(sort.SortBy.node, context)
  const json = jsonTypeOf(name, args, call, context)
  const typed = json === undefined ? {} : { json }
  if (ALWAYS.has(name)) return { ...NEVER_NULL, ...typed }
  if (STRICT.has(name)) return any(args)
  if (name === 'unnest' && args.length === 1) return any(args)
  if (AGGREGATES.has(name)) {
    const isJson = name === 'json_agg' || name === 'jsonb_agg'
    const isNullable = !context.isGrouped || call.agg_filter !== undefined || call.over !== undefined
    return { isNullable: isNullable || (!isJson && name !== 'array_agg' && any(args).isNullable), ...typed }
  }
  return UNKNOWN
}

const operatorValue = (expr: A_Expr, context: Context): Value => {
  const sides = [expr.lexpr, expr.rexpr].flatMap((side) => {
    if (!side) return []
    if ('List' in side) return (side.List.items ?? []).map((item) => readValue(item, context))
    return [readValue(side, context)]
  })
  switch (expr.kind) {
    case 'AEXPR_DISTINCT':
    case 'AEXPR_NOT_DISTINCT':
      return NEVER_NULL
    case 'AEXPR_NULLIF':
      return UNKNOWN
    default:
      return stringsOf(expr.name).some((name) => NULL_ANYWAY.has(name)) ? UNKNOWN : any(sides)
  }
}

const subLinkValue = (link: SubLink, context: Context): Value => {
  const test = link.testexpr ? readValue(link.testexpr, context) : undefined
  const output = link.subselect
    ? context.analysis.queryOutput(link.subselect, context.analysis, context.scope)
    : { columns: undefined, isOneRow: false }
  switch (link.subLinkType) {
    case 'EXISTS_SUBLINK':
    case 'ARRAY_SUBLINK':
      return NEVER_NULL
    case 'EXPR_SUBLINK': {
      const first = output.columns?.[0]
      return first ? { ...first, isNullable: first.isNullable || !output.isOneRow } : UNKNOWN
    }
    default:
      return { isNullable: (test?.isNullable ?? true) || (output.columns?.some(({ isNullable }) => isNullable) ?? true) }
  }
}

const castValue = (arg: Node | undefined, names: readonly string[], isArray: boolean, context: Context): Value => {
  if (!arg) return UNKNOWN
  const { isNullable, parameter, shop } = readValue(arg, context)
  const typeName = `${isArray ? '_' : ''}${names.at(-1) ?? ''}`
  return { isNullable, typeName, ...(parameter === undefined ? {} : { parameter }), ...(shop === undefined ? {} : { shop }) }
}

const parameterValue = (number: number, { analysis }: Context): Value => {
  const shop = newNode(analysis)
  analysis.boundNodes.push(shop)
  return { isNullable: analysis.isNullableParameter[number - 1] ?? true, parameter: number, shop }
}

/** The branches of an expression that give its value: of CASE and COALESCE each, of anything else the thing itself. */
export const branchesOf = (node: Node): Node[] => {
  if ('CaseExpr' in node) {
    const results = (node.CaseExpr.args ?? []).flatMap((when) =>
      'CaseWhen' in when && when.CaseWhen.result ? [when.CaseWhen.result] : [],
    )
    return [...results, ...(node.CaseExpr.defresult ? [node.CaseExpr.defresult] : [])]
  }
  return 'CoalesceExpr' in node ? (node.CoalesceExpr.args ?? []) : [node]
}

const caseValue = (node: Extract<Node, { CaseExpr: unknown }>, context: Context): Value => {
  if (node.CaseExpr.arg) readValue(node.CaseExpr.arg, context)
  for (const when of node.CaseExpr.args ?? [])
    if ('CaseWhen' in when && when.CaseWhen.expr) readValue(when.CaseWhen.expr, context)
  const branches = branchesOf(node).map((branch) => readValue(branch, context))
  const isNullable = !node.CaseExpr.defresult || any(branches).isNullable
  return { isNullable, ...narrowed(branches.map(({ narrow }) => narrow)) }
}

/** Analyses an expression and its sub-selects. Unknown kinds may be null. */
export const readValue = (node: Node, context: Context): Value => {
  const each = (nodes: readonly Node[] | undefined) => (nodes ?? []).map((arg) => readValue(arg, context))
  if ('ColumnRef' in node) return columnValue(node.ColumnRef.fields, context)
  if ('ParamRef' in node) return parameterValue(node.ParamRef.number ?? 0, context)
  if ('A_Const' in node) {
    const { isnull, sval } = node.A_Const
    if (isnull) return { isNullable: true, narrow: [] }
    return { isNullable: false, ...(sval === undefined ? {} : { narrow: [JSON.stringify(sval.sval ?? '')] }) }
  }
  if ('TypeCast' in node) {
    const { arg, typeName } = node.TypeCast
    return castValue(arg, stringsOf(typeName?.names), typeName?.arrayBounds !== undefined, context)
  }
  if ('CoalesceExpr' in node) {
    const args = each(node.CoalesceExpr.args)
    const { column, json } = args[0] ?? {}
    return {
      ...all(args),
      ...narrowed(args.map(({ narrow }) => narrow)),
      ...(column ? { column } : {}),
      ...(json === undefined ? {} : { json }),
    }
  }
  if ('MinMaxExpr' in node) return all(each(node.MinMaxExpr.args))
  if ('FuncCall' in node) return functionValue(node.FuncCall, context)
  if ('A_Expr' in node) return operatorValue(node.A_Expr, context)
  if ('BoolExpr' in node) return any(each(node.BoolExpr.args))
  if ('NullTest' in node) return each(node.NullTest.arg ? [node.NullTest.arg] : []) && NEVER_NULL
  if ('BooleanTest' in node) return each(node.BooleanTest.arg ? [node.BooleanTest.arg] : []) && NEVER_NULL
  if ('SubLink' in node) return subLinkValue(node.SubLink, context)
  if ('CaseExpr' in node) return caseValue(node, context)
  if ('A_ArrayExpr' in node) return each(node.A_ArrayExpr.elements) && NEVER_NULL
  if ('RowExpr' in node) return each(node.RowExpr.args) && NEVER_NULL
  if ('SQLValueFunction' in node) return NEVER_NULL
  if ('CollateClause' in node && node.CollateClause.arg) return readValue(node.CollateClause.arg, context)
  if ('A_Indirection' in node && node.A_Indirection.arg) return readValue(node.A_Indirection.arg, context) && UNKNOWN
  return UNKNOWN
}
