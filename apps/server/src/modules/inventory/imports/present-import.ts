import type { ErrorCode } from '@jhola/contract/errors'
import { cellWords } from '@jhola/contract/inventory/import/cells'
import { IMPORT_FIELDS, type ImportField, REQUIRED_FIELDS } from '@jhola/contract/inventory/import/columns'
import { IMPORT_STOPPED_MS } from '@jhola/contract/inventory/import/limits'
import type { ChangedRow, Import, RefusedRow } from '@jhola/contract/inventory/import/schema'
import { columnName } from '@jhola/contract/shared/files/workbook'
import type { Language } from '@jhola/contract/shared/wire'
import type { Sql } from '../../../platform/db/sql.ts'
import type { ImportDeps } from './deps.ts'
import { type ImportRow, listRowsOf, type RefusedRowRecord, type StoredProblem } from './import-rows.repo.ts'
import type { ImportRecord } from './imports.repo.ts'

type Presenting = Pick<ImportDeps, 'clock' | 'texts' | 'columnLabels'>

const SHOWN_REFUSED = 100
const SHOWN_CHANGED = 50
const VALUE_LETTERS = 80

/** The text of a problem. */
export const problemText = ({ texts }: Presenting, language: Language, { code, values, said }: StoredProblem): string =>
  texts.field(language, code, values ?? {}, said)

/** The file's name of a column; for a missing column, what the import does instead. */
const headingOf = (
  { columnLabels }: Presenting,
  language: Language,
  { columns, mapping }: ImportRecord,
  field: ImportField,
): string => columns[mapping[field] ?? -1]?.heading || columnLabels.write.heading(language, field)

const presentRefused =
  (deps: Presenting, language: Language, record: ImportRecord) =>
  ({ row_no, name, problems, cells }: RefusedRowRecord): RefusedRow => ({
    row: row_no,
    name,
    problems: problems.map((problem) => {
      const column = record.mapping[problem.field]
      return {
        field: problem.field,
        column: column === undefined ? null : columnName(column),
        heading: headingOf(deps, language, record, problem.field),
        value: column === undefined ? '' : cellWords(cells[column] ?? '').slice(0, VALUE_LETTERS),
        code: problem.code,
        message: problemText(deps, language, problem),
      }
    }),
  })

const shown = (value: unknown): string =>
  (Array.isArray(value) ? value.join(', ') : value === null || value === undefined ? '' : String(value)).slice(0, VALUE_LETTERS)

const presentChanged =
  (deps: Presenting, language: Language, record: ImportRecord) =>
  ({ row_no, name, content }: Extract<ImportRow, { outcome: 'changed' }>): ChangedRow => ({
    row: row_no,
    name,
    changes: content.map(({ field, from, to }) => ({
      field,
      heading: headingOf(deps, language, record, field),
      from: shown(from),
      to: shown(to),
    })),
  })

/** True when the lease of the task has expired. */
const isStopped = ({ clock }: Presenting, { state, alive_at }: ImportRecord): boolean =>
  (state === 'checking' || state === 'applying') && clock.now().getTime() - alive_at.getTime() > IMPORT_STOPPED_MS

const progressOf = (record: ImportRecord): { done: number; total: number } => {
  if (record.state === 'checking' || record.state === 'failed') return { done: record.rows_checked, total: record.rows_total }
  // A row rejected at the write is no valid row any more, but it was one of those to write.
  return { done: record.rows_applied, total: Math.max(record.rows_applied, record.rows_new + record.rows_changed) }
}

const failureOf = ({ texts }: Presenting, language: Language, { failure }: ImportRecord): Import['failure'] =>
  // @NOTE failures are written by `refusalOf`, which has codes of the catalogue only.
  failure && { code: failure.code, message: texts.error(language, failure.code as ErrorCode, failure.details ?? undefined) }

/** An upload for its shop, in the reader's language. */
export const presentImport = async (deps: Presenting, sql: Sql, language: Language, record: ImportRecord): Promise<Import> => {
  const { store_id, import_id, mapping } = record
  const part = (max: number) => ({ after: 0, limit: max })
  const refused = await listRowsOf(sql, store_id, import_id, { outcome: 'refused', ...part(SHOWN_REFUSED) })
  const changed = await listRowsOf(sql, store_id, import_id, { outcome: 'changed', ...part(SHOWN_CHANGED) })
  const stopped = isStopped(deps, record)
  const fieldOf = (column: number): ImportField | null => IMPORT_FIELDS.find((field) => mapping[field] === column) ?? null
  return {
    id: import_id,
    file_name: record.file_name,
    kind: record.kind,
    state: stopped ? 'stopped' : record.state,
    stopped_in: stopped ? (record.state === 'applying' ? 'applying' : 'checking') : null,
    failure: failureOf(deps, language, record),
    guessed_encoding: record.guessed_encoding,
    columns: record.columns.map((column, at) => ({ column: columnName(at), ...column, field: fieldOf(at) })),
    missing: REQUIRED_FIELDS.filter((field) => mapping[field] === undefined).map((field) => ({
      field,
      heading: deps.columnLabels.write.heading(language, field),
    })),
    counts: {
      rows: record.rows_total,
      new: record.rows_new,
      changed: record.rows_changed,
      same: record.rows_same,
      refused: record.rows_refused,
    },
    ...progressOf(record),
    refused: refused.map(presentRefused(deps, language, record)),
    changed: changed.map(presentChanged(deps, language, record)),
    created_at: record.created_at.toISOString(),
  }
}
