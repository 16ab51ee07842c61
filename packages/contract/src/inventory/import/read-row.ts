import { z } from 'zod'
import { STOCK_MODES, type StockMode } from '../../availability/stock-modes.ts'
import { categoryName } from '../../catalogue/categories.ts'
import { PRODUCT_UNITS, type ProductUnit } from '../products/units.ts'
import { changeProductBodySchema, PRODUCT_STATUSES, type ProductStatus } from '../schema.ts'
import {
  type CellProblemCode,
  type ChoiceWords,
  cellWords,
  choiceWords,
  type ReadCell,
  readChoice,
  readCode,
  readDate,
  readNumber,
} from './cells.ts'
import { IMPORT_FIELDS, type ImportField, type ImportMapping } from './columns.ts'

const {
  version: _version,
  seen_quantity: _seen,
  family_id: _family,
  maker: _maker,
  consumer_care: _care,
  veg_mark: _mark,
  ...rowFields
} = changeProductBodySchema.shape

/** The values of a row: the fields of `PUT /inventory/products/{id}` with their rules, as far as the file has them. */
export const rowValuesSchema = z.strictObject(rowFields)
export type RowValues = z.output<typeof rowValuesSchema>

/** The choice of every label: units, states, yes and no in all our languages, and in other programs. */
export type ImportLabels = {
  units: ChoiceWords<ProductUnit>
  statuses: ChoiceWords<ProductStatus>
  yesNo: ChoiceWords<'yes' | 'no'>
  modes: ChoiceWords<StockMode>
}

/** Units in other programs and as people write them; those of `PRODUCT_UNITS` are accepted as they are. */
const OTHER_UNITS: Partial<Record<ProductUnit, string>> = {
  kg: 'kgs,kilo,kilos,kilogram,kilograms,kilogramme',
  piece: 'pc,pcs,pieces,nos,no,number,numbers,num,each,ea,unit,units,unt',
  packet: 'pkt,pkts,packets,pouch,pouches',
  pack: 'pac,packs',
  liter: 'l,ltr,ltrs,litre,litres,liters,lt',
  dozen: 'doz,dzn,dozens',
  bottle: 'btl,bottles',
  box: 'boxes,carton,ctn',
  jar: 'jars',
  tin: 'tins',
  can: 'cans',
  strip: 'strips,str',
  bag: 'bags,sack',
  bunch: 'bunches',
  pair: 'prs,pairs',
  set: 'sets',
  roll: 'rol,rolls',
  tube: 'tubes',
  bundle: 'bdl,bundles',
}
const OTHER_STATUSES: Record<ProductStatus, string> = {
  active: 'yes,true,1,y,published,publish,enabled,on,live',
  inactive: 'no,false,0,n,archived,draft,disabled,off,hidden',
}
/** Other programs only say whether stock is tracked. */
const OTHER_MODES: Partial<Record<StockMode, string>> = {
  counted: 'yes,true,1,shopify,tracked',
  available: 'no,false,0,untracked',
}
const OTHER_YES_NO = { yes: 'y,true,1,t,✓,हाँ,हां,हा', no: 'n,false,0,f,✗,नहीं,नही,ना' } as const

const withOthers = <Choice extends string>(
  choices: readonly Choice[],
  own: Readonly<Record<Choice, readonly string[]>>,
  others: Readonly<Partial<Record<Choice, string>>>,
): ChoiceWords<Choice> => {
  // Our own labels take precedence over other meanings.
  const lists = choices.map((choice) => [choice, [...own[choice], ...(others[choice]?.split(',') ?? [])]] as const)
  return choiceWords(Object.fromEntries(lists) as Record<Choice, readonly string[]>)
}

/** Our own labels by choice: one for each language. */
export type OwnLabels = {
  units: Readonly<Record<ProductUnit, readonly string[]>>
  statuses: Readonly<Record<ProductStatus, readonly string[]>>
  yesNo: Readonly<Record<'yes' | 'no', readonly string[]>>
  modes: Readonly<Record<StockMode, readonly string[]>>
}

export const toImportLabels = (own: OwnLabels): ImportLabels => ({
  units: withOthers(PRODUCT_UNITS, own.units, OTHER_UNITS),
  statuses: withOthers(PRODUCT_STATUSES, own.statuses, OTHER_STATUSES),
  yesNo: withOthers(['yes', 'no'], own.yesNo, OTHER_YES_NO),
  modes: withOthers(STOCK_MODES, own.modes, OTHER_MODES),
})

const TAG_SEPARATORS = /[,;|،、]/

/** `atta, daily` as a list. */
export const tagsIn = (text: string): string[] =>
  text
    .split(TAG_SEPARATORS)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

type Reader = (cell: string, labels: ImportLabels) => ReadCell<unknown>
const asText: Reader = (cell) => ({ value: cell })
const READERS: Record<ImportField, Reader> = {
  name: asText,
  name_hi: asText,
  brand: asText,
  category: (cell) => ({ value: categoryName(cell) }),
  pack_size: asText,
  unit: (cell, labels) => readChoice(cell, labels.units),
  loose: (cell, labels) => {
    const answer = readChoice(cell, labels.yesNo, 'not_yes_no')
    return 'value' in answer ? { value: answer.value === 'yes' } : answer
  },
  barcode: readCode,
  sku: readCode,
  price: readNumber,
  mrp: readNumber,
  cost_price: readNumber,
  gst_rate: readNumber,
  hsn: readCode,
  current_stock: readNumber,
  own_mode: (cell, labels) => readChoice(cell, labels.modes),
  min_stock_level: readNumber,
  max_stock_level: readNumber,
  expiry_date: readDate,
  supplier_name: asText,
  country_of_origin: asText,
  importer: asText,
  shelf_place: asText,
  tags: (cell) => ({ value: tagsIn(cell) }),
  aliases: asText,
  description: asText,
  description_hi: asText,
  status: (cell, labels) => readChoice(cell, labels.statuses),
  id: asText,
}

/** A cell that cannot be parsed, with its text. */
export type CellProblem = { field: ImportField; code: CellProblemCode }

/** A parsed row: its values by field, before the product rules. Empty cells are left out. */
export type ReadRow = { values: Record<string, unknown>; id: string | undefined; problems: CellProblem[] }

export const readRow = (cells: readonly string[], mapping: ImportMapping, labels: ImportLabels): ReadRow => {
  const values: Record<string, unknown> = {}
  const problems: CellProblem[] = []
  for (const field of IMPORT_FIELDS) {
    const column = mapping[field]
    const cell = column === undefined ? '' : cellWords(cells[column] ?? '')
    if (cell === '') continue
    const read = READERS[field](cell, labels)
    if ('problem' in read) problems.push({ field, code: read.problem })
    else values[field] = read.value
  }
  const { id, ...rest } = values
  return { values: rest, id: typeof id === 'string' ? id : undefined, problems }
}
