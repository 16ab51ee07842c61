/** The replies to the clients of a chaos run. A missing reply has no meaning: the request is repeated. */
export type History = {
  /** By idempotency key: what was ordered with it, and the result. */
  orders: Map<string, { phone: string; storeId: string; body: object; orderId?: string; refusal?: string }>
  /** Ids of orders whose acceptance was acknowledged. */
  accepted: Set<string>
  /** Per shop, the event numbers in the order in which its device received them. */
  feeds: Map<string, number[]>
  /** Orders with a reply so far, placed or rejected. */
  answered: number
  /** Requests that were repeated because their reply was missing. */
  repeated: number
  /** Violations, recorded by whoever detected them. */
  problems: string[]
}

export const startHistory = (): History => ({
  orders: new Map(),
  accepted: new Set(),
  feeds: new Map(),
  answered: 0,
  repeated: 0,
  problems: [],
})

/** An order as stored in the database at the end. */
export type StoredOrder = { order_id: string; store_id: string; customer_phone: string; status: string; confirmations: number }

const problemsOfOrders = (history: History, stored: readonly StoredOrder[]): string[] => {
  const problems: string[] = []
  const byPhone = Map.groupBy(stored, (order) => order.customer_phone)
  for (const [key, { phone, storeId, orderId, refusal }] of history.orders) {
    const found = byPhone.get(phone) ?? []
    byPhone.delete(phone)
    if (orderId === undefined) {
      if (refusal === undefined) problems.push(`${key} was never answered`)
      else if (found.length > 0) problems.push(`${key} was refused (${refusal}) but stored`)
    } else if (found.length !== 1) problems.push(`${key}: acknowledged as ${orderId}, stored ${found.length} times`)
    else if (found[0]?.order_id !== orderId || found[0].store_id !== storeId)
      problems.push(`${key}: acknowledged as ${orderId}, stored as ${found[0]?.order_id}`)
  }
  for (const [phone, orders] of byPhone) problems.push(`${orders.length} orders of ${phone}, which nobody placed`)
  return problems
}

const problemsOfAcceptances = (history: History, stored: readonly StoredOrder[]): string[] =>
  stored.flatMap(({ order_id, status, confirmations }) => {
    const isAccepted = history.accepted.has(order_id)
    if (isAccepted && status !== 'confirmed') return [`${order_id}: acceptance acknowledged, but ${status}`]
    if (confirmations !== (isAccepted ? 1 : 0))
      return [`${order_id}: accepted ${confirmations} times, acknowledged ${isAccepted ? 'once' : 'never'}`]
    return []
  })

const problemsOfFeeds = (history: History, lastSeqs: ReadonlyMap<string, number>): string[] =>
  [...history.feeds].flatMap(([storeId, seqs]) => {
    const gap = seqs.findIndex((seq, index) => seq !== index + 1)
    if (gap >= 0) return [`${storeId}: event ${seqs[gap]} came where ${gap + 1} was due`]
    return seqs.length === lastSeqs.get(storeId)
      ? []
      : [`${storeId}: ${seqs.length} events came, ${lastSeqs.get(storeId)} happened`]
  })

/** Lists everything that contradicts the replies to the clients; empty if there is nothing. */
export const checkHistory = (
  history: History,
  stored: readonly StoredOrder[],
  lastSeqs: ReadonlyMap<string, number>,
): string[] => [
  ...history.problems,
  ...problemsOfOrders(history, stored),
  ...problemsOfAcceptances(history, stored),
  ...problemsOfFeeds(history, lastSeqs),
]
