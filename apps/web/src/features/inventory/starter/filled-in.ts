/** What the starter catalogue hands over to the list of products. */
export const filledIn = (state: unknown): number | null => {
  const filled: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'filled') : null
  return typeof filled === 'number' && filled > 0 ? filled : null
}
