import { type Entry, fromBufferPromise, type ZipFile as YauzlFile } from 'yauzl'
import { SheetError } from './sheet.ts'

const ENTRIES_MAX = 2000
const PIECE_BYTES = 64 * 1024

/** The library's message for a file with a password of the newer kind. */
const LOCKED = /strong encryption/

const refuse = (): never => {
  throw new SheetError({ code: 'unreadable' })
}

/** Names in workbooks are case-insensitive. */
const keyOf = (name: string): string => name.toLowerCase()

/** Reads the index of a ZIP file. Throws `SheetError` on anything unexpected. */
const readIndex = async (bytes: Buffer): Promise<{ file: YauzlFile; entries: ReadonlyMap<string, Entry> }> => {
  try {
    // The index may lie about sizes. The unpacked bytes are counted below, so the library need not check them too.
    const file = await fromBufferPromise(bytes, { validateEntrySizes: false })
    if (file.entryCount > ENTRIES_MAX) refuse()
    const entries = new Map<string, Entry>()
    for await (const entry of file.eachEntry()) entries.set(keyOf(entry.fileName), entry)
    return { file, entries }
  } catch (error) {
    if (error instanceof SheetError) throw error
    if (error instanceof Error && LOCKED.test(error.message)) throw new SheetError({ code: 'old_or_locked' })
    return refuse()
  }
}

/** A ZIP file. All its parts together unpack to `mostBytes` at most, whatever its index says. */
export type ZipFile = {
  has(name: string): boolean
  /** A part in pieces. */
  read(name: string): AsyncGenerator<Buffer>
}

export const openZip = async (bytes: Buffer, maxBytes: number): Promise<ZipFile> => {
  const { file, entries } = await readIndex(bytes)
  const tooBig = () => new SheetError({ code: 'unpacks_too_big', most_mb: Math.floor(maxBytes / (1024 * 1024)) })
  let unpacked = 0
  /** An uncompressed part comes as one piece. It is cut, so that other work can run in between. */
  function* slices(piece: Buffer): Generator<Buffer> {
    for (let at = 0; at < piece.length; at += PIECE_BYTES) {
      const slice = piece.subarray(at, at + PIECE_BYTES)
      unpacked += slice.length
      if (unpacked > maxBytes) throw tooBig()
      yield slice
    }
  }

  async function* read(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(keyOf(name))
    if (!entry) return refuse()
    if (entry.isEncrypted()) throw new SheetError({ code: 'old_or_locked' })
    if (entry.uncompressedSize > maxBytes) throw tooBig()
    try {
      for await (const piece of await file.openReadStreamPromise(entry)) yield* slices(piece as Buffer)
    } catch (error) {
      if (error instanceof SheetError) throw error
      // Errors of a reader that handles a piece do not arrive here; this is an error of the compression.
      return refuse()
    }
  }
  return { has: (name) => entries.has(keyOf(name)), read }
}
