import { STOCK_MODES } from '@jhola/contract/availability/stock-modes'
import { LANGUAGES } from '@jhola/contract/constants'
import { createHeadingGuesser, IMPORT_FIELDS } from '@jhola/contract/inventory/import/columns'
import { type OwnLabels, toImportLabels } from '@jhola/contract/inventory/import/read-row'
import { PRODUCT_UNITS } from '@jhola/contract/inventory/products/units'
import { PRODUCT_STATUSES } from '@jhola/contract/inventory/schema'
import type { Messages } from '../../../../platform/i18n.ts'
import type { ColumnLabels } from '../deps.ts'

const YES_NO = ['yes', 'no'] as const

/** The labels of files in one language. */
export const createWriter = ({ message, word }: Pick<Messages, 'message' | 'word'>): ColumnLabels['write'] => ({
  heading: (language, field) => message(language, `file.column.${field}`),
  // An old unit may have no label: it is written as stored.
  unit: (language, unit) => (PRODUCT_UNITS.some((known) => known === unit) ? word(language, `unit.${unit}`) : unit),
  status: (language, status) => message(language, `file.status.${status}`),
  yesNo: (language, answer) => message(language, `file.${answer}`),
  mode: (language, mode) => message(language, `file.mode.${mode}`),
})

/** Reads the labels from the message catalogues: a file in one language can be read in every other. */
export const createColumnLabels = (texts: Pick<Messages, 'message' | 'word'>): ColumnLabels => {
  const write = createWriter(texts)
  const inAll = <Key extends string>(
    keys: readonly Key[],
    say: (language: string, key: Key) => string,
  ): Record<Key, string[]> => {
    const lists = keys.map((key) => [key, [...new Set(LANGUAGES.map((language) => say(language, key)))]])
    return Object.fromEntries(lists) as Record<Key, string[]>
  }
  const own: OwnLabels = {
    units: inAll(PRODUCT_UNITS, write.unit),
    statuses: inAll(PRODUCT_STATUSES, write.status),
    yesNo: inAll(YES_NO, write.yesNo),
    modes: inAll(STOCK_MODES, write.mode),
  }
  return { write, guess: createHeadingGuesser(inAll(IMPORT_FIELDS, write.heading)), read: toImportLabels(own) }
}
