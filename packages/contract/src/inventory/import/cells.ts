import { unmarkedText } from '../../shared/files/safe-cell.ts'
import { toLatinDigits } from '../../shared/text/digits.ts'

/** Problems of a cell that are found before the product rules. */
export type CellProblemCode = 'not_a_number' | 'shortened_code' | 'not_a_date' | 'not_yes_no' | 'not_a_choice'

/** The parsed value of a cell, or the problem that prevents it. */
export type ReadCell<T> = { value: T } | { problem: CellProblemCode }

/** Fast path: files have up to a million cells, and most are plain ASCII. */
const IS_PLAIN = /^[ -~]*$/

/** `toLatinDigits` for cells. */
export const latinDigits = (text: string): string => (IS_PLAIN.test(text) ? text : toLatinDigits(text))

/** A cell's text: without the prefix that our own files put before texts, with normal spaces, trimmed. */
export const cellWords = (cell: string): string =>
  unmarkedText((IS_PLAIN.test(cell) ? cell : cell.replace(/[\u00a0\u200b\u2007\u202f\ufeff]/g, ' ')).trim())

const CURRENCY = /(₹|rs\.?|inr|रु\.?|रुपये|रुपए|rupees?|\/-|\/=)/giu
const INDIAN_OR_WESTERN = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/
const DECIMAL_COMMA = /^(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/
const PLAIN = /^\d*\.?\d+(e[+-]?\d{1,2})?$|^\d+\.$/i

/** `1,200.50`, `₹ 45`, `Rs. 45/-`, `४५`, `(5)`, `5%`, `45,50`: numbers as people and spreadsheets write them. */
export const readNumber = (cell: string): ReadCell<number> => {
  const bare = latinDigits(cell).replace(CURRENCY, '').replace(/\s|%$/g, '')
  const isNegative = /^(-.*|−.*|\(.*\))$/.test(bare)
  const text = bare.replace(/^[-−+]|^\(|\)$/g, '')
  const sign = isNegative ? -1 : 1
  if (INDIAN_OR_WESTERN.test(text)) return { value: sign * Number(text.replaceAll(',', '')) }
  if (DECIMAL_COMMA.test(text)) return { value: sign * Number(text.replaceAll('.', '').replace(',', '.')) }
  return PLAIN.test(text) ? { value: sign * Number(text) } : { problem: 'not_a_number' }
}

/** A code with digits in any script. A spreadsheet that saved it as `8.90E+12` has lost its last digits. */
export const readCode = (cell: string): ReadCell<string> => {
  const text = latinDigits(cell)
  if (!/^\d(\.\d+)?e\+\d+$/i.test(text)) return { value: text.replace(/^(\d{8,})\.0+$/, '$1') }
  const digits = text.replace(/e.*$/i, '').replace('.', '').length
  const exponent = Number(text.replace(/^.*e\+/i, ''))
  return digits > exponent ? { value: String(Number(text)) } : { problem: 'shortened_code' }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const CENTURY = 2000

const daysIn = (year: number, month: number): number => {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

/** Without a `day`, the last day of the month: the meaning of a packet that shows only a month. */
const toDate = (yearText: string, month: number, dayText: string | undefined): ReadCell<string> => {
  const year = yearText.length === 2 ? CENTURY + Number(yearText) : Number(yearText)
  const last = daysIn(year, month)
  const day = dayText === undefined ? last : Number(dayText)
  if (year < CENTURY || last === 0 || day < 1 || day > last) return { problem: 'not_a_date' }
  return { value: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` }
}

const monthNamed = (name: string): number => MONTHS.findIndex((month) => name.toLowerCase().startsWith(month)) + 1

/** `2027-03-31`, `31/03/2027`, `31.3.27`, `31 Mar 2027`, `03/2027`, `Mar-27`: the day is first, as in India. */
export const readDate = (cell: string): ReadCell<string> => {
  const text = latinDigits(cell).replace(/[T ]\d{1,2}:\d{2}.*$/, '')
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(text)
  if (iso) return toDate(iso[1] ?? '', Number(iso[2]), iso[3])
  const indian = /^(?:(\d{1,2})[-/. ])?(\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text)
  if (indian) return toDate(indian[3] ?? '', Number(indian[2]), indian[1])
  const named = /^(?:(\d{1,2})[-/. ])?([a-z]{3,9})[-/., ']+(\d{4}|\d{2})$/i.exec(text)
  if (named) return toDate(named[3] ?? '', monthNamed(named[2] ?? ''), named[1])
  return { problem: 'not_a_date' }
}

/** Labels of each choice, in all our languages, in lower case. */
export type ChoiceWords<Choice extends string> = ReadonlyMap<string, Choice>

/** Builds one table from the labels of each choice. A label belongs to the first choice that has it. */
export const choiceWords = <Choice extends string>(lists: Readonly<Record<Choice, readonly string[]>>): ChoiceWords<Choice> => {
  const labels = new Map<string, Choice>()
  for (const [choice, list] of Object.entries(lists) as [Choice, readonly string[]][])
    for (const word of [choice, ...list]) {
      const plain = plainWord(word)
      if (plain !== '' && !labels.has(plain)) labels.set(plain, choice)
    }
  return labels
}

/** `KG.` and `kg`, `Rice & Grains` and `rice and grains` are equal. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[.\s]+/g, ' ')
    .trim()

/** One of the choices, by any of its labels. */
export const readChoice = <Choice extends string>(
  cell: string,
  labels: ChoiceWords<Choice>,
  problem: CellProblemCode = 'not_a_choice',
): ReadCell<Choice> => {
  const value = labels.get(plainWord(cell))
  return value === undefined ? { problem } : { value }
}
