import type { importRoutes } from '@jhola/contract/inventory/import/routes'
import { AppError } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http/contract-route/context.ts'
import type { ImportDeps } from './deps.ts'
import { listRowsOf } from './import-rows.repo.ts'
import { findImport, findLatestImport } from './imports.repo.ts'
import { presentImport, problemText } from './present-import.ts'

type Call<Name extends keyof typeof importRoutes> = Context<(typeof importRoutes)[Name]>

const REFUSED_PAGE = 1000

const getOwn = async (deps: ImportDeps, { actor, params }: Pick<Call<'import'>, 'actor' | 'params'>) => {
  const record = await findImport(deps.db, actor.store_id, params.import_id)
  if (!record) throw new AppError('inventory.import_not_found')
  return record
}

export const showImport = async (deps: ImportDeps, call: Call<'import'>) => ({
  success: true as const,
  import: await presentImport(deps, deps.db, call.language, await getOwn(deps, call)),
})

export const showLatest = async (deps: ImportDeps, { actor, language }: Call<'imports'>) => {
  const record = await findLatestImport(deps.db, actor.store_id)
  return { success: true as const, latest: record ? await presentImport(deps, deps.db, language, record) : null }
}

/** Rejected rows as the file has them, with their reasons; the corrected file can be uploaded again. */
export const showRefused = async (deps: ImportDeps, call: Call<'refusedRows'>) => {
  const record = await getOwn(deps, call)
  const { store_id, import_id, columns } = record
  const { language } = call
  const rows = await listRowsOf(deps.db, store_id, import_id, {
    outcome: 'refused',
    after: call.query.after,
    limit: REFUSED_PAGE,
  })
  const reasonOf = (problems: (typeof rows)[number]['problems']): string =>
    problems
      .map((problem) => `${deps.columnLabels.write.heading(language, problem.field)}: ${problemText(deps, language, problem)}`)
      .join(' ')
  return {
    success: true as const,
    head: [
      ...columns.map(({ heading }) => heading),
      deps.texts.message(language, 'file.row'),
      deps.texts.message(language, 'file.reason'),
    ],
    rows: rows.map(({ row_no, cells, problems }) => ({
      row: row_no,
      cells: columns.map((_, at) => cells[at] ?? ''),
      reason: reasonOf(problems),
    })),
    next: rows.length < REFUSED_PAGE ? null : (rows.at(-1)?.row_no ?? null),
  }
}
