import type { ClientBase } from 'pg'
import { isStalePlan, nameArguments, type StatementNames } from './statement-naming.ts'

/**
 * Makes every query of this connection a named prepared statement (unless `names` is undefined), whether the pool, a
 * transaction or a library sends it. Also retires the connection when the server has announced that it closes it: the pool
 * would lend it once more before the socket closes.
 */
export const interceptQueries = (client: ClientBase, names: StatementNames | undefined): void => {
  const send = client.query
  const watch = (error: unknown) => {
    if (isStalePlan(error)) names?.renew()
    if (isFatal(error)) retire(client)
  }
  const query = (...args: unknown[]): unknown => {
    const named = names ? nameArguments(args, names) : [...args]
    const callback = named.at(-1)
    if (typeof callback === 'function') {
      named[named.length - 1] = (error: unknown, result: unknown) => {
        watch(error)
        callback(error, result)
      }
    }
    const answer: unknown = Reflect.apply(send, client, named)
    if (answer instanceof Promise) answer.catch(watch)
    return answer
  }
  Object.assign(client, { query })
}

/** The server ends the session after such an error. */
const isFatal = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')

/** Marks the connection as ending, so that the pool drops it at release. */
const retire = (client: ClientBase): void => {
  if ('end' in client && typeof client.end === 'function') client.end(() => undefined)
}
