import type { Database } from '../../../platform/db/index.ts'
import { familyIdOf } from './family-id.ts'
import { lockUngrouped, setFamilies } from './groups.repo.ts'

const AT_ONCE = 500

/** Computes the groups of products that have none yet, in batches; several nodes share the work. Returns how many were filled. */
export const fillFamilies = async (db: Database): Promise<number> => {
  let done = 0
  while (true) {
    const count = await db.withTx(async (tx) => {
      const found = await lockUngrouped(tx, AT_ONCE)
      if (found.length > 0)
        await setFamilies(
          tx,
          found.map((one) => ({ store_id: one.store_id, product_id: one.product_id, family_id: familyIdOf(one) })),
        )
      return found.length
    })
    done += count
    if (count === 0) return done
  }
}
