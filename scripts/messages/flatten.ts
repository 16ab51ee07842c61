/** Full key (`area.name`) to text. */
export type Messages = Map<string, string>

/** Turns a catalogue, nested or not, into full keys. Throws on anything that is neither a text nor a group of texts. */
export const flatten = (value: unknown, key: string): [string, string][] => {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${key} is not a text`)
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, `${key}.${name}`))
}
