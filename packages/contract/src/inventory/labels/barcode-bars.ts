import { isProductCode } from '../../catalogue/barcode.ts'

/** The bars of a code: `1` a dark module, `0` a light one, and whether its digits are printed below, as for product codes. */
export type Bars = { modules: string; kind: 'ean' | 'code128' }

const LEFT = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']
const inverse = (modules: string): string => modules.replace(/./g, (module) => (module === '1' ? '0' : '1'))
const mirror = (modules: string): string => [...modules].reverse().join('')
const RIGHT = LEFT.map(inverse)
/** The parities of the left digits of an EAN-13, by its first digit; `G` is a mirrored right digit. */
const PARITIES = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']

const digitsOf = (code: string): number[] => Array.from(code, Number)
const rightOf = (digits: readonly number[]): string => digits.map((digit) => RIGHT[digit] ?? '').join('')

const eanBars = (code: string): string => {
  const [first = 0, ...digits] = digitsOf(code)
  const parity = PARITIES[first] ?? ''
  const left = digits
    .slice(0, 6)
    .map((digit, index) => (parity[index] === 'G' ? mirror(RIGHT[digit] ?? '') : (LEFT[digit] ?? '')))
  return `101${left.join('')}01010${rightOf(digits.slice(6))}101`
}

const ean8Bars = (code: string): string => {
  const digits = digitsOf(code)
  const left = digits.slice(0, 4).map((digit) => LEFT[digit] ?? '')
  return `101${left.join('')}01010${rightOf(digits.slice(4))}101`
}

/** Widths of bars and gaps of the 103 values, the three starts and the stop (ISO/IEC 15417). */
const CODE_128 = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')
const START_B = 104
const START_C = 105
const STOP = 106
const CHECK_MODULUS = 103

/** Code values of a text: pairs of digits for an even number of digits, otherwise one per character. */
const code128Values = (text: string): number[] =>
  /^(\d\d)+$/.test(text)
    ? [START_C, ...(text.match(/\d\d/g) ?? []).map(Number)]
    : [START_B, ...Array.from(text, (letter) => letter.charCodeAt(0) - 32)]

const widthsToModules = (widths: string): string =>
  Array.from(widths, (width, index) => (index % 2 === 0 ? '1' : '0').repeat(Number(width))).join('')

const code128Bars = (text: string): string => {
  const values = code128Values(text)
  const check = values.reduce((sum, value, index) => sum + value * Math.max(index, 1), 0) % CHECK_MODULUS
  return [...values, check, STOP].map((value) => widthsToModules(CODE_128[value] ?? '')).join('')
}

/** Width of the quiet zone on either side of a code, in modules. */
export const QUIET_MODULES = 10
/** A dot of the usual label printer (203 dpi): bars of whole dots have equal widths. */
const DOT_MM = 0.125
/** Cameras cannot read thinner bars. */
const MIN_DOTS = 2

/** The width of one module in the available space, in mm and whole printer dots; `null`: the code does not fit. */
export const moduleWidthMm = (modules: string, roomMm: number): number | null => {
  const dots = Math.floor(roomMm / ((modules.length + 2 * QUIET_MODULES) * DOT_MM))
  return dots >= MIN_DOTS ? dots * DOT_MM : null
}

/**
 * The bars of a product's code: EAN-13 (also UPC-A) or EAN-8 for product codes, Code 128 for any other. The code matches
 * `BARCODE`.
 */
export const barsOf = (code: string): Bars => {
  if (!isProductCode(code)) return { modules: code128Bars(code), kind: 'code128' }
  return { modules: code.length === 8 ? ean8Bars(code) : eanBars(code.padStart(13, '0')), kind: 'ean' }
}
