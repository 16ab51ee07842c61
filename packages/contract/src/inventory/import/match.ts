import { barcodeSpellings } from '../../catalogue/barcode.ts'
import type { ImportField } from './columns.ts'
import type { RowValues } from './read-row.ts'

/** The keys that identify a product. */
export type ProductKeys = {
  product_id: string
  name: string
  pack_size: string | null
  sku: string | null
  barcode: string | null
}

/** Why a row is not identified uniquely. `row`: the earlier row of the file with the same key; `name`: of the other product. */
export type MatchProblem =
  | { field: ImportField; code: 'repeated_row'; values: { row: number } }
  | { field: ImportField; code: 'barcode_taken' | 'sku_taken'; values: { name: string } }
  | { field: ImportField; code: 'several_named_so' }

export type Match = { product_id: string | null; problems: MatchProblem[] }

const plainName = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
const nameKey = (name: string, pack: string | null | undefined): string =>
  `${plainName(name)}\n${plainName(pack ?? '').replaceAll(' ', '')}`

/** Several products have this name: the name alone does not identify one. */
const SEVERAL = Symbol('several')

/** A copy: a substring would keep its whole string, here the whole file, in memory. */
const apart = (text: string): string => JSON.parse(JSON.stringify(text)) as string

/** Finds the product of a row: by our id, by barcode, by SKU, by name and pack. Remembers the rows before. */
export const createMatcher = (products: Iterable<ProductKeys>) => {
  const names = new Map<string, string>()
  const byBarcode = new Map<string, string>()
  const bySku = new Map<string, string>()
  const byName = new Map<string, string | typeof SEVERAL>()
  for (const { product_id, name, pack_size, sku, barcode } of products) {
    names.set(product_id, name)
    if (barcode !== null) byBarcode.set(barcode, product_id)
    if (sku !== null) bySku.set(sku.toLowerCase(), product_id)
    const key = nameKey(name, pack_size)
    byName.set(key, byName.has(key) ? SEVERAL : product_id)
  }
  const barcodeOwner = (code: string): string | undefined =>
    barcodeSpellings(code)
      .map((spelling) => byBarcode.get(spelling))
      .find((id) => id !== undefined)
  /** Rows of this file by their keys. */
  const seen = new Map<string, number>()

  const findProduct = (id: string | undefined, row: RowValues): Match => {
    const byCode = [
      ['barcode', row.barcode ? barcodeOwner(row.barcode) : undefined],
      ['sku', row.sku ? bySku.get(row.sku.toLowerCase()) : undefined],
    ] as const
    const own = id !== undefined && names.has(id) ? id : byCode.map(([, found]) => found).find((found) => found !== undefined)
    const problems = byCode.flatMap(([field, found]): MatchProblem[] =>
      own === undefined || found === undefined || found === own
        ? []
        : [{ field, code: `${field}_taken`, values: { name: names.get(found) ?? '' } }],
    )
    if (own !== undefined) return { product_id: own, problems }
    const named = row.name ? byName.get(nameKey(row.name, row.pack_size)) : undefined
    if (named === SEVERAL) return { product_id: null, problems: [{ field: 'name', code: 'several_named_so' }] }
    return { product_id: named ?? null, problems }
  }
  /** A name identifies a row only if it has no code of its own. */
  const identifyingFields = (match: Match, row: RowValues): [ImportField, string][] => [
    ...(match.product_id ? [['name', `id ${match.product_id}`] as [ImportField, string]] : []),
    ...(row.barcode ? [['barcode', `barcode ${barcodeSpellings(row.barcode).toSorted().at(-1)}`] as [ImportField, string]] : []),
    ...(row.sku ? [['sku', `sku ${row.sku.toLowerCase()}`] as [ImportField, string]] : []),
    ...(row.name && !match.product_id && !row.barcode && !row.sku
      ? [['name', `name ${nameKey(row.name, row.pack_size)}`] as [ImportField, string]]
      : []),
  ]
  return {
    /** The product of a row, `null` for a new one, and its problems. Rows are passed in file order. */
    match(rowNumber: number, id: string | undefined, row: RowValues): Match {
      const match = findProduct(id, row)
      const found = identifyingFields(match, row)
      const repeated = found.find(([, key]) => seen.has(key))
      if (repeated) {
        const [field, key] = repeated
        return { ...match, problems: [...match.problems, { field, code: 'repeated_row', values: { row: seen.get(key) ?? 0 } }] }
      }
      for (const [, key] of found) seen.set(apart(key), rowNumber)
      return match
    },
  }
}
export type Matcher = ReturnType<typeof createMatcher>
