import type { ZipFile } from './read-zip.ts'
import { SheetError } from './sheet.ts'

/** Is told what stands in a document. Names come without their prefix; `attributes` as they are written. */
export type XmlHandler = {
  open?(name: string, attributes: string): void
  close?(name: string): void
  text?(text: string): void
}

const TAG_MOST = 64 * 1024
const TEXT_MOST = 1024 * 1024
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const refuse = (): never => {
  throw new SheetError({ code: 'unreadable' })
}

const decodeEntity = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
// Half a letter that an entity names is none: databases refuse it.
const decode = (text: string): string =>
  text.includes('&') ? text.replace(/&(#?\w{1,10});/g, decodeEntity).toWellFormed() : text

const TAG_NAME = /^\/?([^\s/]+)/
const patterns = new Map<string, RegExp>()
const patternOf = (name: string): RegExp => {
  const known = patterns.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, known)
  return known
}

/** The value of an attribute, by its name without prefix. */
export const attributeOf = (attributes: string, name: string): string | undefined => {
  const found = patternOf(name).exec(attributes)
  return found ? decode(found[1] ?? found[2] ?? '') : undefined
}

/** Where the tag that begins here ends; -1 when its end has not come yet. */
const tagEnd = (text: string, from: number): number => {
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  return -1
}

/** Reads a document piece by piece. It knows no DOCTYPE and so nothing that a document could define and blow up. */
export const createXmlReader = (handler: XmlHandler) => {
  let rest = ''

  const takeTag = (tag: string): void => {
    const isClosing = tag.startsWith('/')
    const full = TAG_NAME.exec(tag)?.[1] ?? ''
    const name = full.slice(full.indexOf(':') + 1)
    if (!isClosing) handler.open?.(name, tag.slice(full.length))
    if (isClosing || tag.endsWith('/')) handler.close?.(name)
  }
  /** Takes what begins with `<` at this place; gives where it ends, or -1 when that has not come yet. */
  const takeMarkup = (text: string, at: number): number => {
    const special = [
      ['<!--', '-->'],
      ['<![CDATA[', ']]>'],
      ['<?', '?>'],
    ].find(([opens = '']) => text.startsWith(opens, at))
    if (special) {
      const [opens = '', closes = ''] = special
      const end = text.indexOf(closes, at + opens.length)
      if (end !== -1 && opens === '<![CDATA[') handler.text?.(text.slice(at + opens.length, end))
      return end === -1 ? -1 : end + closes.length
    }
    if (text.startsWith('<!', at)) return text.length - at < '<![CDATA['.length ? -1 : refuse()
    const end = tagEnd(text, at + 1)
    if (end === -1) return text.length - at > TAG_MOST ? refuse() : -1
    takeTag(text.slice(at + 1, end))
    return end + 1
  }
  return {
    take(piece: string): void {
      if (piece.includes('\0')) refuse()
      const text = rest + piece
      let at = 0
      while (at < text.length) {
        const less = text.indexOf('<', at)
        if (less === -1) break
        if (less > at) handler.text?.(decode(text.slice(at, less)))
        at = less
        const next = takeMarkup(text, less)
        if (next === -1) break
        at = next
      }
      rest = text.slice(at)
      if (rest.length > TEXT_MOST) refuse()
    },
  }
}

/** Reads a part of a ZIP file as XML, giving way after each piece to whoever wants what was found. */
export async function* xmlPieces(zip: ZipFile, name: string, handler: XmlHandler): AsyncGenerator<void> {
  const reader = createXmlReader(handler)
  let decoder: InstanceType<typeof TextDecoder> | undefined
  for await (const bytes of zip.read(name)) {
    decoder ??= new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8')
    reader.take(decoder.decode(bytes, { stream: true }))
    yield
  }
}

/** Reads a whole part; the handler keeps what it wants. */
export const readXmlPart = async (zip: ZipFile, name: string, handler: XmlHandler): Promise<void> => {
  for await (const _piece of xmlPieces(zip, name, handler));
}
