import { setImmediate } from 'node:timers/promises'
import { decodePieces, type TextEncoding } from './decode-text.ts'
import { checkCell, SheetError, type SheetLimits, type SheetRow } from './sheet.ts'

const SEPARATORS = [',', ';', '\t', '|'] as const
const PROBED_LINES = 10

/** Excel writes the separator in a line of its own before everything else. */
const NAMED_SEPARATOR = /^"?sep=(.)"?\r?\n/i

/** Which sign parts the cells: the one that the first lines agree on best. */
export const detectSeparator = (start: string): string => {
  const named = NAMED_SEPARATOR.exec(start)?.[1]
  if (named) return named
  const lines = start
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, PROBED_LINES)
  const score = (separator: string): number => {
    const counts = lines.map((line) => line.split(separator).length - 1)
    return counts.filter((count) => count > 0).length * 100 + Math.min(99, Math.max(0, ...counts))
  }
  return SEPARATORS.reduce((best, separator) => (score(separator) > score(best) ? separator : best))
}

/** Reads CSV (RFC 4180) piece by piece; a quotation mark in the middle of a word is one of its letters. */
export const createCsvReader = (separator: string, limits: SheetLimits) => {
  let row = 1
  let cells: string[] = []
  let cell = ''
  let place: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  let openedIn = 0
  let wasReturn = false
  let done: SheetRow[] = []

  const add = (text: string): void => {
    cell += text
    checkCell(limits, row, cells.length, cell.length)
  }
  const endCell = (): void => {
    checkCell(limits, row, cell === '' ? 0 : cells.length, cell.length)
    // Empty cells behind the last column are commas that somebody's program left there.
    if (cells.length < limits.columns) cells.push(cell)
    cell = ''
    place = 'start'
  }
  const endRow = (): void => {
    endCell()
    done.push({ row, cells })
    row += 1
    cells = []
  }
  /** Where the run of ordinary letters ends that begins here. */
  const runEnd = (text: string, from: number): number => {
    let at = from
    for (; at < text.length; at += 1) {
      const sign = text[at]
      if (place === 'quoted' ? sign === '"' : sign === separator || sign === '\n' || sign === '\r') break
    }
    return at
  }
  const takeSign = (sign: string): void => {
    if (sign === '"' && place === 'start') {
      place = 'quoted'
      openedIn = row
    } else if (sign === '"' && place === 'quoted') place = 'closed'
    else if (sign === '"' && place === 'closed') {
      add('"')
      place = 'quoted'
    } else if (place === 'quoted') add(sign)
    else if (sign === separator) endCell()
    else if (sign === '\r' || (sign === '\n' && !wasReturn)) endRow()
  }
  return {
    /** The rows that this piece completes. */
    take(text: string): SheetRow[] {
      done = []
      for (let at = 0; at < text.length; ) {
        const sign = text[at] ?? ''
        const isSpecial = sign === '"' ? place !== 'plain' : sign === separator || sign === '\n' || sign === '\r'
        if (isSpecial) {
          const isQuoted = place === 'quoted'
          takeSign(sign)
          wasReturn = sign === '\r' && !isQuoted
          at += 1
          continue
        }
        wasReturn = false
        if (place !== 'quoted') place = 'plain'
        const end = runEnd(text, at)
        add(text.slice(at, end))
        at = end
      }
      return done
    },
    /** The last row, when no line break ends it. Throws when a quotation mark is still open. */
    finish(): SheetRow[] {
      done = []
      if (place === 'quoted') throw new SheetError({ code: 'open_quote', row: openedIn })
      if (cells.length > 0 || cell !== '' || place !== 'start') endRow()
      return done
    },
  }
}

/** The rows of a text. Other work gets its turn after each piece. */
export async function* readCsv(bytes: Buffer, encoding: TextEncoding, limits: SheetLimits): AsyncGenerator<SheetRow> {
  let reader: ReturnType<typeof createCsvReader> | undefined
  for (const piece of decodePieces(bytes, encoding)) {
    const text = reader ? piece : piece.replace(NAMED_SEPARATOR, '')
    reader ??= createCsvReader(detectSeparator(piece), limits)
    yield* reader.take(text)
    await setImmediate()
  }
  if (reader) yield* reader.finish()
}
