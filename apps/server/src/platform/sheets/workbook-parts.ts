import { attributeOf, readXmlPart } from './read-xml.ts'
import type { ZipFile } from './read-zip.ts'
import { SheetError } from './sheet.ts'

type Relation = { id: string; type: string; target: string }

/** `xl/workbook.xml` and `worksheets/sheet1.xml` to `xl/worksheets/sheet1.xml`. A target from the root stays unchanged. */
const resolvePart = (from: string, target: string): string => {
  if (target.startsWith('/')) return target.slice(1)
  const parts = from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}

const relationsOf = async (zip: ZipFile, part: string): Promise<Relation[]> => {
  const cut = part.lastIndexOf('/') + 1
  const name = `${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`
  if (!zip.has(name)) return []
  const relations: Relation[] = []
  await readXmlPart(zip, name, {
    open: (tag, attributes) => {
      if (tag !== 'Relationship') return
      const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map((key) => attributeOf(attributes, key))
      relations.push({ id, type, target: resolvePart(part, target) })
    },
  })
  return relations
}

/** The paths of a workbook's parts. `is1904`: days are counted from 1904, as on old Macintoshes. */
export type Workbook = { sheet: string; strings: string | undefined; styles: string | undefined; is1904: boolean }

const WORKBOOK = 'xl/workbook.xml'

/** Finds the first sheet that is not hidden. Throws `SheetError` if the ZIP file is not a workbook. */
export const readWorkbook = async (zip: ZipFile): Promise<Workbook> => {
  const root = (await relationsOf(zip, '')).find(({ type }) => type.endsWith('/officeDocument'))?.target ?? WORKBOOK
  if (!zip.has(root)) throw new SheetError({ code: 'unreadable' })
  const sheets: { id: string; isHidden: boolean }[] = []
  let is1904 = false
  await readXmlPart(zip, root, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributeOf(attributes, 'date1904') ?? '')
      if (tag !== 'sheet') return
      sheets.push({
        id: attributeOf(attributes, 'id') ?? '',
        isHidden: (attributeOf(attributes, 'state') ?? 'visible') !== 'visible',
      })
    },
  })
  const relations = await relationsOf(zip, root)
  const partOf = (kind: string): string | undefined => {
    const target = relations.find(({ type }) => type.endsWith(`/${kind}`))?.target
    return target !== undefined && zip.has(target) ? target : undefined
  }
  const first = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0]
  const sheet = relations.find(({ id }) => id === first?.id)?.target ?? partOf('worksheet')
  if (sheet === undefined || !zip.has(sheet)) throw new SheetError({ code: 'unreadable' })
  return { sheet, strings: partOf('sharedStrings'), styles: partOf('styles'), is1904 }
}

/** The format of a number, as far as it changes the meaning. */
export type NumberFormat = 'plain' | 'date' | 'percent'

const DATE_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])
const PERCENT_FORMATS = new Set([9, 10])

const numberFormatOf = (id: number, own: ReadonlyMap<number, string>): NumberFormat => {
  if (DATE_FORMATS.has(id)) return 'date'
  if (PERCENT_FORMATS.has(id)) return 'percent'
  // Text in quotes, brackets or after a backslash is literal.
  const format = own.get(id)?.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (format === undefined) return 'plain'
  if (format.includes('%')) return 'percent'
  return /[dy]/i.test(format) ? 'date' : 'plain'
}

/** The number formats of a workbook's styles, by their number. */
export const readNumberFormats = async (zip: ZipFile, part: string): Promise<NumberFormat[]> => {
  const formats = new Map<number, string>()
  const used: number[] = []
  let isInCells = false
  await readXmlPart(zip, part, {
    open: (tag, attributes) => {
      if (tag === 'numFmt') formats.set(Number(attributeOf(attributes, 'numFmtId')), attributeOf(attributes, 'formatCode') ?? '')
      if (tag === 'cellXfs') isInCells = true
      if (tag === 'xf' && isInCells) used.push(Number(attributeOf(attributes, 'numFmtId') ?? 0))
    },
    close: (tag) => {
      if (tag === 'cellXfs') isInCells = false
    },
  })
  return used.map((id) => numberFormatOf(id, formats))
}

const STRINGS_LENGTH_MAX = 64 * 1024 * 1024

/** The texts that cells reference by number. Phonetic hints are left out. A too long text is cut after `most` + 1 characters. */
export const readStrings = async (zip: ZipFile, part: string, max: number): Promise<string[]> => {
  const strings: string[] = []
  let total = 0
  let text = ''
  let isText = false
  let isHint = false
  await readXmlPart(zip, part, {
    open: (tag) => {
      if (tag === 'si') text = ''
      if (tag === 't') isText = true
      if (tag === 'rPh') isHint = true
    },
    text: (piece) => {
      if (isText && !isHint && text.length <= max) text = (text + piece).slice(0, max + 1)
    },
    close: (tag) => {
      if (tag === 't') isText = false
      if (tag === 'rPh') isHint = false
      if (tag !== 'si') return
      strings.push(text)
      total += text.length
      if (total > STRINGS_LENGTH_MAX)
        throw new SheetError({ code: 'unpacks_too_big', most_mb: STRINGS_LENGTH_MAX / (1024 * 1024) })
    },
  })
  return strings
}
