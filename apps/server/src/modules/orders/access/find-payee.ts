import type { Sql } from '../../../platform/db/sql.ts'
import { findSuspendedStore } from '../suspended-stores.read.ts'

/** Who gets the money of an order that is paid by UPI straight to the shop. */
export type Payee = { upi_vpa: string | null; upi_payee_name: string | null; is_new: boolean }

type PayeeDeps = {
  db: Sql
  findStore(
    storeId: string,
    options: { fresh: boolean; on?: Sql },
  ): Promise<{ upi_vpa: string | null; upi_payee_name?: string | null; is_new?: boolean } | undefined>
}

/**
 * The payee of a shop's orders. An order of a shop that was suspended later can still be paid, but like one of a new shop only
 * after it was accepted. `undefined` for a shop that is gone. `db`: the caller's transaction, if it has one.
 */
export const findPayee = async (deps: PayeeDeps, storeId: string): Promise<Payee | undefined> => {
  const store = await deps.findStore(storeId, { fresh: false, on: deps.db })
  if (store) return { upi_vpa: store.upi_vpa, upi_payee_name: store.upi_payee_name ?? null, is_new: store.is_new ?? false }
  const suspended = await findSuspendedStore(deps.db, storeId)
  return suspended && { ...suspended, is_new: true }
}
