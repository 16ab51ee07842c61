import { importRoutes } from '@jhola/contract/inventory/import/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import { createSearchVocabulary } from '../../catalogue/index.ts'
import type { ImportDeps } from './deps.ts'
import { exportInventory } from './export/export-inventory.ts'
import { showTemplate } from './export/show-template.ts'
import { showImport, showLatest, showRefused } from './show-imports.ts'
import { mapImport, resumeImport, startImport } from './start-import.ts'

/** Import and export of products by file. */
export const registerImports = (routes: Routes, deps: ImportDeps): void => {
  const shopWords = createSearchVocabulary(deps)
  routes.query(importRoutes.exportShelf, (call) => exportInventory({ ...deps, shopWords }, call))
  routes.query(importRoutes.importTemplate, async ({ language }) => showTemplate(deps, language))
  routes.query(importRoutes.imports, (call) => showLatest(deps, call))
  routes.query(importRoutes.import, (call) => showImport(deps, call))
  routes.query(importRoutes.refusedRows, (call) => showRefused(deps, call))
  routes.handler(importRoutes.startImport, (call) => startImport(deps, call))
  routes.handler(importRoutes.mapImport, (call) => mapImport(deps, call))
  routes.handler(importRoutes.applyImport, (call) => resumeImport(deps, call))
}
