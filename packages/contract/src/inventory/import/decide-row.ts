import { categoryName } from '../../catalogue/categories.ts'
import { DEFAULT_GST_RATE_PERCENT, DEFAULT_MAX_STOCK, DEFAULT_MIN_STOCK } from '../../constants.ts'
import { detailsOf } from '../products/product-draft.ts'
import { findProductProblems, type ProductProblem, type TaxContext } from '../products/product-rules.ts'
import { DEFAULT_UNIT, LOOSE_UNITS, unitSizeOf } from '../products/units.ts'
import { IMPORT_FIELDS, type ImportField, REQUIRED_FIELDS } from './columns.ts'
import { type RowValues, tagsIn } from './read-row.ts'

/** A product in a file's terms: rupees, selling units, all fields present. `reserved`: reserved for pending orders. */
export type ImportedProduct = { [Field in keyof RowValues]-?: Exclude<RowValues[Field], undefined> }
export type KnownProduct = ImportedProduct & { reserved: number }

/** A field that a row changes, and its old value. */
export type FieldChange = { field: ImportField; from: unknown; to: unknown }

/** The problem of a row: a field, a code, and the values of its text. */
export type RowProblem = { field: ImportField; code: string; values?: Record<string, string | number> }

/** The effect of a row. */
export type RowDecision =
  | { outcome: 'new'; product: ImportedProduct }
  | { outcome: 'changed'; changes: FieldChange[] }
  | { outcome: 'same' }
  | { outcome: 'refused'; problems: RowProblem[] }

const NEW_PRODUCT: Omit<ImportedProduct, 'name' | 'category' | 'price' | 'loose'> = {
  name_hi: null,
  description: '',
  description_hi: null,
  brand: '',
  supplier_name: '',
  country_of_origin: null,
  importer: '',
  shelf_place: '',
  mrp: null,
  cost_price: null,
  gst_rate: DEFAULT_GST_RATE_PERCENT,
  hsn: null,
  sku: null,
  barcode: null,
  unit: DEFAULT_UNIT,
  pack_size: null,
  tags: [],
  aliases: '',
  expiry_date: null,
  status: 'active',
  current_stock: 0,
  own_mode: null,
  min_stock_level: DEFAULT_MIN_STOCK,
  max_stock_level: DEFAULT_MAX_STOCK,
}

const problemsOf = (product: ImportedProduct, terms: TaxContext): ProductProblem[] =>
  findProductProblems(detailsOf(product, product.current_stock), terms)

const isImportField = (field: string): field is ImportField => IMPORT_FIELDS.some((known) => known === field)

/** A rule may report a field that the file does not have. The row is reported with that field anyway. */
const toRowProblems = (problems: readonly ProductProblem[]): RowProblem[] =>
  problems.map(({ field, code, values }) => ({
    field: isImportField(field) ? field : 'name',
    code,
    ...(values ? { values } : {}),
  }))

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((value, at) => value === b[at]) : a === b

const decideNew = (row: RowValues, terms: TaxContext): RowDecision => {
  const missing = REQUIRED_FIELDS.filter((field) => field !== 'id' && (row[field] === undefined || row[field] === ''))
  if (missing.length > 0) return { outcome: 'refused', problems: missing.map((field) => ({ field, code: 'required' })) }
  const unit = row.unit ?? DEFAULT_UNIT
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
  // @NOTE name, category and price were just checked; everything else has its default.
  const product = { ...NEW_PRODUCT, loose: LOOSE_UNITS.includes(unit), ...given } as ImportedProduct
  const problems = problemsOf(product, terms)
  return problems.length > 0 ? { outcome: 'refused', problems: toRowProblems(problems) } : { outcome: 'new', product }
}

/** Normalises a value of our own file as the import reads it: a category by its usual name, tags split at every comma. */
const asWritten = (field: ImportField, value: unknown): unknown => {
  if (field === 'category') return categoryName(String(value))
  return field === 'tags' && Array.isArray(value) ? tagsIn(value.join(',')) : value
}

/** Fields in which a row differs from the product. */
export const findChanges = (row: RowValues, product: KnownProduct): FieldChange[] =>
  IMPORT_FIELDS.flatMap((field): FieldChange[] => {
    if (field === 'id' || row[field] === undefined) return []
    const from = product[field]
    const to = row[field]
    return isSame(asWritten(field, from), to) ? [] : [{ field, from, to }]
  })

/** The effect of a row on its product, or on the inventory if there is no product yet (`null`). */
export const decideRow = (row: RowValues, product: KnownProduct | null, terms: TaxContext): RowDecision => {
  if (product === null) return decideNew(row, terms)
  const changes = findChanges(row, product)
  if (changes.length === 0) return { outcome: 'same' }
  const after = { ...product, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) } as KnownProduct
  const problems = toRowProblems(problemsOf(after, terms))
  // The ledger's quantities were counted in the old unit.
  if (unitSizeOf(after) !== unitSizeOf(product))
    problems.push({ field: after.unit === product.unit ? 'loose' : 'unit', code: 'unit_fixed', values: { unit: product.unit } })
  if (after.current_stock !== product.current_stock && after.current_stock < product.reserved)
    problems.push({ field: 'current_stock', code: 'below_reserved', values: { reserved: product.reserved, unit: product.unit } })
  return problems.length > 0 ? { outcome: 'refused', problems } : { outcome: 'changed', changes }
}
