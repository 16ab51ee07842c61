import { IMPORT_STOPPED_MS } from '@jhola/contract/inventory/import/limits'
import type { importRoutes } from '@jhola/contract/inventory/import/routes'
import type { Refusal } from '@jhola/contract/shared/decision'
import { AppError, orThrow } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http/contract-route/context.ts'
import { answerInTx } from '../../../platform/http/contract-route/idempotency.ts'
import { refusalOf, type Sheet, SheetError } from '../../../platform/sheets/index.ts'
import { applyImport } from './applying/apply-import.ts'
import { checkImport } from './checking/check-import.ts'
import { openTable } from './checking/open-table.ts'
import { readHead, type SheetHead } from './checking/read-head.ts'
import type { ImportDeps } from './deps.ts'
import {
  beginCheck,
  deleteImportsOf,
  findImport,
  findLatestImport,
  type ImportRecord,
  type ImportTurn,
  insertImport,
  lockImport,
  lockImportsOf,
  type StoredMapping,
  setState,
} from './imports.repo.ts'
import { presentImport } from './present-import.ts'

type Call<Name extends keyof typeof importRoutes> = Context<(typeof importRoutes)[Name]>

const refuse = (refusal: ReturnType<typeof refusalOf>): never =>
  // @NOTE `refusalOf` pairs codes with their details.
  orThrow<never>({ ok: false, refusal: { code: refusal.code, details: (refusal.details ?? undefined) as Refusal['details'] } })

const readTable = async (deps: ImportDeps, bytes: Buffer): Promise<{ sheet: Sheet; head: SheetHead }> => {
  try {
    const sheet = openTable(bytes)
    const head = await readHead(sheet, deps.columnLabels.guess)
    return { sheet, head: head ?? refuse({ code: 'inventory.file_empty', details: null }) }
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    return refuse(refusalOf(error.problem))
  }
}

/** Ignores columns that the file does not have. */
const withinFile = (mapping: object, columns: number): StoredMapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, column]) => column < columns))

const nameOf = (turn: ImportTurn): string => `${turn.importId} ${turn.turn}`

const startApplying = (deps: ImportDeps, turn: ImportTurn): void =>
  deps.background.start(`apply ${nameOf(turn)}`, () => applyImport(deps, turn))

const startChecking = (deps: ImportDeps, turn: ImportTurn, applyAtOnce: boolean): void =>
  deps.background.start(`check ${nameOf(turn)}`, async () => {
    if (!(await checkImport(deps, turn)) || !applyAtOnce) return
    const at = deps.clock.now()
    if (await setState(deps.db, turn, { from: 'checked', to: 'applying', at })) await applyImport(deps, turn)
  })

const turnOf = ({ store_id, import_id, turn }: ImportRecord): ImportTurn => ({ storeId: store_id, importId: import_id, turn })

const isAlive = (deps: ImportDeps, { alive_at }: ImportRecord): boolean =>
  deps.clock.now().getTime() - alive_at.getTime() <= IMPORT_STOPPED_MS

const getImport = (record: ImportRecord | undefined): ImportRecord => {
  if (!record) throw new AppError('inventory.import_not_found')
  return record
}

/** Stores a file; its rows are checked after the response. Throws errors of the file as a whole. */
export const startImport = async (deps: ImportDeps, call: Call<'startImport'>) => {
  const { store_id, user_id } = call.actor
  const { sheet, head } = await readTable(deps, call.upload)
  const mapping = withinFile(call.query.mapping ?? head.mapping, head.columns.length)
  const importId = deps.ids.uuid()
  const reply = await deps.db.withTx((tx) =>
    answerInTx(tx, call.idempotency, 201, deps.clock, async () => {
      await lockImportsOf(tx, store_id)
      const latest = await findLatestImport(tx, store_id)
      if (latest?.state === 'applying' && isAlive(deps, latest)) throw new AppError('inventory.import_running')
      await deleteImportsOf(tx, store_id)
      await insertImport(tx, {
        ...{ store_id, import_id: importId, user_id, mapping },
        file_name: call.query.file_name || `products.${sheet.kind}`,
        kind: sheet.kind,
        file: call.upload,
        apply_at_once: call.query.apply === true,
        guessed_encoding: sheet.isGuess ? sheet.encoding : null,
        columns: head.columns,
        at: deps.clock.now(),
      })
      const record = getImport(await findImport(tx, store_id, importId))
      return { success: true as const, import: await presentImport(deps, tx, call.language, record) }
    }),
  )
  // A repeated call gets the first call's upload, whose check is running already.
  if (reply.import.id === importId) startChecking(deps, { storeId: store_id, importId, turn: 1 }, call.query.apply === true)
  return reply
}

/** Changes the column mapping; every row is checked again. */
export const mapImport = async (deps: ImportDeps, call: Call<'mapImport'>) => {
  const { store_id: storeId } = call.actor
  const { import_id: importId } = call.params
  const { reply, turn } = await deps.db.withTx(async (tx) => {
    let begun: number | undefined
    const answer = await answerInTx(tx, call.idempotency, 200, deps.clock, async () => {
      const record = getImport(await lockImport(tx, storeId, importId))
      if (record.state === 'applying' || record.state === 'applied') throw new AppError('inventory.import_running')
      const mapping = withinFile(call.body.mapping, record.columns.length)
      begun = await beginCheck(tx, { storeId, importId, mapping, at: deps.clock.now() })
      const now = getImport(await findImport(tx, storeId, importId))
      return { success: true as const, import: await presentImport(deps, tx, call.language, now) }
    })
    return { reply: answer, turn: begun }
  })
  if (turn !== undefined) startChecking(deps, { storeId, importId, turn }, false)
  return reply
}

/** Starts to apply an import, or continues after the last batch; while it runs, only its progress is returned. */
export const resumeImport = async (deps: ImportDeps, call: Call<'applyImport'>) => {
  const { store_id: storeId } = call.actor
  const record = await deps.db.withTx(async (tx) => {
    const now = getImport(await lockImport(tx, storeId, call.params.import_id))
    const at = deps.clock.now()
    if (now.state === 'checked') await setState(tx, turnOf(now), { from: 'checked', to: 'applying', at })
    if (now.state === 'applying' && !isAlive(deps, now)) await setState(tx, turnOf(now), { from: 'applying', to: 'applying', at })
    if (now.state === 'checking' && !isAlive(deps, now)) {
      await beginCheck(tx, { storeId, importId: now.import_id, mapping: now.mapping, at })
    }
    return getImport(await findImport(tx, storeId, now.import_id))
  })
  if (record.state === 'applying') startApplying(deps, turnOf(record))
  if (record.state === 'checking') startChecking(deps, turnOf(record), record.apply_at_once)
  return { success: true as const, import: await presentImport(deps, deps.db, call.language, record) }
}
