import { ORDER_MESSAGE_USEFUL_MS } from '@jhola/contract/constants'
import type { Shared } from './deps.ts'
import { type NotificationDeps, pushToCustomer } from './modules/notifications/index.ts'
import type { OrderDeps, OrderTokens } from './modules/orders/index.ts'

type NewsDeps = Pick<Shared, 'texts' | 'gateway'> & { notifications: NotificationDeps; tokens: OrderTokens; origin: string }

/**
 * Tells the customer of an order: by push to the devices of the account that allowed it, where the news has a page, else by message. The
 * link opens the order's page in the order's language.
 */
export const createNotifyCustomer =
  ({ texts, gateway, notifications, tokens, origin }: NewsDeps): OrderDeps['notifyCustomer'] =>
  async (tx, { to, userId, language, template, values, linkTo, listTo }) => {
    const write = (link: string) => texts.message(language, `orders.${template}`, { ...values, link })
    if (linkTo) {
      // The notification itself is the link.
      const push = { userId, orderId: linkTo, title: String(values.store ?? 'Jhola'), body: write('').replace(/[\s:]+$/u, '') }
      const devices = await pushToCustomer(notifications, tx, push)
      if (devices > 0) return devices
    }
    const page = linkTo ? `/order/${linkTo}/track` : listTo && `/store/${listTo.storeId}/list/${listTo.listId}`
    const link = page ? `${origin}${page}?t=${tokens.track(linkTo ?? listTo?.listId ?? '')}&lang=${language}` : ''
    return gateway.send(tx, {
      ...{ to, channel: 'sms', template, language, text: write(link) },
      usefulMs: ORDER_MESSAGE_USEFUL_MS,
      cause: { user_id: userId },
    })
  }
