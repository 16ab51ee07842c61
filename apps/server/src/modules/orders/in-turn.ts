const last = new Map<string, Promise<unknown>>()

/**
 * Runs works of one key one after another on this node, whatever came of the one before. For limits that are counted before they
 * are used: two orders of one phone sent together would both see the same count. Other nodes count for themselves.
 */
export const inTurn = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const before = last.get(key)
  const mine = before ? before.then(work, work) : work()
  last.set(key, mine)
  try {
    return await mine
  } finally {
    if (last.get(key) === mine) last.delete(key)
  }
}
