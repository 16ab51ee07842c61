import { IMPORT_FIELDS, type ImportField, REQUIRED_FIELDS } from '@jhola/contract/inventory/import/columns'
import { countryName } from '@jhola/contract/inventory/products/country-name'
import type { Cell } from '@jhola/contract/shared/files/safe-cell'
import type { Language } from '@jhola/contract/shared/wire'
import type { ImportDeps } from '../deps.ts'

type Example = Partial<Record<ImportField, Cell>>

/** All fields without the ID, which users do not enter. */
const TYPED_FIELDS = IMPORT_FIELDS.filter((field) => field !== 'id')

/** Two example rows: loose products by weight, and a packet. The codes belong to no real product. */
const examples = ({ texts, columnLabels }: Pick<ImportDeps, 'texts' | 'columnLabels'>, language: Language): Example[] => {
  const { unit, yesNo, status } = columnLabels.write
  const say = (key: string): string => texts.message(language, `file.example.${key}`)
  return [
    {
      name: say('loose'),
      category: say('pulses'),
      unit: unit(language, 'kg'),
      loose: yesNo(language, 'yes'),
      price: 120,
      cost_price: 105,
      gst_rate: 0,
      hsn: '0713',
      current_stock: 25,
      min_stock_level: 5,
      max_stock_level: 100,
      status: status(language, 'active'),
    },
    {
      name: say('packet'),
      brand: say('brand'),
      category: say('flour'),
      pack_size: '5 kg',
      unit: unit(language, 'packet'),
      loose: yesNo(language, 'no'),
      barcode: '2000000000015',
      sku: 'ATTA-5',
      price: 250,
      mrp: 275,
      cost_price: 230,
      gst_rate: 5,
      hsn: '1101',
      current_stock: 12,
      min_stock_level: 4,
      max_stock_level: 60,
      expiry_date: '2027-12-31',
      supplier_name: say('supplier'),
      country_of_origin: countryName('IN', language),
      shelf_place: 'A3',
      tags: say('tags'),
      status: status(language, 'active'),
    },
  ]
}

/** The columns of a file with two example rows, in the reader's language. */
export const showTemplate = (deps: Pick<ImportDeps, 'texts' | 'columnLabels'>, language: Language) => ({
  success: true as const,
  columns: TYPED_FIELDS.map((field) => ({
    field,
    heading: deps.columnLabels.write.heading(language, field),
    required: REQUIRED_FIELDS.includes(field),
  })),
  rows: examples(deps, language).map((example) => TYPED_FIELDS.map((field) => example[field] ?? '')),
})
