import { setImmediate } from 'node:timers/promises'
import { attributeOf, type XmlHandler, xmlPieces } from './read-xml.ts'
import { openZip } from './read-zip.ts'
import { checkCell, SheetError, type SheetLimits, type SheetRow } from './sheet.ts'
import { type NumberFormat, readNumberFormats, readStrings, readWorkbook } from './workbook-parts.ts'

const DAY_MS = 86_400_000
const EPOCH_1900_MS = Date.UTC(1899, 11, 30)
const EPOCH_1904_MS = Date.UTC(1904, 0, 1)
const LETTERS = 26
const SERIAL_MAX = 2_958_465
/** No program writes more rows. */
const ROWS_MAX = 2 ** 24

/** `B7` to 1; `undefined` if the cell does not state its position. */
const columnIndex = (place: string | undefined): number | undefined => {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  return letters ? [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1 : undefined
}

const numberText = (raw: string, look: NumberFormat, is1904: boolean): string => {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  if (look === 'percent') return `${Number((value * 100).toFixed(6))}%`
  if (look === 'date' && value >= 0 && value <= SERIAL_MAX)
    return new Date((is1904 ? EPOCH_1904_MS : EPOCH_1900_MS) + Math.floor(value) * DAY_MS).toISOString().slice(0, 10)
  // Workbooks store 17 digits; the last ones are noise of the binary number.
  return String(Number(value.toPrecision(15)))
}

/** How a cell's value becomes text, by its type. */
type Meaning = { strings: readonly string[]; looks: readonly NumberFormat[]; is1904: boolean }
const cellText = (raw: string, type: string, style: number, { strings, looks, is1904 }: Meaning): string => {
  if (type === 's') return strings[Number(raw)] ?? ''
  if (type === 'b') return raw === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return raw.slice(0, 10)
  if (type === 'n') return numberText(raw, looks[style] ?? 'plain', is1904)
  return raw
}

/** Collects the rows of a sheet. A formula has the result that the saving program stored; nothing is computed here. */
const createSheetHandler = (limits: SheetLimits, meaning: Meaning) => {
  const done: SheetRow[] = []
  let row: SheetRow = { row: 0, cells: [] }
  let column = -1
  let type = 'n'
  let style = 0
  let value = ''
  let formula = ''
  let within: 'value' | 'formula' | undefined
  let isHint = false
  const endCell = (): void => {
    const text = value === '' && formula !== '' ? `=${formula}` : cellText(value, type, style, meaning)
    if (text === '') return
    checkCell(limits, row.row, column, text.length)
    while (row.cells.length < column) row.cells.push('')
    row.cells[column] = text
  }
  const handler: XmlHandler = {
    open: (tag, attributes) => {
      if (tag === 'row') {
        row = { row: Number(attributeOf(attributes, 'r')) || row.row + 1, cells: [] }
        column = -1
      } else if (tag === 'c') {
        column = columnIndex(attributeOf(attributes, 'r')) ?? column + 1
        type = attributeOf(attributes, 't') ?? 'n'
        style = Number(attributeOf(attributes, 's') ?? 0)
        value = ''
        formula = ''
      } else if (tag === 'v' || tag === 't') within = isHint ? undefined : 'value'
      else if (tag === 'f') within = 'formula'
      else if (tag === 'rPh') isHint = true
    },
    text: (text) => {
      if (within === undefined) return
      if (within === 'formula') formula = (formula + text).slice(0, limits.cellLength)
      else value += text
      checkCell(limits, row.row, Math.min(column, limits.columns - 1), value.length)
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't' || tag === 'f') within = undefined
      else if (tag === 'rPh') isHint = false
      else if (tag === 'c') endCell()
      else if (tag === 'row') done.push(row)
    },
  }
  return { handler, take: () => done.splice(0) }
}

/** The rows of a workbook's first visible sheet. Other work can run after each piece. */
export async function* readXlsx(bytes: Buffer, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const zip = await openZip(bytes, limits.unpackedBytes)
  const { sheet, strings, styles, is1904 } = await readWorkbook(zip)
  const { handler, take } = createSheetHandler(limits, {
    strings: strings ? await readStrings(zip, strings, limits.cellLength) : [],
    looks: styles ? await readNumberFormats(zip, styles) : [],
    is1904,
  })
  let last = 0
  for await (const _piece of xmlPieces(zip, sheet, handler)) {
    for (const row of take()) {
      // No program writes rows that go backwards, repeat or exceed all limits.
      if (row.row <= last || row.row > ROWS_MAX || !Number.isInteger(row.row)) throw new SheetError({ code: 'unreadable' })
      last = row.row
      yield row
    }
    await setImmediate()
  }
}
