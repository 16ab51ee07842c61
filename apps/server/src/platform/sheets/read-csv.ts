import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, type Parser, parse } from 'csv-parse'
import { decodePieces, type TextEncoding } from './decode-text.ts'
import { checkCell, SheetError, type SheetLimits, type SheetRow } from './sheet.ts'

const SEPARATORS = [',', ';', '\t', '|'] as const
const PROBED_LINES = 10

/** Excel writes the separator in its own line before everything else. */
const NAMED_SEPARATOR = /^"?sep=(.)"?\r?\n/i

/** Detects the separator: the character on which the first lines agree best. */
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

/** Empty cells after the last column are commas that a program left there. No spreadsheet has more cells than this. */
const CELLS_MAX = 16_384
/** A JavaScript character takes up to three bytes of UTF-8. The library counts an open cell in bytes. */
const BYTES_OF_LETTER = 3

/** Rejects a cell beyond the limits. */
const judgeCell = (text: string, limits: SheetLimits, row: number, column: number): string => {
  checkCell(limits, row, text === '' && column < CELLS_MAX ? 0 : column, text.length)
  return text
}

/** The library's parser with our limits. A quotation mark inside a word is part of it. */
const createParser = (separator: string, limits: SheetLimits): Parser =>
  parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    // Every complete cell was checked, so only a too long cell without an end can reach this limit.
    max_record_size: limits.columns * limits.cellLength + BYTES_OF_LETTER * limits.cellLength,
    cast: (text, { records, index }) => judgeCell(text, limits, records + 1, index),
  })

/** Converts the library's error to a table problem. */
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

/** The pieces of a text. Other work can run after each piece. */
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
  // Errors of the pipeline are thrown by the parser too.
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
