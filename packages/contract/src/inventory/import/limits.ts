/** What a file may be at most; more gets an answer that says so. */
export const IMPORT_FILE_MAX_BYTES = 15 * 1024 * 1024
export const IMPORT_UNPACKED_MAX_BYTES = 256 * 1024 * 1024
export const IMPORT_ROWS_MAX = 50_000
export const IMPORT_COLUMNS_MAX = 100
/** Letters in one cell. */
export const IMPORT_CELL_MAX = 5000
/** An import that did nothing for so long has stopped: its server was ended in the middle. */
export const IMPORT_STOPPED_MS = 30_000
/** What came of an import is kept for so long; the file itself until it is applied. */
export const IMPORTS_RETENTION_MS = 30 * 24 * 3_600_000
