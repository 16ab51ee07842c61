import { isDatabaseUnavailable } from '../db/index.ts'
import type { Logger } from '../logger.ts'

/** The job's name and the log for its errors. */
export type JobLog = { job: string; log: Logger }

/** How a job processes its items. */
export type Work<Item> = JobLog & {
  /** How the log names an item: by ids, never by what people typed. */
  idOf(item: Item): Readonly<Record<string, string>>
  /** Processes one item in its own transaction; resolves to how much was done. */
  work(item: Item): Promise<number>
  /** Postpones a failed item to a later run, if its list supports it. The item then counts as done. */
  putOff?(item: Item): Promise<unknown>
}

/**
 * Processes each item separately, so that a failing item stops no other. A failure is logged with the item's ids and the job's
 * name, and the run fails at the end, so that it is reported there, too. Stops when the database is unavailable. Returns how
 * much was done.
 */
export const workThrough = async <Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  { job, log, idOf, work, putOff }: Work<Item>,
): Promise<number> => {
  const attempt = async (item: Item, step: (item: Item) => Promise<number>): Promise<number | undefined> => {
    try {
      return await step(item)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      log.error({ err: error, job, ...idOf(item) }, 'one item of a job failed, going on with the others')
      return undefined
    }
  }
  let done = 0
  let failed = 0
  for await (const item of items) {
    let count = await attempt(item, work)
    if (count === undefined && putOff) count = await attempt(item, (late) => putOff(late).then(() => 1))
    if (count === undefined) failed += 1
    else done += count
  }
  if (failed > 0) throw new Error(`${job}: ${failed} failed, ${done} done`)
  return done
}

/**
 * Reads a list page by page to its end: `listPage` returns up to a number of items after an item. Failed items stay in the list
 * and are skipped, so they never block the rest. Work must not move the end of the list.
 */
export async function* inPages<Item>(listPage: (after: Item | undefined) => Promise<Item[]>): AsyncGenerator<Item> {
  let page = await listPage(undefined)
  while (page.length > 0) {
    yield* page
    page = await listPage(page.at(-1))
  }
}

/** A part of a job, with a name for the log. */
export type Step = { step: string; run(): Promise<number> }

/** Runs each step of a job separately; see `workThrough`. */
export const runSteps = (steps: readonly Step[], jobLog: JobLog): Promise<number> =>
  workThrough(steps, { ...jobLog, idOf: ({ step }) => ({ step }), work: ({ run }) => run() })
