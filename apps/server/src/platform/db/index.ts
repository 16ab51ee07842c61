export { type ConnectOptions, connectDatabase, type Database, type DatabaseAddress } from './connect-database.ts'
export {
  isCheckViolation,
  isDatabaseTimeout,
  isDatabaseUnavailable,
  isUniqueViolation,
} from './errors.ts'
export { type BrokenInvariant, type NamedQuery, parseNamedQueries, runInvariants } from './invariants.ts'
export { type MigrationState, type MigrationTarget, migrate, readMigrationState } from './migrate.ts'
export type { Sql } from './sql.ts'
export { type RowOf, statementsOf } from './statement.ts'
export type { TransactionOptions, Tx } from './transactions.ts'
