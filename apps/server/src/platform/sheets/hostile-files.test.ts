import { expect, test } from 'vitest'
import { xlsxOf, zipOf } from '../../../test/factories/import-files.ts'
import { openSheet, SheetError, type SheetProblem } from './index.ts'
import { createXmlReader } from './read-xml.ts'

const MB = 1024 * 1024
const LIMITS = { columns: 100, cellLength: 5000, unpackedBytes: 8 * MB }
const rowsOf = async (bytes: Buffer): Promise<string[][]> => {
  const rows: string[][] = []
  for await (const { cells } of openSheet(bytes, LIMITS).rows()) rows.push(cells)
  return rows
}
const problemOf = async (bytes: Buffer): Promise<SheetProblem | undefined> => {
  try {
    await rowsOf(bytes)
  } catch (error) {
    if (error instanceof SheetError) return error.problem
    throw error
  }
}
const UNREADABLE = { code: 'unreadable' }

/** A workbook whose sheet is this text. */
const sheetOf = (text: string): Buffer => xlsxOf([['a']], [{ name: 'xl/worksheets/sheet1.xml', text }])
const cellsOf = (cells: string): Buffer => sheetOf(`<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`)

test('ZIP: too many parts, a part outside the file, a part with a password', async () => {
  const parts = (names: string[]) => zipOf(names.map((name) => ({ name, bytes: Buffer.from('<a/>') })))
  expect(await problemOf(parts(Array.from({ length: 2001 }, (_, at) => `part${at}`)))).toEqual(UNREADABLE)
  expect(await problemOf(parts(['xl/workbook.xml', '../../etc/passwd']))).toEqual(UNREADABLE)
  const locked = parts(['xl/workbook.xml'])
  locked.writeUInt8(1, locked.indexOf('PK\u0001\u0002', 0, 'latin1') + 8)
  expect(await problemOf(locked)).toEqual({ code: 'old_or_locked' })
})

test('ZIP: parts that are each within the limit are not all together', async () => {
  const text = `<sst><si><t>${' '.repeat(900_000)}</t></si>${'<si/>'.repeat(MB)}</sst>`
  const strings = { name: 'xl/sharedStrings.xml', text }
  const relations = `<Relationships><Relationship Id="rId1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://x/sharedStrings" Target="sharedStrings.xml"/></Relationships>`
  const sheet = { name: 'xl/worksheets/sheet1.xml', text: `<worksheet>${'<row/>'.repeat(MB / 2)}</worksheet>` }
  const file = xlsxOf([['a']], [strings, sheet, { name: 'xl/_rels/workbook.xml.rels', text: relations }])
  expect(await problemOf(file)).toEqual({ code: 'unpacks_too_big', most_mb: 8 })
})

test.each([
  ['elements within each other', '<a>'.repeat(MB)],
  ['one tag', `<worksheet ${Array.from({ length: 50_000 }, (_, at) => `a${at}="1" `).join('')}>`],
  ['an attribute without end', `<worksheet a="${'x'.repeat(3 * MB)}`],
  ['a comment without end', `<worksheet><!--${'x'.repeat(3 * MB)}`],
  ['a text without end', `<worksheet><sheetData><row><c t="str"><v>\n${' \n'.repeat(2 * MB)}`],
  ['an element that is never closed', '<worksheet><sheetData><row r="1"><c><v>1</v></c></row>'],
  ['elements that cross', '<worksheet><sheetData><row r="1"></sheetData></row></worksheet>'],
])('XML: %s is no sheet', async (_what, text) => {
  expect(await problemOf(sheetOf(text))).toEqual(UNREADABLE)
})

test('XML: entities that grow by each other are refused, in each part', async () => {
  const laughs = Array.from({ length: 30 }, (_, at) => `<!ENTITY l${at + 1} "&l${at};&l${at};">`).join('')
  const types = `<!DOCTYPE lolz [<!ENTITY l0 "ha">${laughs}]>`
  const outside = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  for (const type of [types, outside, '<!DOCTYPE a>']) {
    expect(await problemOf(sheetOf(`<?xml version="1.0"?>${type}<worksheet>&l30;&x;</worksheet>`))).toEqual(UNREADABLE)
    const workbook = { name: 'xl/workbook.xml', text: `${type}<workbook/>` }
    expect(await problemOf(xlsxOf([['a']], [workbook]))).toEqual(UNREADABLE)
  }
})

test('XML: what is wrong within words only stays as it is written', async () => {
  const cells = ['a\u0007b', '&nobody;', '&#xFFFF;', 'a]]>b'].map((text) => `<c t="str"><v>${text}</v></c>`)
  expect(await rowsOf(cellsOf(cells.join('')))).toEqual([['a\u0007b', '&nobody;', '&#xFFFF;', 'a]]>b']])
})

test('CSV: megabytes behind an open quotation mark, in one cell, of nothing but commas', async () => {
  const long = { code: 'cell_too_long', row: 2, column: 'B', most: 5000 }
  expect(await problemOf(Buffer.from(`a,b\n1,"${'x, \n'.repeat(2 * MB)}`))).toEqual(long)
  expect(await problemOf(Buffer.from(`a,b\n1,${'\u0939'.repeat(2 * MB)}`))).toEqual(long)
  const commas = `a,b\n1,2${','.repeat(5 * MB)}`
  expect(await problemOf(Buffer.from(commas))).toEqual({ code: 'too_many_columns', row: 2, most: 100 })
})

test('CSV: a sign that cannot part cells, and a mark that follows its cell', async () => {
  expect(await rowsOf(Buffer.from('sep="\na,b'))).toEqual([['a,b']])
  expect(await rowsOf(Buffer.from('a,b\n"5" pipe,2'))).toEqual([
    ['a', 'b'],
    ['"5" pipe', '2'],
  ])
})

test.each([
  ['is read', 60, false],
  ['is refused', 65, true],
])('a tag of that many KB %s: %d', (_what, kib, isRefused) => {
  const value = 'x'.repeat(kib * 1024 - '<a b=""/>'.length)
  const read = () => {
    const reader = createXmlReader({})
    for (const piece of `<sheet><a b="${value}"/></sheet>`.match(/.{1,65536}/gs) ?? []) reader.take(piece)
    reader.finish()
  }
  if (isRefused) expect(read).toThrow(SheetError)
  else expect(read).not.toThrow()
})
