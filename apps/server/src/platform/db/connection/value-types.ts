import pg from 'pg'

const INT8_OID = 20
// Typed as number because the driver's list of type ids knows no array types.
const INT8_ARRAY_OID: number = 1016
const DATE_OID = 1082
const TIMESTAMP_OID = 1114

/**
 * Parses a PostgreSQL bigint as a number. Throws when a double cannot hold the value exactly: a rounded amount of money would
 * be worse than an error.
 */
export const parseSafeInt8 = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a safe JavaScript integer`)
  return value
}

const parseTextArray = pg.types.getTypeParser(INT8_ARRAY_OID)

const parseSafeInt8Array = (text: string): Array<number | null> => {
  const items: Array<string | null> = parseTextArray(text)
  return items.map((item) => (item === null ? null : parseSafeInt8(item)))
}

const keepText = (text: string): string => text

// `date` and `timestamp` have no zone. The driver would read them in the server's zone, so they stay text. `numeric` stays text
// as in the driver: cast sums to bigint in SQL.
const textParsers = new Map<number, (text: string) => unknown>([
  [INT8_OID, parseSafeInt8],
  [INT8_ARRAY_OID, parseSafeInt8Array],
  [DATE_OID, keepText],
  [TIMESTAMP_OID, keepText],
])

/** Column values as our code expects them: bigint -> safe number, timestamptz -> Date, date -> 'YYYY-MM-DD'. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : textParsers.get(oid)
    return own ?? pg.types.getTypeParser(oid, format)
  },
}
