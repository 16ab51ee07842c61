import type { WorkbookPart } from '@jhola/contract/files/workbook'

const CRC_POLYNOMIAL = 0xedb88320
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? CRC_POLYNOMIAL ^ (crc >>> 1) : crc >>> 1
  return crc
})

/** CRC-32 as ZIP has it. */
export const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const deflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const squeezed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(squeezed).arrayBuffer())
}

/** Numbers in their places: `[bytes, value]`, little end first. */
const record = (...fields: (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

const VERSION = 20
const UTF8_NAMES = 0x0800
const DEFLATED = 8
/** 1 January 1980: the same content makes the same file. */
const DATE = 0x21

/** Packs texts into one ZIP file (APPNOTE 6.3), squeezed by the browser itself. */
export const zip = async (entries: readonly WorkbookPart[]): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const index: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const [title, bytes] = [name, text].map((words) => new TextEncoder().encode(words)) as [
      Uint8Array<ArrayBuffer>,
      Uint8Array<ArrayBuffer>,
    ]
    const body = await deflate(bytes)
    const facts = [
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, DEFLATED],
      [2, 0],
      [2, DATE],
      [4, crc32(bytes)],
      [4, body.length],
      [4, bytes.length],
      [2, title.length],
      [2, 0],
    ] as const
    index.push(record([4, 0x02014b50], [2, VERSION], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), title)
    const head = record([4, 0x04034b50], ...facts)
    parts.push(head, title, body)
    offset += head.length + title.length + body.length
  }
  const length = index.reduce((sum, part) => sum + part.length, 0)
  const end = record([4, 0x06054b50], [2, 0], [2, 0], [2, entries.length], [2, entries.length], [4, length], [4, offset], [2, 0])
  return new Uint8Array(await new Blob([...parts, ...index, end]).arrayBuffer())
}
