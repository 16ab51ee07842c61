import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, type Parser, parse } from 'csv-parse'
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

/** Empty cells behind the last column are commas that somebody's program left there; no spreadsheet has more of them. */
const CELLS_MAX = 16_384
/** A letter of JavaScript is three bytes of UTF-8 at most; the library counts an open cell in bytes. */
const BYTES_OF_LETTER = 3

/** Refuses a cell that is beyond the limits. */
const judgeCell = (text: string, limits: SheetLimits, row: number, column: number): string => {
  checkCell(limits, row, text === '' && column < CELLS_MAX ? 0 : column, text.length)
  return text
}

/** The library's parser with our limits; a quotation mark in the middle of a word is one of its letters. */
const createParser = (separator: string, limits: SheetLimits): Parser =>
  parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    // Every whole cell was judged, so only one that is too long and does not end can get this far.
    max_record_size: limits.columns * limits.cellLength + BYTES_OF_LETTER * limits.cellLength,
    cast: (text, { records, index }) => judgeCell(text, limits, records + 1, index),
  })

/** What the library says is wrong, as a table's problem. */
const problemOf = (error: unknown, limits: SheetLimits): unknown => {
  if (!(error instanceof CsvError)) return error
  const row = Number(error.records) + 1
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new SheetError({ code: 'open_quote', row })
  if (error.code !== 'CSV_MAX_RECORD_SIZE') return new SheetError({ code: 'unreadable' })
  try {
    return checkCell(limits, row, Number(error.column), Number.POSITIVE_INFINITY)
  } catch (found) {
    return found
  }
}

/** The pieces of a text. Other work gets its turn after each one. */
async function* piecesOf(first: string, others: Iterable<string>): AsyncGenerator<string> {
  yield first.replace(NAMED_SEPARATOR, '')
  for (const piece of others) {
    await setImmediate()
    yield piece
  }
}

/** The rows of a text in CSV (RFC 4180). */
export async function* readCsv(bytes: Buffer, encoding: TextEncoding, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const pieces = decodePieces(bytes, encoding)
  const first = pieces.next().value ?? ''
  const parser = createParser(detectSeparator(first), limits)
  // What goes wrong on the way comes out of the parser too.
  pipeline(Readable.from(piecesOf(first, pieces)), parser, () => undefined)
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1
      yield { row, cells: cells.length > limits.columns ? cells.slice(0, limits.columns) : cells }
    }
  } catch (error) {
    throw problemOf(error, limits)
  }
}
