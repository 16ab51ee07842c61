/** Limits of a file; a larger one is rejected with a message that says so. */
export const IMPORT_FILE_MAX_BYTES = 15 * 1024 * 1024
export const IMPORT_UNPACKED_MAX_BYTES = 256 * 1024 * 1024
export const IMPORT_ROWS_MAX = 50_000
export const IMPORT_COLUMNS_MAX = 100
/** Characters in one cell. */
export const IMPORT_CELL_MAX = 5000
/** An import without progress for this long has stopped: its server ended during the work. */
export const IMPORT_STOPPED_MS = 30_000
/** Retention of an import's result. The file itself is kept until it is applied. */
export const IMPORTS_RETENTION_MS = 30 * 24 * 3_600_000
