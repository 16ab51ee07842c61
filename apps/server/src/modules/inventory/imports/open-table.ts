import { IMPORT_CELL_MOST, IMPORT_COLUMNS_MOST, IMPORT_UNPACKED_MOST_BYTES } from '@jhola/contract/inventory/import/limits'
import { openSheet, type Sheet } from '../../../platform/sheets/index.ts'

const LIMITS = { columns: IMPORT_COLUMNS_MOST, cellLength: IMPORT_CELL_MOST, unpackedBytes: IMPORT_UNPACKED_MOST_BYTES }

/** A file as a table, within the limits of imports. Throws `SheetError`. */
export const openTable = (bytes: Buffer): Sheet => openSheet(bytes, LIMITS)
