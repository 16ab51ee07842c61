import { ORDER_COLUMNS } from '../../../apps/server/src/modules/orders/order-columns.sql.ts'
import type { Catalog } from './catalog.ts'
import { listTypedColumns } from './column-overrides.ts'

/** Tables whose columns stand in one list that several statements are made of, and what is made of it. */
const LISTS = [
  {
    table: 'orders',
    columns: Object.keys(ORDER_COLUMNS),
    file: 'apps/server/src/modules/orders/order-columns.sql.ts',
    name: 'ORDER_COLUMNS',
    uses: 'the row types OrderRow and OrderToExport, placing, practice and the demo',
  },
]

const listProblems = (catalog: Catalog): string[] =>
  LISTS.flatMap(({ table, columns, file, name, uses }) => {
    const present = [...(catalog.tables.get(table)?.columns.keys() ?? [])]
    return [
      ...present
        .filter((column) => !columns.includes(column))
        .map((column) => `${file}: ${name} does not name ${table}.${column}, so ${uses} do not know it`),
      ...columns
        .filter((column) => !present.includes(column))
        .map((column) => `${file}: ${name} names ${table}.${column}, which is not there`),
    ]
  })

/** What the lists of columns name and the schema does not have, or the reverse. */
export const findListProblems = (catalog: Catalog): string[] => [
  ...listProblems(catalog),
  ...listTypedColumns()
    .filter((key) => {
      const [table = '', column = ''] = key.split('.')
      return !catalog.tables.get(table)?.columns.has(column)
    })
    .map((key) => `scripts/sql/schema/column-overrides.ts: there is no column ${key}`),
]
