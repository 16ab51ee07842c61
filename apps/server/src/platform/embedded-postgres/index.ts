export type { SocketConfig } from './app-database.ts'
export { type BackupResult, backUp } from './backup/backup.ts'
export { restoreBackup } from './backup/restore.ts'
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start-embedded-postgres.ts'
