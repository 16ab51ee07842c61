import { escapeMarkup } from '../text/markup.ts'
import { type Cell, safeText } from './safe-cell.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
export const XLSX_TYPE = `${TYPES}.sheet`

// All other control characters are invalid in XML.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const escapeXml = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''))

/** `A`, `Z`, `AA`: the name of the n-th column, counted from 0. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

const cellXml = (cell: Cell, place: string, style: number): string =>
  typeof cell === 'number'
    ? `<c r="${place}" s="2"><v>${cell}</v></c>`
    : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(safeText(cell))}</t></is></c>`

const rowXml = (row: readonly Cell[], index: number): string =>
  `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`, index === 0 ? 1 : 0)).join('')}</row>`

const WIDTH_MIN = 8
const WIDTH_MAX = 48
const widthOf = (rows: readonly (readonly Cell[])[], column: number): number => {
  const longest = rows.slice(0, 200).reduce((max, row) => Math.max(max, String(row[column] ?? '').length), 0)
  return Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, longest + 2))
}

/** The head row is frozen; amounts are numbers with two decimals. */
const sheetXml = (rows: readonly (readonly Cell[])[]): string => {
  const columns = rows[0] ?? []
  const widths = columns.map((_, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(rows, at)}" customWidth="1"/>`)
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`
}

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** A part of a workbook for its ZIP file. */
export type WorkbookPart = { name: string; text: string }

/** A sheet of a workbook; the first row is its head. `name` is cut to 31 characters. */
export type Sheet = { name: string; rows: readonly (readonly Cell[])[] }

const MAIN_PART = `${TYPES}.sheet.main+xml`
const sheetName = (name: string): string => escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))
const each = (sheets: readonly Sheet[], part: (no: number, sheet: Sheet) => string): string =>
  sheets.map((sheet, index) => part(index + 1, sheet)).join('')

/** Builds the parts of an Excel workbook from sheets. */
export const workbookOf = (sheets: readonly Sheet[]): WorkbookPart[] => [
  {
    name: '[Content_Types].xml',
    text: `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN_PART}"/>${each(sheets, (no) => `<Override PartName="/xl/worksheets/sheet${no}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    text: `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    text: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(sheets, (no, { name }) => `<sheet name="${sheetName(name)}" sheetId="${no}" r:id="rId${no}"/>`)}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: `${HEAD}<Relationships xmlns="${RELATIONS}">${each(sheets, (no) => `<Relationship Id="rId${no}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${no}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  },
  ...sheets.map(({ rows }, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, text: sheetXml(rows) })),
  { name: 'xl/styles.xml', text: STYLES },
]

/** A workbook with one sheet. */
export const workbookParts = (name: string, rows: Sheet['rows']): WorkbookPart[] => workbookOf([{ name, rows }])
