/** A type of TypeScript, and the module that it comes from (none: built in). */
export type TypeScriptType = { type: string; from?: string }

const JSON_TYPES: Readonly<Record<string, string>> = { int8: 'number', numeric: 'number', timestamptz: 'string', bytea: 'string' }

const SCALARS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  name: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  timestamp: 'string',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  void: 'string',
}

/** What the driver makes of a value of this type (platform/db/value-types.ts). */
export const readType = (typeName: string): string => {
  if (typeName.startsWith('_')) return `${SCALARS[typeName.slice(1)] ?? 'unknown'}[]`
  return SCALARS[typeName] ?? 'unknown'
}

/** The same value inside JSON. */
export const jsonReadType = (typeName: string): string => JSON_TYPES[typeName] ?? readType(typeName)

/** What may be given for a parameter of this type; times as text too, JSON as its text. */
export const writeType = (typeName: string): string => {
  if (typeName.startsWith('_')) return `readonly ${writeType(typeName.slice(1)).replace(/^(.*\|.*)$/, '($1)')}[]`
  if (typeName === 'timestamptz') return 'Date | string'
  if (typeName === 'json' || typeName === 'jsonb') return 'string'
  if (typeName === 'numeric') return 'number | string'
  return SCALARS[typeName] ?? 'string'
}
