import type { WorkbookPart } from '@jhola/contract/shared/files/workbook'
import { Zip, ZipDeflate } from 'fflate'

/**
 * Piece size in bytes: about 10 ms of compression. Smaller pieces would wait longer than they work, because timers take at least
 * 4 ms.
 */
const PIECE_BYTES = 256 * 1024
/** A fixed time, so that the same content makes the same file. ZIP stores local time. */
const mtime = new Date(1980, 0, 1)

/** Lets the browser paint and the bell ring between two pieces. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Compresses texts into one ZIP file, piece by piece. */
export const zip = async (entries: readonly WorkbookPart[]): Promise<Uint8Array<ArrayBuffer>> => {
  const packed: Uint8Array<ArrayBuffer>[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    // The library's types do not say which kind of buffer it returns; it never uses shared ones.
    packed.push(piece as Uint8Array<ArrayBuffer>)
  })
  for (const { name, text } of entries) {
    const part = new ZipDeflate(name)
    part.mtime = mtime
    archive.add(part)
    const bytes = new TextEncoder().encode(text)
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      part.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length)
      await nextTask()
    }
  }
  archive.end()
  return new Uint8Array(await new Blob(packed).arrayBuffer())
}
