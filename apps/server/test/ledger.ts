import { findBrokenLedgers } from '../src/modules/inventory/index.ts'
import type { TestApp } from './build-test-app.ts'

/** Violations of the stock ledger, in every shop or in one; must be empty after any test. */
export const brokenLedgers = ({ db }: Pick<TestApp, 'db'>, storeId: string | null = null) => findBrokenLedgers(db, storeId)
