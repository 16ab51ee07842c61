import { isDatabaseUnavailable } from '../db/index.ts'
import type { Logger } from '../logger.ts'

/** Whose turn it is, and where it says what failed. */
export type JobLog = { job: string; log: Logger }

/** What a job does with its items. */
export type Work<Item> = JobLog & {
  /** How the log names an item: by ids, never by what people typed. */
  idOf(item: Item): Readonly<Record<string, string>>
  /** Works on one item, in a transaction of its own; resolves to how much was done. */
  work(item: Item): Promise<number>
  /** Has a failed item wait for a later turn, where its list knows when; the item then counts as done. */
  putOff?(item: Item): Promise<unknown>
}

/**
 * Works on each item by itself, so that one which fails stops no other. A failure is logged with the item's ids and the job's name,
 * and the turn fails at the end, so that it is seen there, too. Without the database nothing more is tried. Returns how much was done.
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
 * A list page by page until nothing is left: `listPage` gives what comes after an item, at most so many. What stays in the list because
 * its work fails is passed by, so it never holds the front. The list must have an end that work does not move.
 */
export async function* inPages<Item>(listPage: (after: Item | undefined) => Promise<Item[]>): AsyncGenerator<Item> {
  let page = await listPage(undefined)
  while (page.length > 0) {
    yield* page
    page = await listPage(page.at(-1))
  }
}

/** A part of a job with a name for the log. */
export type Step = { step: string; run(): Promise<number> }

/** Takes each step of a job by itself; see `workThrough`. */
export const runSteps = (steps: readonly Step[], jobLog: JobLog): Promise<number> =>
  workThrough(steps, { ...jobLog, idOf: ({ step }) => ({ step }), work: ({ run }) => run() })
