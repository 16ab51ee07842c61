import { createStoredValue } from '../../shared/device-store/stored-value.ts'

/** Whether this device keeps who orders here for the next order. */
export const rememberStore = createStoredValue<boolean>('remember', true, (found) =>
  typeof found === 'boolean' ? found : undefined,
)
