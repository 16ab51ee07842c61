import { importRoutes } from '@jhola/contract/inventory/import/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import { createShopWords } from '../../catalogue/index.ts'
import type { ImportDeps } from './deps.ts'
import { exportShelf } from './export-shelf.ts'
import { showImport, showLatest, showRefused } from './show-imports.ts'
import { showTemplate } from './show-template.ts'
import { goOn, mapImport, startImport } from './start-import.ts'

/** Products in and out by files. */
export const registerImports = (routes: Routes, deps: ImportDeps): void => {
  const shopWords = createShopWords(deps)
  routes.read(importRoutes.exportShelf, (call) => exportShelf({ ...deps, shopWords }, call))
  routes.read(importRoutes.importTemplate, async ({ language }) => showTemplate(deps, language))
  routes.read(importRoutes.imports, (call) => showLatest(deps, call))
  routes.read(importRoutes.import, (call) => showImport(deps, call))
  routes.read(importRoutes.refusedRows, (call) => showRefused(deps, call))
  routes.own(importRoutes.startImport, (call) => startImport(deps, call))
  routes.own(importRoutes.mapImport, (call) => mapImport(deps, call))
  routes.own(importRoutes.applyImport, (call) => goOn(deps, call))
}
