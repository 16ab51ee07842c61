export { type ConnectOptions, connectDatabase, type Database, type DatabaseAddress } from './connection/connect-database.ts'
export type { TransactionOptions, Tx } from './connection/transactions.ts'
export {
  isCheckViolation,
  isDatabaseTimeout,
  isDatabaseUnavailable,
  isUniqueViolation,
} from './errors.ts'
export { type BrokenInvariant, type NamedQuery, parseNamedQueries, runInvariants } from './invariants.ts'
export { type MigrationState, type MigrationTarget, migrate, readMigrationState } from './migrations/migrate.ts'
export type { Sql } from './sql.ts'
export { type RowOf, statementsOf } from './statement.ts'
