import { inflateSync } from 'node:zlib'

type Part = { head: string; content: string }
type Glyphs = ReadonlyMap<string, string>

/** What a PDF of the browser is made of, by number; fonts themselves are left packed. */
const partsOf = (pdf: Buffer): Map<number, Part> => {
  const bytes = pdf.toString('latin1')
  const parts = new Map<number, Part>()
  for (const { 0: whole, 1: no, 2: body = '', index } of bytes.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)) {
    const at = body.indexOf('stream')
    const head = at < 0 ? body : body.slice(0, at)
    const isText = at >= 0 && head.includes('/FlateDecode') && !head.includes('/Length1') && !head.includes('/Image')
    const from = index + whole.indexOf('stream') + 'stream'.length
    const start = from + (/^\r?\n/.exec(bytes.slice(from, from + 2))?.[0].length ?? 0)
    parts.set(Number(no), { head, content: isText ? inflateSync(pdf.subarray(start)).toString('latin1') : '' })
  }
  return parts
}

const fromHex = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')

/** Which letters the glyphs of a font stand for. */
const glyphsOf = (map: string): Glyphs => {
  const glyphs = new Map<string, string>()
  for (const [, block = ''] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', letters = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) glyphs.set(glyph, fromHex(letters))
  for (const [, block = ''] of map.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', letter = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const from = Number.parseInt(first, 16)
      for (let glyph = from; glyph <= Number.parseInt(last, 16); glyph += 1)
        glyphs.set(
          glyph.toString(16).toUpperCase().padStart(4, '0'),
          String.fromCharCode(Number.parseInt(letter, 16) + glyph - from),
        )
    }
  return glyphs
}

const TOKENS = /\/(F\d+) [\d.]+ Tf|\/ActualText <FEFF(\w*)>|(EMC)|((?:<\w+>[-\s\d.]*)+)\]? T[jJ]/g

/** The letters of a page in the order of writing: where glyphs are not letters the browser says what they stand for. */
const textOf = (content: string, fonts: ReadonlyMap<string, Glyphs>): string => {
  let text = ''
  let font: Glyphs | undefined
  let isSaid = false
  for (const [, name, said, end, shown] of content.matchAll(TOKENS)) {
    if (name) font = fonts.get(name)
    else if (end) isSaid = false
    else if (said !== undefined) {
      text += fromHex(said)
      isSaid = true
    } else if (shown && !isSaid)
      for (const [, glyphs = ''] of shown.matchAll(/<(\w+)>/g))
        for (const glyph of glyphs.match(/.{4}/g) ?? []) text += font?.get(glyph) ?? ''
  }
  return text
}

const POINTS_OF_MM = 72 / 25.4

/** The pages of a PDF that the browser printed: how big they are, in whole mm, and what stands on them, without spaces. */
export const readPdf = (pdf: Buffer): { width: number; height: number; text: string }[] => {
  const parts = partsOf(pdf)
  const glyphs = (font: string | undefined): Glyphs => {
    const map = /\/ToUnicode (\d+)/.exec(parts.get(Number(font))?.head ?? '')?.[1]
    return glyphsOf(parts.get(Number(map))?.content ?? '')
  }
  const pages = [...parts.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? []
    const fonts = new Map([...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', no]) => [name, glyphs(no)]))
    const content = parts.get(Number(/\/Contents (\d+)/.exec(head)?.[1]))?.content ?? ''
    const mm = (points: string | undefined) => Math.round(Number(points) / POINTS_OF_MM)
    return { width: mm(width), height: mm(height), text: textOf(content, fonts).replace(/\s/g, '') }
  })
}
