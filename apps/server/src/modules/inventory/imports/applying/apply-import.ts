import { isUniqueViolation, type Tx } from '../../../../platform/db/index.ts'
import { publishInventoryChanged } from '../../inventory-events.repo.ts'
import { readTaxContext } from '../../tax-context.ts'
import { analyseProducts } from '../checking/product-data.read.ts'
import { type LateProblem, revalidateRows } from '../checking/revalidate-rows.ts'
import type { Background, ImportDeps } from '../deps.ts'
import { deleteGoodRows, type GoodRow, listValidRows, rejectRows } from '../import-rows.repo.ts'
import { type ImportRecord, type ImportTurn, lockImport, recordApplied, setState } from '../imports.repo.ts'
import { createTidying } from '../tidying.ts'
import { writeValidRows } from './write-good-rows.ts'

type ApplyDeps = Pick<ImportDeps, 'db' | 'clock' | 'ids' | 'figures'> & { background: Pick<Background, 'isStopping'> }

const BATCH = 250
/**
 * From this many changed rows the table statistics are renewed: with old ones, the planner treats a large inventory as nearly
 * empty.
 */
const MANY = 1000
const TRIES = 3

const countOf = (rows: readonly GoodRow[], refused: ReadonlySet<number>, outcome: GoodRow['outcome']): number =>
  rows.filter((row) => row.outcome === outcome && refused.has(row.row_no)).length

const applyRows = async (deps: ApplyDeps, tx: Tx, record: ImportRecord, rows: readonly GoodRow[], at: Date) => {
  const { store_id: storeId, import_id: importId } = record
  const terms = await readTaxContext(deps, tx, storeId)
  const validated = await revalidateRows(tx, storeId, rows, terms)
  const late: LateProblem[] = validated.problems
  if (late.length > 0) await rejectRows(tx, storeId, importId, late)
  const file = { userId: record.user_id, reason: record.file_name, at }
  await writeValidRows(deps, tx, storeId, validated, file)
  await publishInventoryChanged(tx, storeId)
  const refused = new Set(late.map(({ row_no }) => row_no))
  await recordApplied(
    tx,
    { storeId, importId, turn: record.turn },
    {
      rows: rows.length,
      toRow: rows.at(-1)?.row_no ?? record.applied_to_row,
      refusedNew: countOf(rows, refused, 'new'),
      refusedChanged: countOf(rows, refused, 'changed'),
      at,
    },
  )
}

/**
 * Applies one batch in one transaction; the next one starts after its last row. False: no rows are left, or another turn was
 * started.
 */
const applyBatch = (deps: ApplyDeps, turn: ImportTurn): Promise<boolean> =>
  deps.db.withTx(async (tx) => {
    const record = await lockImport(tx, turn.storeId, turn.importId)
    if (record?.state !== 'applying' || record.turn !== turn.turn) return false
    const rows = await listValidRows(tx, turn.storeId, turn.importId, record.applied_to_row, BATCH)
    const at = deps.clock.now()
    if (rows.length === 0) {
      await deleteGoodRows(tx, turn.storeId, turn.importId)
      await setState(tx, turn, { from: 'applying', to: 'applied', at })
      return false
    }
    await applyRows(deps, tx, record, rows, at)
    return true
  })

/** Retries when another product took a code between the check and the write: the next check sees it. */
const applyBatchSurely = async (deps: ApplyDeps, turn: ImportTurn): Promise<boolean> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyBatch(deps, turn)
    } catch (error) {
      if (!isUniqueViolation(error) || tries >= TRIES) throw error
    }
  }
}

/**
 * Applies every valid row in batches. After an interruption it continues after the last batch; two tasks never apply one row
 * twice.
 */
export const applyImport = async (deps: ApplyDeps, turn: ImportTurn): Promise<void> => {
  const tidy = createTidying()
  let rows = 0
  while (!deps.background.isStopping() && (await applyBatchSurely(deps, turn))) {
    deps.figures.invalidate(turn.storeId)
    tidy(BATCH)
    rows += BATCH
  }
  if (rows >= MANY) await analyseProducts(deps.db)
}
