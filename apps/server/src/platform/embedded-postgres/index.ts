export type { SocketConfig } from './app-database.ts'
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start-embedded-postgres.ts'
