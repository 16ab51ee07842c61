import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A pincode as the table has it: a district's name and the middle of its post offices, in degrees. */
export type PincodePlace = { pincode: string; state: string; district: string; latitude: number; longitude: number }

/** Degrees are kept as whole thousandths (about a hundred metres). */
const STEPS_PER_DEGREE = 1000

/**
 * The table in columns, sorted by pincode: about 300 KB of memory instead of several MB of objects. Made by
 * scripts/generate/pincodes.ts, which says where it comes from.
 */
type Table = {
  pincodes: Int32Array
  names: Uint16Array
  latitudes: Int32Array
  longitudes: Int32Array
  named: [string, string][]
}

const FILE = join(import.meta.dirname, 'pincodes.tsv.gz')

const readTable = (): Table => {
  const lines = gunzipSync(readFileSync(FILE)).toString('utf8').trimEnd().split('\n')
  const named: [string, string][] = []
  const numbers = new Map<string, number>()
  const table: Table = {
    pincodes: new Int32Array(lines.length),
    names: new Uint16Array(lines.length),
    latitudes: new Int32Array(lines.length),
    longitudes: new Int32Array(lines.length),
    named,
  }
  for (const [row, line] of lines.entries()) {
    const [pincode, state = '', district = '', latitude, longitude] = line.split('\t')
    const key = `${state}\t${district}`
    const number = numbers.get(key) ?? named.push([state, district]) - 1
    numbers.set(key, number)
    table.pincodes[row] = Number(pincode)
    table.names[row] = number
    table.latitudes[row] = Math.round(Number(latitude) * STEPS_PER_DEGREE)
    table.longitudes[row] = Math.round(Number(longitude) * STEPS_PER_DEGREE)
  }
  return table
}

let read: Table | undefined
/** Read at its first use: a server that nobody asks for a pincode does not hold it. */
const table = (): Table => {
  read ??= readTable()
  return read
}

/** Where `value` stands in ascending numbers, or where it would stand. */
const lowerBound = (ascending: Int32Array, value: number): number => {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? value) < value) low = middle + 1
    else high = middle
  }
  return low
}

const placeOf = ({ pincodes, names, latitudes, longitudes, named }: Table, row: number): PincodePlace => {
  const [state = '', district = ''] = named[names[row] ?? 0] ?? []
  return {
    pincode: String(pincodes[row]),
    state,
    district,
    latitude: (latitudes[row] ?? 0) / STEPS_PER_DEGREE,
    longitude: (longitudes[row] ?? 0) / STEPS_PER_DEGREE,
  }
}

/** State, district and centre of a pincode; `undefined` when India has no such pincode, or the directory no place for it. */
export const findPincode = (pincode: string): PincodePlace | undefined => {
  const known = table()
  const row = lowerBound(known.pincodes, Number(pincode))
  return known.pincodes[row] === Number(pincode) ? placeOf(known, row) : undefined
}

/** Pincodes that begin with these digits, ascending, at most so many. */
export const listPincodes = (digits: string, max: number): PincodePlace[] => {
  const known = table()
  const first = lowerBound(known.pincodes, Number(digits.padEnd(6, '0')))
  const end = Math.min(lowerBound(known.pincodes, Number(digits.padEnd(6, '9')) + 1), first + max)
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => placeOf(known, first + index))
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Every district with the middle of its pincodes. */
export const listDistricts = (): Omit<PincodePlace, 'pincode'>[] => {
  const { names, latitudes, longitudes, named } = table()
  const rows = named.map((): number[] => [])
  for (const [row, name] of names.entries()) rows[name]?.push(row)
  return named.map(([state, district], name) => {
    const of = (degrees: Int32Array) => middleOf((rows[name] ?? []).map((row) => degrees[row] ?? 0)) / STEPS_PER_DEGREE
    return { state, district, latitude: of(latitudes), longitude: of(longitudes) }
  })
}
