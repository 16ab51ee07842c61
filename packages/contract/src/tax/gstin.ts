import type { State } from '../geo/states.ts'
import { toLatinDigits } from '../shared/text/digits.ts'

const SHAPE = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The state codes of GSTINs (CBIC, GST state code list), by the state names of the PIN code directory. */
export const GST_STATE_CODES: Record<State, string> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
}

/**
 * The 15th character of a GSTIN: weights 1 and 2 alternate over base 36, quotient and remainder are added (GSTN's Luhn mod 36).
 */
export const gstinCheckCharacter = (first14: string): string => {
  const sum = [...first14].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS[(36 - (sum % 36)) % 36] ?? ''
}

/** Normalises a typed GSTIN for storage: no spaces, capital letters. */
export const tidyGstin = (text: string): string => toLatinDigits(text).replace(/\s/g, '').toUpperCase()

/** Whether it is a GSTIN with the right format and check character. */
export const isGstin = (text: string): boolean => SHAPE.test(text) && gstinCheckCharacter(text.slice(0, 14)) === text[14]

/** The code of a state by its stored name; null for a name that is not in the list. */
export const gstStateCodeOf = (name: string): string | null =>
  Object.entries(GST_STATE_CODES).find(([state]) => state === name)?.[1] ?? null

/** Whether the GSTIN belongs to this state. */
export const isGstinOfState = (gstin: string, state: State): boolean => gstin.startsWith(GST_STATE_CODES[state])
