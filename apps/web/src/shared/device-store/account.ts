import { createStoredValue } from './stored-value.ts'

/** Who was signed in when a page last asked; `null` nobody. A hint for what to fetch: the server alone knows. */
export const accountStore = createStoredValue<string | null>('account', null, (found) =>
  typeof found === 'string' ? found : undefined,
)
