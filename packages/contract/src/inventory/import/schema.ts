import { z } from 'zod'
import { momentSchema, textSchema } from '../../shared/wire.ts'
import { INVENTORY_SORTS, inventoryFilters } from '../schema.ts'
import { IMPORT_FIELDS } from './columns.ts'
import { IMPORT_COLUMNS_MAX } from './limits.ts'

/** `stopped`: its server ended while it was being checked or applied; it can be resumed. */
export const IMPORT_STATES = ['checking', 'checked', 'applying', 'applied', 'stopped', 'failed'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

const fieldSchema = z.enum(IMPORT_FIELDS)

/** Which column (counted from 0) is which field. */
export const importMappingSchema = z.partialRecord(
  fieldSchema,
  z
    .number()
    .int()
    .min(0)
    .max(IMPORT_COLUMNS_MAX - 1),
)

/** An invalid cell. `column` is the spreadsheet's letter, `null` if the file has no such column. */
const cellProblemSchema = z.object({
  field: fieldSchema,
  column: z.string().nullable(),
  heading: z.string(),
  value: z.string(),
  code: z.string(),
  message: z.string(),
})
const refusedRowSchema = z.object({ row: z.number().int(), name: z.string(), problems: z.array(cellProblemSchema) })
export type RefusedRow = z.infer<typeof refusedRowSchema>

const changedRowSchema = z.object({
  row: z.number().int(),
  name: z.string(),
  changes: z.array(z.object({ field: fieldSchema, heading: z.string(), from: z.string(), to: z.string() })),
})
export type ChangedRow = z.infer<typeof changedRowSchema>

const countsSchema = z.object({
  rows: z.number().int(),
  new: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
})

/** An upload with its progress. */
export const importSchema = z.object({
  id: z.string(),
  file_name: z.string(),
  kind: z.enum(['csv', 'xlsx']),
  state: z.enum(IMPORT_STATES),
  /** The step in which it stopped; else `null`. */
  stopped_in: z.enum(['checking', 'applying']).nullable(),
  /** Why the whole file cannot be read. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The assumed encoding, if the file does not state one: the names should be checked. */
  guessed_encoding: z.string().nullable(),
  columns: z.array(z.object({ column: z.string(), heading: z.string(), sample: z.string(), field: fieldSchema.nullable() })),
  missing: z.array(z.object({ field: fieldSchema, heading: z.string() })),
  counts: countsSchema,
  /** Finished rows of those to be checked or applied. */
  done: z.number().int(),
  total: z.number().int(),
  /** The first of each; `/refused` returns all rejected rows. */
  refused: z.array(refusedRowSchema),
  changed: z.array(changedRowSchema),
  created_at: momentSchema,
})
export type Import = z.infer<typeof importSchema>

export const importQuerySchema = z.strictObject({
  file_name: textSchema(200).default(''),
  /** The mapping as JSON; without it columns are guessed by their headings. */
  mapping: z
    .string()
    .max(2000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom' })
        return z.NEVER
      }
    })
    .pipe(importMappingSchema)
    .optional(),
  /** Applies the file immediately; without it the file is only checked. */
  apply: z
    .literal('true')
    .transform(() => true)
    .optional(),
})

/** A rejected row with all its cells, for a file that can be corrected and uploaded again. */
export const refusedCellsSchema = z.object({ row: z.number().int(), cells: z.array(z.string()), reason: z.string() })

const cellSchema = z.union([z.string(), z.number()])
export const tableSchema = z.array(z.array(cellSchema))

/** Products in one page of an export. */
export const EXPORT_PAGE = 2000
export const exportQuerySchema = z.strictObject({
  ...inventoryFilters,
  sort: z.enum(INVENTORY_SORTS).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
