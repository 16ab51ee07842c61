import { crc32, deflateRawSync } from 'node:zlib'
import type { Import } from '@jhola/contract/inventory/import/schema'
import { toCsv } from '@jhola/contract/shared/files/csv'
import type { Cell } from '@jhola/contract/shared/files/safe-cell'
import { type WorkbookPart, workbookParts } from '@jhola/contract/shared/files/workbook'
import type { TestApp } from '../build-test-app.ts'

type Part = { name: string; bytes: Buffer; size?: number; isPacked?: boolean }

/** Packs parts as a ZIP file, compressed or stored. `size` is a false unpacked size for the index. */
export const zipOf = (parts: readonly Part[]): Buffer => {
  const bodies: Buffer[] = []
  const index: Buffer[] = []
  let offset = 0
  for (const { name, bytes, size = bytes.length, isPacked = true } of parts) {
    const packed = isPacked ? deflateRawSync(bytes) : bytes
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(isPacked ? 8 : 0, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(size, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    index.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, rest, Buffer.from(name))
    bodies.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(index)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, entries, end])
}

/** A workbook like our own export, with parts that replace its own. */
export const xlsxOf = (rows: readonly (readonly Cell[])[], replaced: readonly WorkbookPart[] = []): Buffer => {
  const own = workbookParts('Products', rows).filter(({ name }) => !replaced.some((part) => part.name === name))
  return zipOf([...own, ...replaced].map(({ name, text }) => ({ name, bytes: Buffer.from(text) })))
}

export const csvOf = (rows: readonly (readonly Cell[])[]): Buffer => Buffer.from(toCsv(rows))

/** A checked upload of one product that is ready to apply. */
export const anImport = async (
  app: Pick<TestApp, 'db' | 'ids' | 'clock'>,
  { store_id, user_id }: { store_id: string; user_id: string },
): Promise<string> => {
  const id = app.ids.uuid()
  await app.db.execute(
    `INSERT INTO product_imports (store_id, import_id, file_name, kind, file, state, columns, mapping, rows_total, user_id, created_at, alive_at)
     VALUES ($1, $2, 'shelf.csv', 'csv', $3, 'checked', '[{"heading":"Name","sample":"Dal"}]', '{"name":0}', 1, $4, $5, $5)`,
    [store_id, id, csvOf([['Name'], ['Dal']]), user_id, app.clock.now()],
  )
  return id
}

type Answered = { status: number; body: Record<string, unknown> }

/** Sends a file as the dialog does. */
export const upload = async (
  app: TestApp,
  token: string,
  bytes: Buffer,
  {
    to = '/inventory/imports',
    query = '',
    type = 'application/octet-stream',
    key,
  }: { to?: string; query?: string; type?: string; key?: string } = {},
): Promise<Answered> => {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v1${to}${query}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type, ...(key ? { 'idempotency-key': key } : {}) },
    payload: bytes,
  })
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> }
}

export const importOf = ({ body }: Answered): Import => body.import as Import

/** The upload once nothing of it is in progress. */
export const whenDone = async (app: TestApp, token: string, id: string, headers = {}): Promise<Import> => {
  await app.app.modules.imports.background.idle()
  return importOf(await app.call(`GET /inventory/imports/${id}`, { token, headers }))
}

/** Uploads and waits until every row is checked. */
export const check = async (app: TestApp, token: string, bytes: Buffer, options = {}): Promise<Import> =>
  whenDone(app, token, importOf(await upload(app, token, bytes, options)).id)

/** Applies the good rows and waits for the end. */
export const apply = async (app: TestApp, token: string, id: string): Promise<Import> => {
  await app.call(`POST /inventory/imports/${id}/apply`, { token })
  return whenDone(app, token, id)
}
