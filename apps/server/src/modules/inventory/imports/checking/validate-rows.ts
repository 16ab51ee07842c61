import { cellWords, plainWord } from '@jhola/contract/inventory/import/cells'
import type { ImportField, ImportMapping } from '@jhola/contract/inventory/import/columns'
import { decideRow, type KnownProduct } from '@jhola/contract/inventory/import/decide-row'
import type { Matcher } from '@jhola/contract/inventory/import/match'
import { type ImportLabels, type RowValues, readRow, rowValuesSchema } from '@jhola/contract/inventory/import/read-row'
import type { TaxContext } from '@jhola/contract/inventory/products/product-rules'
import { PRODUCT_UNITS } from '@jhola/contract/inventory/products/units'
import { genericMessages, toPlainProblems } from '../../../../platform/http/contract-route/field-problems.ts'
import type { SheetRow } from '../../../../platform/sheets/index.ts'
import type { ImportRow, StoredProblem } from '../import-rows.repo.ts'

/** Inputs of the validation. */
export type RowValidator = { mapping: ImportMapping; words: ImportLabels; matcher: Matcher; terms: TaxContext; newId(): string }

/** A parsed row with its matched product. */
type Read = { row: SheetRow; values: RowValues; product_id: string | null; problems: StoredProblem[] }

/** Values for messages: numbers only, because texts can be long and are in the row anyway. */
const limitsOf = (issue: object): object => {
  const { minimum, maximum } = issue as { minimum?: unknown; maximum?: unknown }
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) }
}

/** The cells that fit the schema, and the problems of the others; valid cells of an invalid row are checked too. */
const parseValues = (values: Record<string, unknown>): { values: RowValues; problems: StoredProblem[] } => {
  const parsed = rowValuesSchema.safeParse(values, genericMessages)
  if (parsed.success) return { values: parsed.data, problems: [] }
  const problems = toPlainProblems(parsed.error.issues).map(({ field, code, values: issue, said }) => ({
    // @NOTE the schema's fields are those of the file; `tags.0` belongs to `tags`.
    field: field.split('.', 1)[0] as ImportField,
    code,
    values: limitsOf(issue),
    ...(said ? { said } : {}),
  }))
  const bad = new Set<string>(problems.map(({ field }) => field))
  const rest = rowValuesSchema.safeParse(Object.fromEntries(Object.entries(values).filter(([field]) => !bad.has(field))))
  return { values: rest.success ? rest.data : {}, problems }
}

const read = ({ mapping, words, matcher }: RowValidator, row: SheetRow): Read => {
  const { values: written, id, problems } = readRow(row.cells, mapping, words)
  const { values, problems: unfit } = parseValues(written)
  const match = matcher.match(row.row, id, values)
  return { row, values, product_id: match.product_id, problems: [...problems, ...unfit, ...match.problems] }
}

/** Parses rows and finds their products. */
export const readRows = (validator: RowValidator, rows: readonly SheetRow[]): Read[] => rows.map((row) => read(validator, row))

const nameOf = ({ values, row }: Read, mapping: ImportMapping): string =>
  (values.name ?? row.cells[mapping.name ?? -1] ?? row.cells.find((cell) => cell.trim() !== '') ?? '').slice(0, 120)

/** Removes an old unit that our own export wrote unchanged, so that it is not read as another unit. */
const withoutStoredUnit = (one: Read, { unit }: KnownProduct, mapping: ImportMapping): Read => {
  const isListed = PRODUCT_UNITS.some((known) => known === unit)
  const written = mapping.unit === undefined ? '' : plainWord(cellWords(one.row.cells[mapping.unit] ?? ''))
  if (isListed || written !== plainWord(unit)) return one
  const { unit: _unit, ...values } = one.values
  return { ...one, values, problems: one.problems.filter(({ field }) => field !== 'unit') }
}

/** What a row would do; `undefined` when it changes nothing. */
export const validateRow = (
  validator: RowValidator,
  asRead: Read,
  known: ReadonlyMap<string, KnownProduct>,
): ImportRow | undefined => {
  const product = asRead.product_id === null ? null : (known.get(asRead.product_id) ?? null)
  const one = product === null ? asRead : withoutStoredUnit(asRead, product, validator.mapping)
  const about = { row_no: one.row.row, name: nameOf(one, validator.mapping), cells: one.row.cells }
  const refused = (problems: StoredProblem[]): ImportRow => ({
    ...about,
    outcome: 'refused',
    product_id: null,
    content: null,
    problems,
  })
  const decision = decideRow(one.values, product, validator.terms)
  const named = new Set(one.problems.map(({ field }) => field))
  const further = decision.outcome === 'refused' ? decision.problems.filter(({ field }) => !named.has(field)) : []
  if (one.problems.length + further.length > 0) return refused([...one.problems, ...further])
  if (decision.outcome === 'same' || decision.outcome === 'refused') return undefined
  if (decision.outcome === 'new')
    return { ...about, outcome: 'new', product_id: validator.newId(), content: decision.product, problems: null }
  return { ...about, outcome: 'changed', product_id: one.product_id ?? '', content: decision.changes, problems: null }
}
