import type { FieldProblem } from '@jhola/contract/errors'
import { type NewOrder, toNewOrder } from '@jhola/contract/orders/new-order'
import type { orderRoutes } from '@jhola/contract/orders/routes'
import type { PlacedOrder } from '@jhola/contract/orders/schema'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { AppError } from '../../platform/errors.ts'
import type { Context } from '../../platform/http/context.ts'
import type { OrderDeps } from './deps.ts'
import { customerActor, shopActor } from './order-party.ts'
import { placeOrder } from './place-order.ts'

const problem = (field: string, message: string): FieldProblem => ({ field, code: 'required', message })

/** The asked order with its customer complete; otherwise `request.invalid` beside the fields of the checkout. */
const requireCustomer = (asked: ReturnType<typeof toNewOrder>): NewOrder => {
  const { name, phone, email } = asked.customer
  const normalised = phone ? normalisePhone(phone) : undefined
  const fields: FieldProblem[] = []
  if (!name) fields.push(problem('customer.name', 'Name is required'))
  if (!phone) fields.push(problem('customer.phone', 'Phone number is required'))
  else if (!normalised) fields.push(problem('customer.phone', 'Please enter a valid 10-digit phone number'))
  if (asked.delivery_type === 'delivery' && asked.delivery_address.length < 10)
    fields.push(problem('deliveryAddress.addressLine1', 'Delivery address is required'))
  if (fields.length > 0 || !name || !normalised) throw new AppError('request.invalid', { fields })
  return { ...asked, customer: { name, phone: normalised, email: email ?? null } }
}

/** `POST /orders`, both shapes: the shop itself orders on its own terms, everybody else as a customer. */
export const receiveOrder = (deps: OrderDeps, context: Context<typeof orderRoutes.place>): Promise<PlacedOrder> => {
  const order = requireCustomer(toNewOrder(context.body, context.language))
  const { actor } = context
  const isByShop = actor?.store_id === order.store_id
  return placeOrder(deps, {
    order: isByShop ? { ...order, channel: order.channel === 'web' ? 'counter' : order.channel } : { ...order, channel: 'web' },
    actor: actor && isByShop ? shopActor(actor) : customerActor(actor),
    isByShop,
    idempotency: context.idempotency,
  })
}
