export type { SocketConfig } from './app-database.ts'
export { type BackupResult, backUp } from './backup.ts'
export { restoreBackup } from './restore.ts'
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start-embedded-postgres.ts'
