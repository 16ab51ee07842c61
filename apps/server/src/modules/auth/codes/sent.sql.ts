/** Messages to one recipient: the counts since two moments, and the times at which the oldest ones no longer count. */
export type Sent = {
  hour: number
  day: number
  oldest_of_hour: Date | null
  oldest_of_day: Date | null
  newest: Date | null
}

/** Columns of `Sent` over rows of one recipient: :hour is an hour ago; :day, a day ago, is for the caller's WHERE. */
export const SENT_COLUMNS = `count(*) FILTER (WHERE created_at > :hour)::int AS hour, count(*)::int AS day,
  min(created_at) FILTER (WHERE created_at > :hour) AS oldest_of_hour, min(created_at) AS oldest_of_day, max(created_at) AS newest`

/** Nothing was sent. */
export const NOTHING_SENT: Sent = { hour: 0, day: 0, oldest_of_hour: null, oldest_of_day: null, newest: null }
