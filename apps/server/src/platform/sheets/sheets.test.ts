import { workbookParts } from '@jhola/contract/shared/files/workbook'
import { expect, test } from 'vitest'
import { xlsxOf, zipOf } from '../../../test/factories/import-files.ts'
import { openSheet, SheetError, type SheetProblem } from './index.ts'

const LIMITS = { columns: 100, cellLength: 5000, unpackedBytes: 8 * 1024 * 1024 }
const rowsOf = async (bytes: Buffer, limits = LIMITS): Promise<[number, ...string[]][]> => {
  const rows: [number, ...string[]][] = []
  for await (const { row, cells } of openSheet(bytes, limits).rows()) rows.push([row, ...cells])
  return rows
}
const problemOf = async (bytes: Buffer, limits = LIMITS): Promise<SheetProblem | undefined> => {
  try {
    await rowsOf(bytes, limits)
  } catch (error) {
    if (error instanceof SheetError) return error.problem
    throw error
  }
}
const text = (words: string, encoding: 'utf8' | 'utf16le' | 'latin1' = 'utf8') => Buffer.from(words, encoding)

test('quotes, commas and lines within cells; rows are numbered as a spreadsheet does', async () => {
  expect(await rowsOf(text('a,"b ""c"", d","two\nlines"\r\n\r\n1,5" pipe,\n"",x'))).toEqual([
    [1, 'a', 'b "c", d', 'two\nlines'],
    [2, ''],
    [3, '1', '5" pipe', ''],
    [4, '', 'x'],
  ])
})

test.each([
  ['semicolons', 'नाम;दाम\nदाल;45,50'],
  ['tabs', 'नाम\tदाम\nदाल\t45,50'],
  ['named by Excel', 'sep=;\nनाम;दाम\nदाल;45,50'],
])('%s part the cells', async (_what, words) => {
  expect(await rowsOf(text(words))).toEqual([
    [1, 'नाम', 'दाम'],
    [2, 'दाल', '45,50'],
  ])
})

test('a cell may be cut anywhere by the pieces that a file is read in', async () => {
  const long = `${'x'.repeat(4000)}"",é`
  const words = Array.from({ length: 60 }, (_, at) => `${at},"${long}"\r\n`).join('')
  const rows = await rowsOf(text(words))
  expect(rows).toHaveLength(60)
  expect(new Set(rows.map(([, , cell]) => cell))).toEqual(new Set([`${'x'.repeat(4000)}",é`]))
})

test('encodings: UTF-8 with and without BOM, UTF-16 in both byte orders, Windows-1252; a custom font is reported', async () => {
  const wide = text('\uFEFFनाम,é', 'utf16le')
  for (const bytes of [text('नाम,é'), text('\uFEFFनाम,é'), wide, Buffer.from(wide).swap16(), text('नाम,é'.padEnd(40), 'utf16le')])
    expect((await rowsOf(bytes))[0]?.[1]).toBe('नाम')
  const western = openSheet(text('Name,Price\nCafé,5\nRosé,6', 'latin1'), LIMITS)
  expect([western.encoding, western.isGuess]).toEqual(['windows-1252', true])
  expect(await problemOf(text('nky,45\n\u00e8\u00e9\u00ea\u00eb\u00ec,5', 'latin1'))).toEqual({ code: 'encoding' })
  expect(await problemOf(Buffer.from([0x61, 0x2c, 0x81, 0x8d]))).toEqual({ code: 'encoding' })
})

test('a file that is not a table is reported', async () => {
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(100)])
  expect(await problemOf(old)).toEqual({ code: 'old_or_locked' })
  for (const bytes of [
    Buffer.alloc(0),
    text('%PDF-1.7'),
    text('<!DOCTYPE html>'),
    Buffer.from([0x89, 0x50, 0x4e, 0x47]),
    Buffer.from('Name,\0Price\nDal,60'),
    // Four bytes for each character, with a byte order mark that begins like that of two.
    Buffer.from('\uFEFF\0N\0a\0,\0P\0', 'utf16le'),
    xlsxOf([['a']], [sheetOf('<row r="1"><c t="str"><v>a\0</v></c></row>')]),
  ])
    expect(await problemOf(bytes)).toEqual({ code: 'unreadable' })
  const whole = xlsxOf([['a']])
  for (let cut = 4; cut < whole.length; cut += 61) expect(await problemOf(whole.subarray(0, cut))).toEqual({ code: 'unreadable' })
})

test('limits: columns, letters in a cell, a quotation mark without end', async () => {
  expect(await problemOf(text(`a\n${'x,'.repeat(100)}y`))).toEqual({ code: 'too_many_columns', row: 2, most: 100 })
  expect(await rowsOf(text(`a${','.repeat(300)}`))).toHaveLength(1)
  expect(await problemOf(text(`a,b\n1,${'x'.repeat(5001)}`))).toEqual({ code: 'cell_too_long', row: 2, column: 'B', most: 5000 })
  expect(await problemOf(text('a,b\n1,"two\n3,4\n'))).toEqual({ code: 'open_quote', row: 2 })
})

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const sheetOf = (data: string) => ({
  name: 'xl/worksheets/sheet1.xml',
  text: `<?xml version="1.0"?><worksheet ${MAIN}><sheetData>${data}</sheetData></worksheet>`,
})

test('reading our own workbook gives what was written', async () => {
  expect(
    await rowsOf(
      xlsxOf([
        ['नाम', 'दाम'],
        ['<A & "B">\n', 45.5],
        ['', 0],
      ]),
    ),
  ).toEqual([
    [1, 'नाम', 'दाम'],
    [2, '<A & "B">\n', '45.5'],
    [3, '', '0'],
  ])
})

