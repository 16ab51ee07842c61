import type { FuncCall } from 'libpg-query'
import { columnType } from '../schema/column-overrides.ts'
import { jsonReadType } from '../schema/column-types.ts'
import type { Context, Value } from './scope.ts'

/** The key of an entry that json_build_object is given. */
const keyOf = (call: FuncCall, at: number): string | undefined => {
  const node = call.args?.[at]
  return node && 'A_Const' in node ? node.A_Const.sval?.sval : undefined
}

const valueType = (value: Value, { analysis }: Context): string => {
  const type = value.json ?? sourceType(value, analysis.catalog)
  return value.isNullable && type !== 'unknown' ? `${type} | null` : type
}

const sourceType = ({ column, narrow, typeName }: Value, catalog: Context['analysis']['catalog']): string => {
  if (column) {
    const given = narrow?.length ? narrow.join(' | ') : columnType(column.table, column.name)
    const typeId = catalog.tables.get(column.table)?.columns.get(column.name)?.typeId ?? 0
    return given ?? jsonReadType(catalog.typeNames.get(typeId) ?? '')
  }
  return typeName === undefined ? 'unknown' : jsonReadType(typeName)
}

/** The type of the JSON that a function builds, or undefined when the text does not say it. */
export const jsonTypeOf = (name: string, args: readonly Value[], call: FuncCall, context: Context): string | undefined => {
  const [first] = args
  if (name === 'json_build_object' || name === 'jsonb_build_object') {
    const entries: string[] = []
    for (let at = 0; at + 1 < args.length; at += 2) {
      const key = keyOf(call, at)
      const value = args[at + 1]
      if (key === undefined || !value) return undefined
      entries.push(`${key}: ${valueType(value, context)}`)
    }
    return `{ ${entries.join('; ')} }`
  }
  if ((name === 'json_agg' || name === 'jsonb_agg') && first) {
    const type = valueType(first, context)
    return `${/[|]/.test(type) && !type.startsWith('{') ? `(${type})` : type}[]`
  }
  if ((name === 'to_json' || name === 'to_jsonb') && first) return valueType({ ...first, isNullable: false }, context)
  return undefined
}
