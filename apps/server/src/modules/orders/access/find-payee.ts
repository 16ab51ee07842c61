import type { Sql } from '../../../platform/db/sql.ts'
import { findSuspendedStore } from '../suspended-stores.read.ts'

/** Who gets the money of an order that is paid by UPI straight to the shop. */
export type Payee = { upi_vpa: string | null; upi_payee_name: string | null; asks_upi_after: boolean }

type PayeeDeps = {
  db: Sql
  findStore(
    storeId: string,
    options: { fresh: boolean; on?: Sql },
  ): Promise<{ upi_vpa: string | null; upi_payee_name?: string | null; asks_upi_after?: boolean } | undefined>
}

/**
 * The payee of a shop's orders. An order of a shop that was suspended later can still be paid, but only
 * after it was accepted. `undefined` for a shop that is gone. `db`: the caller's transaction, if it has one.
 */
export const findPayee = async (deps: PayeeDeps, storeId: string): Promise<Payee | undefined> => {
  const store = await deps.findStore(storeId, { fresh: false, on: deps.db })
  if (store)
    return { upi_vpa: store.upi_vpa, upi_payee_name: store.upi_payee_name ?? null, asks_upi_after: store.asks_upi_after ?? true }
  const suspended = await findSuspendedStore(deps.db, storeId)
  return suspended && { ...suspended, asks_upi_after: true }
}
