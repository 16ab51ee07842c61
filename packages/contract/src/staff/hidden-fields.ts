import { maskPhone } from '../shared/phone.ts'
import type { Permission, Permissions } from './permissions.ts'

/** Fields that only people with a right receive, wherever they are in an answer; others get null. */
const HIDDEN: Readonly<Record<string, Permission>> = {
  costPrice: 'prices.cost',
  cost_price: 'prices.cost',
  total_stock_value: 'figures',
}
/** A warning that would tell whether the cost is above the price. */
const COST_WARNING = 'cost_above_price'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** How to reach a customer. Who brings an order needs it while the order is on its way. */
const hidesContact = (fields: Fields, permissions: Permissions): boolean =>
  typeof fields.customer_phone === 'string' && !(fields.status === 'out_for_delivery' && permissions.has('orders.deliver'))

const withoutContact = (fields: Fields): Fields => ({
  ...fields,
  customer_phone: maskPhone(String(fields.customer_phone)),
  ...('customer_email' in fields ? { customer_email: null } : {}),
  ...('delivery_address' in fields ? { delivery_address: '' } : {}),
  ...('landmark' in fields ? { landmark: null } : {}),
  ...('pincode' in fields ? { pincode: null } : {}),
})

/** Whose bill it is stays readable, as on the order; how to reach them does not. */
const withoutBuyersContact = (buyer: Fields): Fields => ({ ...buyer, phone: maskPhone(String(buyer.phone)), address: '' })

/** Customers in an answer: how to reach them, and in the history of a product, which says who moved stock, also which one it was. */
const hideCustomers = (fields: Fields, permissions: Permissions): Fields => {
  if (permissions.has('customers')) return fields
  const contact = hidesContact(fields, permissions) ? withoutContact(fields) : fields
  return {
    ...contact,
    ...(isFields(fields.buyer) ? { buyer: withoutBuyersContact(fields.buyer) } : {}),
    ...(isFields(fields.by) && fields.by.kind === 'customer' ? { by: { ...fields.by, name: null } } : {}),
  }
}

/** Whether an answer to this person may need hiding at all. */
export const seesEveryField = (permissions: Permissions): boolean =>
  permissions.has('customers') && permissions.has('prices.cost') && permissions.has('figures')

/** The answer without the fields that these rights do not show: cost prices, figures and customers' contacts. */
export const hideFields = <T>(value: T, permissions: Permissions): T => {
  const hide = (inner: unknown): unknown => {
    if (Array.isArray(inner)) {
      const shown = permissions.has('prices.cost') ? inner : inner.filter((one) => one !== COST_WARNING)
      return shown.map(hide)
    }
    if (!isFields(inner)) return inner
    const fields = hideCustomers(inner, permissions)
    return Object.fromEntries(
      Object.entries(fields).map(([name, one]) => {
        const needed = Object.hasOwn(HIDDEN, name) ? HIDDEN[name] : undefined
        return [name, needed !== undefined && !permissions.has(needed) ? null : hide(one)]
      }),
    )
  }
  // @NOTE every hidden field is nullable or a text in the contract's schemas, so the type stays.
  return hide(value) as T
}
