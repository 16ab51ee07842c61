import type { StockMode } from '../../availability/stock-modes.ts'
import type { Cell } from '../../shared/files/safe-cell.ts'
import { countryName } from '../products/country-name.ts'
import { IMPORT_FIELDS, type ImportField } from './columns.ts'
import type { KnownProduct } from './decide-row.ts'

/** The labels of choices in the reader's language. */
export type ExportLabels = {
  unit(unit: string): string
  status(status: string): string
  yesNo(yes: boolean): string
  mode(mode: StockMode): string
}

/** A product as a row of our own files. Importing the row gives the same product. */
export const toExportRow = (product: KnownProduct & { id: string; category_shown: string }, labels: ExportLabels): Cell[] => {
  const cell: Partial<Record<ImportField, Cell>> = {
    unit: labels.unit(product.unit),
    loose: labels.yesNo(product.loose),
    status: labels.status(product.status),
    category: product.category_shown,
    own_mode: product.own_mode === null ? '' : labels.mode(product.own_mode),
    tags: product.tags.join(', '),
    country_of_origin: product.country_of_origin ? countryName(product.country_of_origin, 'en') : '',
    id: product.id,
  }
  return IMPORT_FIELDS.map((field) => {
    const value = cell[field] ?? (field === 'id' ? '' : product[field])
    return typeof value === 'number' || typeof value === 'string' ? value : ''
  })
}
