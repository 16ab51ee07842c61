import { bookTables } from './book-tables.ts'
import { orderTables } from './order-tables.ts'
import { accountTables, type Fate, type PersonalTable } from './personal-tables.ts'
import { signInTables } from './sign-in-tables.ts'
import { strangerTables } from './stranger-tables.ts'

export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...accountTables,
  ...signInTables,
  ...orderTables,
  ...bookTables,
  ...strangerTables,
}

/** Tables without personal data, and what they contain. */
export const impersonalTables: Readonly<Record<string, string>> = {
  app_secrets: 'keys of the server',
  auto_accept_decisions: 'why an order was accepted by rule: amounts and settings',
  category_stock_modes: 'how a shop knows what it has',
  breaches: 'what happened, in words of the operator',
  expiry_told: 'which day a shop was told of expiring goods',
  low_stock_told: 'which products a shop was told of',
  media: 'pictures of shops and products',
  media_files: 'pictures of shops and products',
  money_returns: 'amounts on their way back, by ids',
  notice_versions: 'the words of the privacy notice',
  order_alarms: 'when an order is told of again',
  order_items: 'goods and prices of an order',
  order_packings: 'the bill of an order as it was placed',
  order_receipts: 'money that came for an order after its first payment',
  ordered_items: 'goods and prices of an order as it was placed',
  paper_counters: 'the last number of a series',
  payment_reports: 'that a report came, by its hash',
  price_change_rows: 'old and new prices',
  product_import_rows: 'products of a file',
  products: 'products and their stock',
  refund_lines: 'lines that were given back',
  schema_migrations: 'applied migrations',
  readiness_probe: 'when the server last tried to write',
  shop_codes: 'the last number of shops',
  shop_preferences: 'settings of a shop',
  slot_counters: 'orders in a delivery slot',
  store_counters: 'counters of a shop',
  store_set_up: 'what a shop has confirmed of its set-up',
  asked_products: 'what a shop was asked for, by hashes that name nobody',
  store_reports: 'what was said of a shop, by hashes that name nobody',
  store_events: 'that an order changed',
  test_bank_payments: 'payments of the test mode: nobody’s money',
  test_bank_reports: 'reports of the test mode',
  test_bank_returns: 'returns of the test mode',
}

/** What happens to each column of a table at account deletion. */
export const fatesOf = ({ erased = [], masked = [], kept = {} }: PersonalTable): [column: string, fate: Fate][] => [
  ...erased.map((column): [string, Fate] => [column, 'erased']),
  ...masked.map((column): [string, Fate] => [column, 'masked']),
  ...Object.values(kept).flatMap((columns) => columns.map((column): [string, Fate] => [column, 'kept'])),
]

/** A migrated table with its columns. */
export type MigratedTable = { table: string; columns: readonly string[] }

/**
 * Differences between the lists and the migrated schema: missing entries, and entries without a table or column. One line for
 * each.
 */
export const findUnlisted = (
  migrated: readonly MigratedTable[],
  personal: Readonly<Record<string, PersonalTable>> = personalTables,
  impersonal: Readonly<Record<string, string>> = impersonalTables,
): string[] => {
  const known = new Map(migrated.map(({ table, columns }) => [table, columns]))
  return [
    ...migrated.flatMap(({ table, columns }) => {
      const listed = personal[table]
      if (!listed) return table in impersonal ? [] : [`table ${table} is not listed: does it hold data of persons?`]
      const names = new Set(fatesOf(listed).map(([column]) => column))
      return columns
        .filter((column) => !names.has(column))
        .map((column) => `${table}.${column} is not listed: is it kept, masked or erased when its person is forgotten?`)
    }),
    ...Object.entries(personal).flatMap(([table, listed]) => {
      const columns = known.get(table)
      if (!columns) return [`table ${table} is listed and does not exist`]
      const names = fatesOf(listed).map(([column]) => column)
      return [
        ...names.filter((column) => !columns.includes(column)).map((column) => `${table}.${column} is listed and does not exist`),
        ...names
          .filter((column, index) => names.indexOf(column) < index)
          .map((column) => `${table}.${column} is listed more than once`),
      ]
    }),
    ...Object.keys(impersonal).flatMap((table) => {
      if (table in personal) return [`table ${table} is listed with data of persons and without`]
      return known.has(table) ? [] : [`table ${table} is listed and does not exist`]
    }),
  ]
}
