import { expect, test } from 'vitest'
import { fileName } from './save-file.ts'
import { oneBelowTheOther } from './write-table.ts'
import { toXlsx } from './xlsx.ts'

/** CRC-32 as in ZIP, bit by bit. */
const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

test('the checksum of ZIP', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
})

/** The files of a ZIP by its central directory, each verified by its checksum. */
const unzip = async (bytes: Uint8Array<ArrayBuffer>): Promise<Map<string, string>> => {
  const view = new DataView(bytes.buffer)
  const end = bytes.length - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  const files = new Map<string, string>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [sum, packed, size, title] = [16, 20, 24, 28].map((place) => view.getUint32(at + place, true)) as [
      number,
      number,
      number,
      number,
    ]
    const titleLength = title & 0xffff
    const start = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(bytes.slice(at + 46, at + 46 + titleLength))
    expect(view.getUint32(start, true)).toBe(0x04034b50)
    const from = start + 30 + view.getUint16(start + 26, true)
    const body = new Blob([bytes.slice(from, from + packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const text = new Uint8Array(await new Response(body).arrayBuffer())
    expect([name, text.length, crc32(text)]).toEqual([name, size, sum])
    files.set(name, new TextDecoder().decode(text))
    at += 46 + titleLength
  }
  expect(at).toBe(end)
  return files
}

test('XLSX: it unpacks, text and numbers come back, customer text is never XML or a formula', async () => {
  const files = await unzip(
    await toXlsx([
      {
        name: 'Orders: [all]',
        rows: [
          ['नाम', 'Amount'],
          ['A & B <"x"> \u0007=1', 1348.2],
          ['=1+1', 0],
        ],
      },
    ]),
  )
  expect([...files.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
    'xl/styles.xml',
  ])
  expect(files.get('xl/workbook.xml')).toContain('name="Orders   all "')
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  expect([...sheet.matchAll(/<t [^>]*>([^<]*)<|<v>([^<]*)</g)].map(([, text, number]) => text ?? Number(number))).toEqual([
    'नाम',
    'Amount',
    'A &amp; B &lt;&quot;x&quot;&gt; =1',
    1348.2,
    '&#39;=1+1',
    0,
  ])
  expect(sheet).not.toContain('<f>')
})

test('XLSX: several sheets, each with its own rows', async () => {
  const files = await unzip(
    await toXlsx([
      { name: 'By rate', rows: [['Rate'], ['5%']] },
      { name: 'HSN & more', rows: [['HSN'], ['0402']] },
    ]),
  )
  expect(files.get('xl/workbook.xml')).toContain(
    '<sheet name="By rate" sheetId="1" r:id="rId1"/><sheet name="HSN &amp; more" sheetId="2" r:id="rId2"/>',
  )
  expect(files.get('xl/_rels/workbook.xml.rels')).toMatch(/Id="rId2"[^>]*sheet2\.xml.*Id="rId3"[^>]*styles\.xml/)
  expect(files.get('[Content_Types].xml')).toContain('/xl/worksheets/sheet2.xml')
  expect(files.get('xl/worksheets/sheet2.xml')).toContain('0402')
})

test('XLSX: many rows come back complete, and the same rows make the same file', async () => {
  const sheets = [{ name: 'Orders', rows: Array.from({ length: 3000 }, (_, at) => [`Order ${at} नाम`, at]) }]
  const [file, again] = [await toXlsx(sheets), await toXlsx(sheets)]
  expect(again).toEqual(file)
  const sheet = (await unzip(file)).get('xl/worksheets/sheet1.xml') ?? ''
  expect([...sheet.matchAll(/<row /g)]).toHaveLength(3000)
  expect(sheet).toContain('Order 2999 नाम')
})

test('CSV: several tables follow each other, each below its name', () => {
  expect(
    oneBelowTheOther([
      { name: 'A', rows: [['x'], [1]] },
      { name: 'B', rows: [['y']] },
    ]),
  ).toEqual([['A'], ['x'], [1], [], ['B'], ['y']])
})

test.each([
  ['payments-2026-11-01', 'payments-2026-11-01'],
  ['../../etc/passwd', 'etc-passwd'],
  ['.htaccess', 'htaccess'],
  ['a"; filename="evil.bat', 'a-filename-evil.bat'],
  ['x\r\nSet-Cookie: a=b', 'x-Set-Cookie-a-b'],
  ['a\u202Egnp', 'a-gnp'],
  ['दाल', 'दाल'],
])('a file named %j is saved as %s', (what, name) => {
  expect(fileName(what, 'csv', Date.parse('2026-11-22T03:45:00Z'))).toBe(`${name}-2026-11-22-0915.csv`)
})

test("a file name has the time in the shop's time zone", () => {
  expect(fileName('orders', 'csv', Date.UTC(2026, 10, 22, 20, 5))).toBe('orders-2026-11-23-0135.csv')
})
