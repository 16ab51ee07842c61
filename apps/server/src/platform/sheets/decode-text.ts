import { isUtf8 } from 'node:buffer'
import { SheetError } from './sheet.ts'

/** The encoding of a text. `from`: where the text begins, after the byte order mark. */
export type TextEncoding = { name: string; from: number; isGuess: boolean }

const PROBED_BYTES = 4096
const NOT_IN_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
/** Western text has few accented letters. A custom font encoding (Kruti Dev, Shree) or noise has them everywhere. */
const STRANGE_SHARE_MAX = 0.2

const utf16ByZeros = (bytes: Buffer): string | undefined => {
  const probe = bytes.subarray(0, PROBED_BYTES - (PROBED_BYTES % 2))
  const zeros = [0, 0]
  probe.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const max = probe.length / 2
  if (odd > max / 2 && even < max / 10) return 'utf-16le'
  return even > max / 2 && odd < max / 10 ? 'utf-16be' : undefined
}

const isPlausible1252 = (bytes: Buffer): boolean => {
  let strange = 0
  let letters = 0
  for (const byte of bytes) {
    if (NOT_IN_1252.has(byte)) return false
    if (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13) return false
    if (byte >= 0x80) strange += 1
    if (byte >= 0x80 || (byte >= 0x41 && byte <= 0x7a)) letters += 1
  }
  return strange <= letters * STRANGE_SHARE_MAX
}

/** The encoding from the byte order mark, or else from the bytes. Throws `SheetError` if none fits. */
export const detectEncoding = (bytes: Buffer): TextEncoding => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf && isUtf8(bytes))
    return { name: 'utf-8', from: 3, isGuess: false }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { name: 'utf-16le', from: 2, isGuess: false }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { name: 'utf-16be', from: 2, isGuess: false }
  const wide = utf16ByZeros(bytes)
  if (wide) return { name: wide, from: 0, isGuess: true }
  if (bytes.includes(0)) throw new SheetError({ code: 'unreadable' })
  if (isUtf8(bytes)) return { name: 'utf-8', from: 0, isGuess: false }
  if (isPlausible1252(bytes)) return { name: 'windows-1252', from: 0, isGuess: true }
  throw new SheetError({ code: 'encoding' })
}

/** Before V8 has compiled it, the CSV parser takes 40 ms for this much, and 100 ms for 64 KB. */
const PIECE_BYTES = 16 * 1024

/**
 * The text in pieces, so that other work can run between them. Throws `SheetError` at a control character that no text
 * contains.
 */
export function* decodePieces(bytes: Buffer, { name, from }: TextEncoding): Generator<string> {
  const decoder = new TextDecoder(name, { ignoreBOM: true })
  for (let at = from; at < bytes.length; at += PIECE_BYTES) {
    const piece = decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true })
    if (piece.includes('\0')) throw new SheetError({ code: 'unreadable' })
    yield piece
  }
  yield decoder.decode()
}
