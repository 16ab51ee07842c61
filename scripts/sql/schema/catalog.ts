import type { Client } from 'pg'

/** A column as the migrated schema has it. */
export type TableColumn = { name: string; typeId: number; isNotNull: boolean; hasDefault: boolean }
export type Table = { name: string; columns: ReadonlyMap<string, TableColumn> }
export type Catalog = {
  tables: ReadonlyMap<string, Table>
  /** PostgreSQL's name of a type by its id, such as `int8` or `_text`. */
  typeNames: ReadonlyMap<number, string>
}

type ColumnRow = { table: string; name: string; type_id: number; not_null: boolean; has_default: boolean }

const COLUMNS = `SELECT c.relname AS table, a.attname AS name, a.atttypid::int AS type_id, a.attnotnull AS not_null,
    (a.atthasdef OR a.attidentity <> '' OR a.attgenerated <> '') AS has_default
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.relname, a.attnum`

/** Reads every table of the program with its columns. */
export const readCatalog = async (client: Client): Promise<Catalog> => {
  const { rows } = await client.query<ColumnRow>(COLUMNS)
  const tables = new Map<string, { name: string; columns: Map<string, TableColumn> }>()
  for (const row of rows) {
    const table = tables.get(row.table) ?? { name: row.table, columns: new Map() }
    tables.set(row.table, table)
    table.columns.set(row.name, { name: row.name, typeId: row.type_id, isNotNull: row.not_null, hasDefault: row.has_default })
  }
  const types = await client.query<{ oid: number; typname: string }>('SELECT oid::int, typname FROM pg_type')
  return { tables, typeNames: new Map(types.rows.map(({ oid, typname }) => [oid, typname])) }
}
