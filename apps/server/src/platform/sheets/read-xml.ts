import { SaxesParser } from 'saxes'
import type { ZipFile } from './read-zip.ts'
import { SheetError } from './sheet.ts'

export type XmlAttributes = Readonly<Record<string, string>>

/** Receives the content of a document. Names of elements come without their prefix. */
export type XmlHandler = {
  open?(name: string, attributes: XmlAttributes): void
  close?(name: string): void
  text?(text: string): void
}

/** Characters of one tag. They are counted by whole slices given to the parser, so a tag may be rejected two slices earlier. */
const TAG_MAX = 64 * 1024
const SLICE = 1024
/** Characters between two tags or texts: a text, comments, a tag that does not end. */
const PENDING_MAX = 1024 * 1024
/** Nesting depth. A workbook has about a dozen levels; the parser keeps each open element in memory. */
const DEPTH_MAX = 100

/** Errors within text only: the text stays as it is written. Any other error makes the document unreadable. */
const KEPT = new Set([
  'malformed character entity.',
  'undefined entity.',
  'disallowed character in entity name.',
  'disallowed character.',
  'the string "]]>" is disallowed in char data.',
  // Content after the end is ignored.
  'documents may contain only one root.',
  'text data outside of root node.',
])

/** Some programs write a character beyond 0xFFFF as its two surrogates. A single surrogate is invalid: databases reject it. */
const HALF = /&#(?:[xX]0*([dD][89a-fA-F][0-9a-fA-F]{2})|0*(5(?:5[3-9]|6\d|7[0-3])\d{2}));/g
const joinHalves = (text: string): string =>
  text
    .replace(HALF, (whole, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code >= 0xd800 && code <= 0xdfff ? String.fromCharCode(code) : whole
    })
    .toWellFormed()

const refuse = (): never => {
  throw new SheetError({ code: 'unreadable' })
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The value of an attribute, by its name without prefix. */
export const attributeOf = (attributes: XmlAttributes, name: string): string | undefined => {
  const full = name in attributes ? name : Object.keys(attributes).find((key) => localName(key) === name)
  return full === undefined ? undefined : attributes[full]
}

/** The parser without an error object and stack trace for each of a million recorded problems. */
class LenientParser extends SaxesParser {
  hasKept = false

  override fail(message: string): this {
    if (!KEPT.has(message)) refuse()
    this.hasKept = true
    return this
  }
}

/** Reads a document in pieces. Rejects a DOCTYPE and so all entity definitions, which could expand without limit. */
export const createXmlReader = (handler: XmlHandler) => {
  const parser = new LenientParser({ position: false })
  let pending = 0
  let sliceLength = 0
  let depth = 0
  const takeText = (text: string): void => {
    pending = sliceLength
    handler.text?.(parser.hasKept ? joinHalves(text) : text)
    parser.hasKept = false
  }
  // With eight listeners V8 stores the parser as a dictionary, which makes reading five times slower.
  parser.on('doctype', refuse)
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > DEPTH_MAX || pending > TAG_MAX) refuse()
    pending = sliceLength
    handler.open?.(localName(name), attributes as XmlAttributes)
  })
  parser.on('closetag', ({ name }) => {
    pending = sliceLength
    depth -= 1
    handler.close?.(localName(name))
  })
  parser.on('text', takeText)
  parser.on('cdata', takeText)
  return {
    take(piece: string): void {
      if (piece.includes('\0')) refuse()
      for (let at = 0; at < piece.length; at += SLICE) {
        const slice = piece.slice(at, at + SLICE)
        sliceLength = slice.length
        pending += sliceLength
        parser.write(slice)
        if (pending > PENDING_MAX) refuse()
      }
    },
    /** Throws if an element is still open. */
    finish(): void {
      parser.close()
    },
  }
}

/** Reads a part of a ZIP file as XML, yielding after each piece so that the consumer can use the results. */
export async function* xmlPieces(zip: ZipFile, name: string, handler: XmlHandler): AsyncGenerator<void> {
  const reader = createXmlReader(handler)
  let decoder: InstanceType<typeof TextDecoder> | undefined
  for await (const bytes of zip.read(name)) {
    decoder ??= new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8')
    reader.take(decoder.decode(bytes, { stream: true }))
    yield
  }
  reader.finish()
}

/** Reads a whole part; the handler stores what it needs. */
export const readXmlPart = async (zip: ZipFile, name: string, handler: XmlHandler): Promise<void> => {
  for await (const _piece of xmlPieces(zip, name, handler));
}
