import { IMPORTS_RETENTION_MS } from '@jhola/contract/inventory/import/limits'
import type { ImportDeps } from './deps.ts'
import { deleteImportsBefore } from './imports.repo.ts'

/** Purges results of uploads after a month. Returns how many. */
export const purgeOldImports = ({ db, clock }: Pick<ImportDeps, 'db' | 'clock'>): Promise<number> =>
  deleteImportsBefore(db, new Date(clock.now().getTime() - IMPORTS_RETENTION_MS))
