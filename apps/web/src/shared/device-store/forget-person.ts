import { accountStore } from './account.ts'

/**
 * Whoever had this device leaves it: nothing that was theirs stays. A device that cannot forget holds nobody back. Most people who
 * leave never saw an order here, so these parts are downloaded now.
 */
export const forgetPerson = async (): Promise<void> => {
  accountStore.write(null)
  await Promise.allSettled([
    import('./kept-orders.ts').then(({ forgetAllKept }) => forgetAllKept()),
    import('./kept-counter.ts').then(({ keptCounter }) => keptCounter.forget()),
  ])
}
