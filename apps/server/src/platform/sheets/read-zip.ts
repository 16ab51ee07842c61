import { createInflateRaw } from 'node:zlib'
import { SheetError } from './sheet.ts'

type Entry = { start: number; packed: number; size: number; method: number; isLocked: boolean }

const END_MARK = 0x06054b50
const INDEX_MARK = 0x02014b50
const LOCAL_MARK = 0x04034b50
const END_BYTES = 22
const COMMENT_MOST = 0xffff
const ENTRIES_MOST = 2000
const LARGE = 0xffffffff
const ZIP64_FIELD = 1
const STORED = 0
const DEFLATED = 8
const PIECE_BYTES = 64 * 1024

const refuse = (): never => {
  throw new SheetError({ code: 'unreadable' })
}

const findEnd = (bytes: Buffer): number => {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_MOST)
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === END_MARK && at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return at
  return refuse()
}

/** Sizes that do not fit in four bytes stand in a field of their own, in this order, and only those. Some programs write it always. */
const widen = (extra: Buffer, narrow: readonly number[]): number[] => {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== ZIP64_FIELD) continue
    let from = at + 4
    return narrow.map((value) => {
      if (value !== LARGE) return value
      from += 8
      return Number(extra.readBigUInt64LE(from - 8))
    })
  }
  return [...narrow]
}

const readEntry = (bytes: Buffer, at: number): { name: string; entry: Entry; next: number } => {
  if (bytes.readUInt32LE(at) !== INDEX_MARK) refuse()
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
    number,
    number,
    number,
  ]
  const extraAt = at + 46 + nameLength
  const narrow = [24, 20, 42].map((place) => bytes.readUInt32LE(at + place))
  const [size = 0, packed = 0, offset = 0] = widen(bytes.subarray(extraAt, extraAt + extraLength), narrow)
  if (bytes.readUInt32LE(offset) !== LOCAL_MARK) refuse()
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const isLocked = (bytes.readUInt16LE(at + 8) & 1) === 1
  const entry = { start, packed, size, method: bytes.readUInt16LE(at + 10), isLocked }
  return { name: bytes.toString('utf8', at + 46, extraAt), entry, next: extraAt + extraLength + commentLength }
}

/** What is in a ZIP file, by its own index. Throws `SheetError` on anything that is not as it should be. */
const readIndex = (bytes: Buffer): ReadonlyMap<string, Entry> => {
  try {
    const end = findEnd(bytes)
    const count = bytes.readUInt16LE(end + 10)
    if (count > ENTRIES_MOST) refuse()
    const entries = new Map<string, Entry>()
    let at = bytes.readUInt32LE(end + 16)
    for (let left = count; left > 0; left -= 1) {
      const { name, entry, next } = readEntry(bytes, at)
      // Names are case-blind in workbooks, and some programs write them with the slashes of Windows.
      entries.set(name.replaceAll('\\', '/').toLowerCase(), entry)
      at = next
    }
    return entries
  } catch (error) {
    if (error instanceof SheetError) throw error
    return refuse()
  }
}

/** A ZIP file. All its parts together unpack to `mostBytes` at most, whatever its index says. */
export type ZipFile = {
  has(name: string): boolean
  /** A part, piece by piece. */
  read(name: string): AsyncGenerator<Buffer>
}

export const openZip = (bytes: Buffer, mostBytes: number): ZipFile => {
  const entries = readIndex(bytes)
  const tooBig = () => new SheetError({ code: 'unpacks_too_big', most_mb: Math.floor(mostBytes / (1024 * 1024)) })
  const find = (name: string) => entries.get(name.toLowerCase())
  let unpacked = 0
  const count = (piece: Buffer): Buffer => {
    unpacked += piece.length
    if (unpacked > mostBytes) throw tooBig()
    return piece
  }
  function* slices(bytes: Buffer): Generator<Buffer> {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield count(bytes.subarray(at, at + PIECE_BYTES))
  }

  async function* read(name: string): AsyncGenerator<Buffer> {
    const entry = find(name)
    if (!entry || entry.start + entry.packed > bytes.length) return refuse()
    if (entry.isLocked) throw new SheetError({ code: 'old_or_locked' })
    if (entry.size > mostBytes) throw tooBig()
    const packed = bytes.subarray(entry.start, entry.start + entry.packed)
    if (entry.method === STORED) return yield* slices(packed)
    if (entry.method !== DEFLATED) return refuse()
    // The index may lie: what really comes out is counted.
    const inflate = createInflateRaw({ chunkSize: PIECE_BYTES })
    inflate.end(packed)
    try {
      for await (const piece of inflate) yield count(piece as Buffer)
    } catch (error) {
      if (error instanceof SheetError) throw error
      // What a reader throws while it handles a piece does not come here; this is the packing itself.
      return refuse()
    } finally {
      inflate.destroy()
    }
  }
  return { has: (name) => find(name) !== undefined, read }
}
