import { createStoredValue } from './stored-value.ts'

/** The person who was signed in at the last query; `null`: nobody. Only a hint for prefetching: the server decides. */
export const accountStore = createStoredValue<string | null>('account', null, (found) =>
  typeof found === 'string' ? found : undefined,
)
