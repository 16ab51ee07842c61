import type { NotificationDeps } from './deps.ts'
import { forgetRestocked, type LowStock, noteLowStock } from './low-stock.repo.ts'
import { type PushContent, pushToShop } from './queue-push.ts'

const NAMED_MOST = 3

const write = ({ texts }: Pick<NotificationDeps, 'texts'>, products: LowStock['products'], language: string): PushContent => {
  const names = products.slice(0, NAMED_MOST).map(({ name, name_hi }) => (language === 'hi' && name_hi ? name_hi : name))
  const more = products.length - names.length
  const key = more > 0 ? 'push.low_stock_more' : 'push.low_stock_body'
  return {
    title: texts.message(language, 'push.low_stock_title'),
    body: texts.message(language, key, { names: names.join(', '), more }),
    data: { type: 'view_dashboard' },
    actions: [],
    stays: false,
  }
}

/** Tells shops what has run low since the last look, each product once until it is filled up. Returns how many devices were told. */
export const tellLowStock = (deps: NotificationDeps): Promise<number> =>
  deps.db.withTx(async (tx) => {
    await forgetRestocked(tx)
    let told = 0
    for (const { store_id, products } of await noteLowStock(tx, deps.clock.now()))
      told += await pushToShop(deps, tx, {
        storeId: store_id,
        kind: 'lowStock',
        topic: 'low-stock',
        write: (language) => write(deps, products, language),
      })
    return told
  })
