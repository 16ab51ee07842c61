import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { uuidSchema } from '../../shared/ids.ts'
import { IMPORT_FIELDS } from './columns.ts'
import {
  exportQuerySchema,
  importMappingSchema,
  importQuerySchema,
  importSchema,
  refusedCellsSchema,
  tableSchema,
} from './schema.ts'

const importParams = z.strictObject({ import_id: uuidSchema })
const importReply = z.object({ success: z.literal(true), import: importSchema })
const fieldSchema = z.enum(IMPORT_FIELDS)

/** Import and export of products by files. */
export const importRoutes = {
  importTemplate: defineRoute({
    method: 'GET',
    path: '/inventory/imports/template',
    summary: "Columns of a file of products with their headings and examples, in the caller's language",
    policy: 'shop',
    needs: 'imports',
    rate: 'read',
    reply: z.object({
      success: z.literal(true),
      columns: z.array(z.object({ field: fieldSchema, heading: z.string(), required: z.boolean() })),
      rows: tableSchema,
    }),
  }),
  imports: defineRoute({
    method: 'GET',
    path: '/inventory/imports',
    summary: 'The upload that was made last, if any: one that stopped half can go on',
    policy: 'shop',
    needs: 'imports',
    rate: 'read',
    reply: z.object({ success: z.literal(true), latest: importSchema.nullable() }),
  }),
  startImport: defineRoute({
    method: 'POST',
    path: '/inventory/imports',
    summary: 'Upload a CSV or Excel file of products: it is checked row by row, and changes nothing unless `apply` says so',
    policy: 'shop',
    needs: 'imports',
    rate: 'write',
    status: 201,
    upload: 'table',
    query: importQuerySchema,
    reply: importReply,
  }),
  import: defineRoute({
    method: 'GET',
    path: '/inventory/imports/{import_id}',
    summary: 'How far an upload has come, and what each row would do or did',
    policy: 'shop',
    needs: 'imports',
    rate: 'read',
    params: importParams,
    reply: importReply,
  }),
  mapImport: defineRoute({
    method: 'PUT',
    path: '/inventory/imports/{import_id}/mapping',
    summary: 'Say which column is which, and check the rows again',
    policy: 'shop',
    needs: 'imports',
    rate: 'write',
    params: importParams,
    body: z.strictObject({ mapping: importMappingSchema }),
    reply: importReply,
  }),
  applyImport: defineRoute({
    method: 'POST',
    path: '/inventory/imports/{import_id}/apply',
    summary: 'Write every good row to the shelf; goes on where it stopped, and does nothing twice',
    policy: 'shop',
    needs: 'imports',
    rate: 'write',
    params: importParams,
    reply: importReply,
  }),
  refusedRows: defineRoute({
    method: 'GET',
    path: '/inventory/imports/{import_id}/refused',
    summary: 'Refused rows with their cells and reasons, a page at a time, to be mended and uploaded again',
    policy: 'shop',
    needs: 'imports',
    rate: 'read',
    params: importParams,
    query: z.strictObject({ after: z.coerce.number().int().min(0).default(0) }),
    reply: z.object({
      success: z.literal(true),
      head: z.array(z.string()),
      rows: z.array(refusedCellsSchema),
      next: z.number().int().nullable(),
    }),
  }),
  exportShelf: defineRoute({
    method: 'GET',
    path: '/inventory/export',
    summary: 'The filtered shelf for a file (CSV, Excel or paper), a page at a time; importing it again changes nothing',
    policy: 'shop',
    needs: { all: ['products.see', 'exports'] },
    rate: 'read',
    query: exportQuerySchema,
    reply: z.object({
      success: z.literal(true),
      head: z.array(z.string()),
      rows: tableSchema,
      total: z.number().int(),
      totalPages: z.number().int(),
    }),
  }),
} as const
