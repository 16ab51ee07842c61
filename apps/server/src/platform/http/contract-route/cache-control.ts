import type { Route } from '@jhola/contract/route'
import type { FastifyRequest } from 'fastify'

/** No copy in the browser, a proxy or a shared computer. */
const PERSONAL = 'no-store'
/** The same for everybody; still asked for each time, because prices and stock change. */
const PUBLIC = 'no-cache'

/** Names somebody: a session, or an order that only the holder of its token may see. */
const namesSomebody = ({ headers, query }: FastifyRequest): boolean =>
  headers.cookie !== undefined ||
  headers.authorization !== undefined ||
  headers['x-order-token'] !== undefined ||
  (typeof query === 'object' && query !== null && 't' in query)

/** `no-store` for every answer that may be about a person: all but reads that are open to anyone, made by nobody in particular. */
export const cacheControlOf = ({ method, policy }: Pick<Route, 'method' | 'policy'>, request: FastifyRequest): string =>
  method === 'GET' && policy === 'anyone' && !namesSomebody(request) ? PUBLIC : PERSONAL
