import { IMPORTS_RETENTION_MS } from '@jhola/contract/inventory/import/limits'
import type { ImportDeps } from './deps.ts'
import { deleteImportsBefore } from './imports.repo.ts'

/** What came of uploads is kept for a month. Returns how many went. */
export const purgeOldImports = ({ db, clock }: Pick<ImportDeps, 'db' | 'clock'>): Promise<number> =>
  deleteImportsBefore(db, new Date(clock.now().getTime() - IMPORTS_RETENTION_MS))
