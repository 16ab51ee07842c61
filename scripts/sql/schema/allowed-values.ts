import type { Client } from 'pg'
import { overrideValues } from './override-values.ts'

/** The values that a CHECK allows in a column, by `table.column`. */
export type AllowedValues = ReadonlyMap<string, readonly string[]>

const CODE_ONLY = 'the contract alone keeps the list, so that it grows without a migration'
const AS_ORDERS = 'written from orders.status alone, which has the CHECK'
const FROM_PROVIDER = 'the registered providers are code; a CHECK would need a migration for each new one'
const CONTRACT_LANGUAGES = 'the languages are those that have texts in the code; a new one needs no migration'

/** Columns with a list of values and without a CHECK, each with its reason. */
const WITHOUT_CHECK: Readonly<Record<string, string>> = {
  'consents.kind': CODE_ONLY,
  'day_closings.reason': `${CODE_ONLY}; the CHECK asks only that a difference has a reason`,
  'grievances.kind': CODE_ONLY,
  'money_returns.provider': FROM_PROVIDER,
  'order_events.from_status': AS_ORDERS,
  'order_events.to_status': AS_ORDERS,
  'orders.delivery_slot': CODE_ONLY,
  'orders.language': CONTRACT_LANGUAGES,
  'orders.problem_kind': CODE_ONLY,
  'payments.failure': CODE_ONLY,
  'payments.provider': FROM_PROVIDER,
  'refunds.reason': CODE_ONLY,
  'security_events.kind': CODE_ONLY,
  'store_events.type': CODE_ONLY,
  'store_reports.reason': CODE_ONLY,
  'test_bank_payments.method': 'the test bank’s own; copied from payments.method, which has the CHECK',
  'users.device_language': CONTRACT_LANGUAGES,
  'users.language': CONTRACT_LANGUAGES,
}

const CHECKS = `SELECT c.relname AS table, a.attname AS column, pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
  WHERE k.contype = 'c' AND cardinality(k.conkey) = 1 AND c.relnamespace = 'public'::regnamespace`

const LIST = /^CHECK \(\((?:\(\w+ IS NULL\) OR \()?\w+ = (?:ANY \(ARRAY\[(.*)\]\)|('.*'::text))\)?\)\)$/
const VALUE = /'((?:[^']|'')*)'::text/g

/** The values of a CHECK that is a list of them: `status IN (…)` or `kind = '…'`, as the server prints it. */
export const readCheck = (definition: string): string[] | undefined => {
  const found = LIST.exec(definition)
  const list = found?.[1] ?? found?.[2]
  return list === undefined ? undefined : [...list.matchAll(VALUE)].map(([, value = '']) => value.replaceAll("''", "'"))
}

/** Reads which values the migrated schema allows in which column. */
export const readAllowedValues = async (client: Client): Promise<AllowedValues> => {
  const { rows } = await client.query<{ table: string; column: string; definition: string }>(CHECKS)
  const lists = rows.flatMap(({ table, column, definition }) => {
    const values = readCheck(definition)
    return values ? [[`${table}.${column}`, values] as const] : []
  })
  return new Map(lists)
}

const compare = (values: readonly string[], allowed: readonly string[]): string[] => [
  ...allowed.filter((value) => !values.includes(value)).map((value) => `does not know '${value}', which the CHECK allows`),
  ...values.filter((value) => !allowed.includes(value)).map((value) => `knows '${value}', which the CHECK refuses`),
]

const valueProblems = (column: string, type: string, allowed: AllowedValues, unchecked: Readonly<Record<string, string>>) => {
  const values = overrideValues(type)
  const list = allowed.get(column)
  if (values === undefined) return ['is a type whose values are not known: name them in override-values.ts']
  if (values === 'structured') return []
  if (list && column in unchecked) return ['has a CHECK now: take it out of WITHOUT_CHECK in allowed-values.ts']
  if (!list && !(column in unchecked))
    return ['has no CHECK with a list of values: add one, or a reason to WITHOUT_CHECK in allowed-values.ts']
  return list ? compare(values, list) : []
}

/** Overrides that are a union of literals against the CHECK of their column, and lines of the list that name no override. */
export const findValueProblems = (
  overrides: Readonly<Record<string, string>>,
  allowed: AllowedValues,
  unchecked: Readonly<Record<string, string>> = WITHOUT_CHECK,
): string[] => [
  ...Object.entries(overrides).flatMap(([column, type]) =>
    valueProblems(column, type, allowed, unchecked).map(
      (problem) => `scripts/sql/schema/column-overrides.ts: ${column} (${type}) ${problem}`,
    ),
  ),
  ...Object.keys(unchecked)
    .filter((column) => !(column in overrides))
    .map((column) => `scripts/sql/schema/allowed-values.ts: there is no override ${column}`),
]
