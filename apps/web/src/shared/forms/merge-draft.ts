/** Deep equality of data. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The draft of a form after a save: the response, except for fields that were edited after the request was sent. A list counts as
 * one field.
 */
export const mergeDraft = <T>(typed: T, sent: T, answered: T): T => {
  if (isSame(typed, sent)) return answered
  if (!isFields(typed) || !isFields(sent) || !isFields(answered)) return typed
  const merged = { ...answered, ...typed } as Fields
  for (const name of Object.keys(merged)) merged[name] = mergeDraft<unknown>(typed[name], sent[name], (answered as Fields)[name])
  return merged as T
}
