/** The selected keys after these were selected or deselected; rows of other pages stay as they are. */
export const chooseRows = (chosen: Iterable<string>, keys: readonly string[], isChosen: boolean): ReadonlySet<string> => {
  const next = new Set(chosen)
  for (const key of keys)
    if (isChosen) next.add(key)
    else next.delete(key)
  return next
}

/** Selection state of a page: the value of its box for all rows. */
export const howMuchOf = (chosen: ReadonlySet<string> | undefined, keys: readonly string[]): 'none' | 'some' | 'all' => {
  const count = keys.filter((key) => chosen?.has(key)).length
  return count === 0 ? 'none' : count < keys.length ? 'some' : 'all'
}