test('other programs: gaps, shared and rich texts, prefixes, dates, percent, noise of binary numbers, truth', async () => {
  const styles = `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy"/><numFmt numFmtId="165" formatCode="&quot;day&quot;0"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`
  const strings = `<x:sst xmlns:x="y"><x:si><x:t>Dal</x:t></x:si><x:si><x:r><x:t xml:space="preserve">Big </x:t></x:r><x:r><x:t>Dal</x:t></x:r><x:rPh><x:t>hint</x:t></x:rPh></x:si></x:sst>`
  const relations = `<Relationships><Relationship Id="r7" Type="http://x/worksheet" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="r8" Type="http://x/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r9" Type="http://x/styles" Target="styles.xml"/></Relationships>`
  const workbook = `<workbook xmlns:r="x"><sheets><sheet name="Hidden" state="hidden" r:id="r1"/><sheet name="Shop" r:id="r7"/></sheets></workbook>`
  const data = `<x:row r="3" ><x:c r="A3" t="s"><x:v>0</x:v></x:c><x:c r="C3" t='s'><x:v>1</x:v></x:c><x:c r="D3" s="1"><x:v>46477</x:v></x:c><x:c s="3"><x:v>46477.75</x:v></x:c><x:c s="2"><x:v>0.05</x:v></x:c><x:c s="4"><x:v>60.100000000000001</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#REF!</x:v></x:c></x:row><!-- c --><x:row><x:c><x:v>1E+3</x:v></x:c></x:row>`
  const bytes = xlsxOf(
    [['a']],
    [
      { name: 'xl/styles.xml', text: styles },
      { name: 'xl/sharedStrings.xml', text: strings },
      { name: 'xl/_rels/workbook.xml.rels', text: relations },
      { name: 'xl/workbook.xml', text: workbook },
      { name: 'xl/worksheets/sheet1.xml', text: `<x:worksheet xmlns:x="y"><x:sheetData>${data}</x:sheetData></x:worksheet>` },
    ],
  )
  expect(await rowsOf(bytes)).toEqual([
    [3, 'Dal', '', 'Big Dal', '2027-03-31', '2027-03-31', '5%', '60.1', 'TRUE', '#REF!'],
    [4, '1000'],
  ])
})

test('a formula has its saved result; without one it is text', async () => {
  const data =
    '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>"a"</f><v>a</v></c><c r="C1"><f>WEBSERVICE("http://x")</f></c></row>'
  expect(await rowsOf(xlsxOf([['a']], [sheetOf(data)]))).toEqual([[1, '2', 'a', '=WEBSERVICE("http://x")']])
})

test('bombs: what unpacks to too much is refused by its index, and when the index lies', async () => {
  const bomb = Buffer.alloc(9 * 1024 * 1024, '<row/>')
  const parts = (size?: number) => [
    { name: '_rels/.rels', bytes: Buffer.from('<a/>') },
    { name: 'xl/workbook.xml', bytes: bomb, ...(size === undefined ? {} : { size }) },
  ]
  expect(zipOf(parts()).length).toBeLessThan(50_000)
  expect(await problemOf(zipOf(parts()))).toEqual({ code: 'unpacks_too_big', most_mb: 8 })
  expect(await problemOf(zipOf(parts(100)))).toEqual({ code: 'unpacks_too_big', most_mb: 8 })
  const entities = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>'
  expect(await problemOf(xlsxOf([['a']], [{ name: 'xl/worksheets/sheet1.xml', text: entities }]))).toEqual({ code: 'unreadable' })
})

test('half a letter is none; two halves and a whole one are one', async () => {
  const data = '<row r="1"><c t="str"><v>a&#xD83D;b &#xD83D;&#xDE00;&#x1F600;&#0;</v></c></row>'
  expect(await rowsOf(xlsxOf([['a']], [sheetOf(data)]))).toEqual([[1, 'a\uFFFDb 😀😀&#0;']])
})

test('a part that is not packed is read like one that is, and counts like it', async () => {
  const parts = workbookParts(
    'Products',
    Array.from({ length: 5000 }, (_, at) => [at, 'Dal']),
  )
  const stored = zipOf(parts.map(({ name, text: words }) => ({ name, bytes: Buffer.from(words), isPacked: false })))
  expect(await rowsOf(stored)).toHaveLength(5000)
  expect(await problemOf(stored, { ...LIMITS, unpackedBytes: 300_000 })).toEqual({ code: 'unpacks_too_big', most_mb: 0 })
})

test('rows that run backwards, or where no sheet has any, and cells without end are no sheet', async () => {
  for (const row of ['1e300', '99999999999', '2.5'])
    expect(await problemOf(xlsxOf([['a']], [sheetOf(`<row r="${row}"><c><v>1</v></c></row>`)]))).toEqual({ code: 'unreadable' })
  expect(await problemOf(xlsxOf([['a']], [sheetOf('<row r="5"/><row r="4"/>')]))).toEqual({ code: 'unreadable' })
  const long = `<row r="1"><c t="inlineStr"><is><t>${'x'.repeat(6000)}</t></is></c></row>`
  expect(await problemOf(xlsxOf([['a']], [sheetOf(long)]))).toEqual({ code: 'cell_too_long', row: 1, column: 'A', most: 5000 })
  expect(await problemOf(xlsxOf([['a']], [sheetOf('<row r="1"><c r="ZZ1"><v>1</v></c></row>')]))).toEqual({
    code: 'too_many_columns',
    row: 1,
    most: 100,
  })
})
