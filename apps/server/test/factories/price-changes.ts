import type { TestApp } from '../build-test-app.ts'

/** Records a price change of the shop. */
export const aPriceChange = async (
  app: TestApp,
  { store_id, user_id }: { store_id: string; user_id: string },
): Promise<string> => {
  const changeId = app.ids.uuid()
  await app.db.execute("INSERT INTO price_changes (store_id, change_id, made_by, made_at, what) VALUES ($1, $2, $3, $4, '{}')", [
    store_id,
    changeId,
    user_id,
    app.clock.now(),
  ])
  return changeId
}
