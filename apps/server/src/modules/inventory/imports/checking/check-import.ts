import { IMPORT_ROWS_MAX } from '@jhola/contract/inventory/import/limits'
import { createMatcher, type ProductKeys } from '@jhola/contract/inventory/import/match'
import { refusalOf, SheetError, type SheetRow } from '../../../../platform/sheets/index.ts'
import { readTaxContext } from '../../tax-context.ts'
import type { ImportDeps } from '../deps.ts'
import { insertImportRows } from '../import-rows.repo.ts'
import {
  type CheckCounts,
  findImport,
  findImportFile,
  type ImportTurn,
  recordChecked,
  recordTotal,
  setFailed,
  setState,
} from '../imports.repo.ts'
import { createTidying } from '../tidying.ts'
import { openTable } from './open-table.ts'
import { listProductData, listProductKeys } from './product-data.read.ts'
import { readHead } from './read-head.ts'
import { toKnownProduct } from './to-known-product.ts'
import { type RowValidator, readRows, validateRow } from './validate-rows.ts'

const BATCH = 500
const KEYS_PAGE = 5000

/** Thrown when another turn was started, the upload was deleted, or the server shuts down. */
class Abandoned extends Error {}

const readKeys = async (deps: ImportDeps, storeId: string): Promise<ProductKeys[]> => {
  const keys: ProductKeys[] = []
  for (let after: string | null = null; ; ) {
    const page = await listProductKeys(deps.db, storeId, after, KEYS_PAGE)
    keys.push(...page)
    const last = page.at(-1)
    if (!last || page.length < KEYS_PAGE) return keys
    after = last.product_id
  }
}

const isEmpty = ({ cells }: SheetRow): boolean => cells.every((cell) => cell.trim() === '')

/** Non-empty rows below the headings, in batches. Throws `SheetError`. */
async function* dataBatches(rows: AsyncGenerator<SheetRow>, headRow: number): AsyncGenerator<SheetRow[]> {
  let batch: SheetRow[] = []
  for await (const row of rows) {
    if (row.row <= headRow || isEmpty(row)) continue
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const checkBatch = async (
  deps: ImportDeps,
  turn: ImportTurn,
  validator: RowValidator,
  rows: readonly SheetRow[],
  counts: CheckCounts,
) => {
  if (deps.background.isStopping()) throw new Abandoned()
  const found = readRows(validator, rows)
  const ids = found.flatMap(({ product_id }) => product_id ?? [])
  const products = ids.length > 0 ? await listProductData(deps.db, turn.storeId, ids) : []
  const known = new Map(products.map((row) => [row.product_id, toKnownProduct(row)]))
  const validated = found.map((one) => validateRow(validator, one, known))
  counts.checked += rows.length
  for (const row of validated) counts[row?.outcome ?? 'same'] += 1
  const kept = validated.filter((row) => row !== undefined)
  await deps.db.withTx(async (tx) => {
    if (!(await recordChecked(tx, turn, counts, deps.clock.now()))) throw new Abandoned()
    await insertImportRows(tx, turn.storeId, turn.importId, kept)
  })
}

/** Counts the rows first: it is fast and finds a file with too many rows early. */
const countRows = async (rows: AsyncGenerator<SheetRow>, headRow: number): Promise<number> => {
  let count = 0
  for await (const batch of dataBatches(rows, headRow)) count += batch.length
  return count
}

const check = async (deps: ImportDeps, turn: ImportTurn): Promise<boolean> => {
  const record = await findImport(deps.db, turn.storeId, turn.importId)
  const file = await findImportFile(deps.db, turn.storeId, turn.importId)
  if (!record || !file) return false
  const sheet = openTable(file)
  const head = await readHead(sheet, deps.columnLabels.guess)
  const headRow = head?.row ?? 0
  const total = await countRows(sheet.rows(), headRow)
  await recordTotal(deps.db, turn, total, deps.clock.now())
  if (total > IMPORT_ROWS_MAX || total === 0) {
    const failure = total === 0 ? { code: 'inventory.file_empty', details: null } : tooManyRows(total)
    await setFailed(deps.db, turn, failure, deps.clock.now())
    return false
  }
  const { mapping } = record
  const terms = await readTaxContext(deps, deps.db, turn.storeId)
  const matcher = createMatcher(await readKeys(deps, turn.storeId))
  const validator: RowValidator = { mapping, words: deps.columnLabels.read, matcher, terms, newId: deps.ids.uuid }
  const counts: CheckCounts = { checked: 0, new: 0, changed: 0, same: 0, refused: 0 }
  const tidy = createTidying()
  for await (const batch of dataBatches(sheet.rows(), headRow)) {
    await checkBatch(deps, turn, validator, batch, counts)
    tidy(batch.length)
  }
  return setState(deps.db, turn, { from: 'checking', to: 'checked', at: deps.clock.now() })
}

const tooManyRows = (rows: number) => ({ code: 'inventory.file_rows', details: { rows, most: IMPORT_ROWS_MAX } })

/** Checks every row of a file and stores what it would do. Does not change the inventory. True: the check is complete. */
export const checkImport = async (deps: ImportDeps, turn: ImportTurn): Promise<boolean> => {
  try {
    return await check(deps, turn)
  } catch (error) {
    if (error instanceof Abandoned) return false
    if (!(error instanceof SheetError)) throw error
    await setFailed(deps.db, turn, refusalOf(error.problem), deps.clock.now())
    return false
  }
}
