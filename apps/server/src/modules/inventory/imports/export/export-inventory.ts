import { findCategory } from '@jhola/contract/catalogue/categories'
import { IMPORT_FIELDS } from '@jhola/contract/inventory/import/columns'
import { type ExportLabels, toExportRow } from '@jhola/contract/inventory/import/export-row'
import type { importRoutes } from '@jhola/contract/inventory/import/routes'
import { EXPORT_PAGE } from '@jhola/contract/inventory/import/schema'
import type { PRODUCT_STATUSES } from '@jhola/contract/inventory/schema'
import { countPages } from '@jhola/contract/shared/pagination'
import type { Language } from '@jhola/contract/shared/wire'
import type { Context } from '../../../../platform/http/contract-route/context.ts'
import { type InventoryProductRow, readInventoryList, type SearchVocabularySource } from '../../../catalogue/index.ts'
import { toOwnFilters } from '../../list-inventory.ts'
import { readTaxContext } from '../../tax-context.ts'
import { toKnownProduct } from '../checking/to-known-product.ts'
import type { ColumnLabels, ImportDeps } from '../deps.ts'

const wordsIn = ({ write }: ColumnLabels, language: Language): ExportLabels => ({
  unit: (unit) => write.unit(language, unit),
  // @NOTE the states of a product are those of the contract.
  status: (status) => write.status(language, status as (typeof PRODUCT_STATUSES)[number]),
  yesNo: (isYes) => write.yesNo(language, isYes ? 'yes' : 'no'),
  mode: (mode) => write.mode(language, mode),
})

/** The category name in the reader's language; an import accepts the name in every language. */
const categoryIn = (language: Language, { category }: InventoryProductRow): string =>
  language === 'hi' ? (findCategory(category)?.name_hi ?? category) : category

/** A page of the filtered inventory as rows of a file. */
export const exportInventory = async (
  deps: ImportDeps & { shopWords: SearchVocabularySource },
  { actor, query, language }: Context<typeof importRoutes.exportShelf>,
) => {
  const { page, search, sort, ...filters } = query
  const context = await readTaxContext(deps, deps.db, actor.store_id)
  const part = { filters: toOwnFilters(filters, context), search, sort, limit: EXPORT_PAGE, skip: (page - 1) * EXPORT_PAGE }
  const { rows, total } = await readInventoryList(deps, actor.store_id, part)
  const columnLabels = wordsIn(deps.columnLabels, language)
  const isShown = IMPORT_FIELDS.map((field) => field !== 'cost_price' || actor.permissions.has('prices.cost'))
  const shown = <Cell>(cells: readonly Cell[]): Cell[] => cells.filter((_, column) => isShown[column])
  return {
    success: true as const,
    head: shown(IMPORT_FIELDS).map((field) => deps.columnLabels.write.heading(language, field)),
    rows: rows.map((row) =>
      shown(toExportRow({ ...toKnownProduct(row), id: row.product_id, category_shown: categoryIn(language, row) }, columnLabels)),
    ),
    total,
    totalPages: countPages(total, EXPORT_PAGE),
  }
}
