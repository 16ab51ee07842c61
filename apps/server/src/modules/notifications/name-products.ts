import type { PushData } from '@jhola/contract/notifications/payload'
import { listWords } from '@jhola/contract/shared/text/language'
import type { NotificationDeps } from './deps.ts'
import type { PushContent } from './queue-push.ts'

const NAMED_MAX = 3

/** A notice about products: the first three by name and the number of the others; it opens that part of the inventory. */
export const nameProducts = (
  { texts }: Pick<NotificationDeps, 'texts'>,
  products: readonly { name: string; name_hi: string | null }[],
  language: string,
  { title, shelf }: { title: 'low_stock' | 'expiry'; shelf: NonNullable<PushData['shelf']> },
): PushContent => {
  const names = products.slice(0, NAMED_MAX).map((goods) => texts.nameOfGoods(language, goods) ?? goods.name)
  const more = products.length - names.length
  const key = more > 0 ? 'push.products_more' : 'push.products_body'
  return {
    title: texts.message(language, `push.${title}_title`),
    body: texts.message(language, key, { names: listWords(language, names), more }),
    data: { type: 'view_inventory', shelf },
    actions: [],
    stays: false,
  }
}
