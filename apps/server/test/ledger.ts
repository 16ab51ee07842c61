import { findBrokenLedgers } from '../src/modules/inventory/index.ts'
import type { TestApp } from './build-test-app.ts'

/** What of the stock ledger does not hold, in every shop or in one: nothing, after whatever a test did. */
export const brokenLedgers = ({ db }: Pick<TestApp, 'db'>, storeId: string | null = null) => findBrokenLedgers(db, storeId)
