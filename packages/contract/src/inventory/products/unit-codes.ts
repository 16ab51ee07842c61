import type { ProductUnit } from './units.ts'

/** The tax office's codes of units (GSTN's unit quantity codes) by ours. Units without a code are counted in numbers. */
const UNIT_CODES: Record<ProductUnit, string> = {
  kg: 'KGS',
  pack: 'PAC',
  piece: 'PCS',
  liter: 'LTR',
  packet: 'PAC',
  dozen: 'DOZ',
  bottle: 'BTL',
  box: 'BOX',
  jar: 'NOS',
  tin: 'CAN',
  can: 'CAN',
  cup: 'NOS',
  tub: 'NOS',
  tube: 'TUB',
  strip: 'NOS',
  sachet: 'PAC',
  roll: 'ROL',
  bag: 'BAG',
  bunch: 'BUN',
  pair: 'PRS',
  set: 'SET',
  tray: 'NOS',
  bundle: 'BDL',
}

/** `KGS` for kg; `OTH` for a shop's own unit. */
export const unitCodeOf = (unit: string): string => (unit in UNIT_CODES ? UNIT_CODES[unit as ProductUnit] : 'OTH')
