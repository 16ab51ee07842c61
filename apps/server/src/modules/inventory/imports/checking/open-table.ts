import { IMPORT_CELL_MAX, IMPORT_COLUMNS_MAX, IMPORT_UNPACKED_MAX_BYTES } from '@jhola/contract/inventory/import/limits'
import { openSheet, type Sheet } from '../../../../platform/sheets/index.ts'

const LIMITS = { columns: IMPORT_COLUMNS_MAX, cellLength: IMPORT_CELL_MAX, unpackedBytes: IMPORT_UNPACKED_MAX_BYTES }

/** Opens a file as a table, within the limits of imports. Throws `SheetError`. */
export const openTable = (bytes: Buffer): Sheet => openSheet(bytes, LIMITS)
