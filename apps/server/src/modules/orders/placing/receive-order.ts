import type { FieldProblem } from '@jhola/contract/error-details'
import { type NewOrder, toNewOrder } from '@jhola/contract/orders/placing/new-order'
import type { PlacedOrder } from '@jhola/contract/orders/placing/schema'
import type { orderRoutes } from '@jhola/contract/orders/routes'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { AppError } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http/contract-route/context.ts'
import { customerActor, shopActor } from '../access/order-access.ts'
import type { OrderDeps } from '../deps.ts'
import { type Placing, placeOrder } from './place-order.ts'

const problem = (field: string, message: string): FieldProblem => ({ field, code: 'required', message })

/** Field names of the two request shapes. */
const CHECKOUT_FIELDS = { name: 'customer.name', phone: 'customer.phone', address: 'deliveryAddress.addressLine1' }
const WIZARD_FIELDS: typeof CHECKOUT_FIELDS = { name: 'customer_name', phone: 'customer_phone', address: 'delivery_address' }

/** The requested order with its customer complete; otherwise `request.invalid` at the fields of its shape. */
const requireCustomer = (request: ReturnType<typeof toNewOrder>, named: typeof CHECKOUT_FIELDS): NewOrder => {
  const { name, phone, email } = request.customer
  const normalised = phone ? normalisePhone(phone) : undefined
  const fields: FieldProblem[] = []
  if (!name) fields.push(problem(named.name, 'Name is required'))
  if (!phone) fields.push(problem(named.phone, 'Phone number is required'))
  else if (!normalised) fields.push(problem(named.phone, 'Please enter a valid 10-digit phone number'))
  if (request.delivery_type === 'delivery' && request.delivery_address.length < 10)
    fields.push(problem(named.address, 'Delivery address is required'))
  if (fields.length > 0 || !name || !normalised) throw new AppError('request.invalid', { fields })
  return { ...request, customer: { name, phone: normalised, email: email ?? null } }
}

/**
 * Places an order. One that cannot be placed because the other person of the shared cart took the last packet with it is told the true
 * reason: `cart.shared_ordered`.
 */
const placeOnce = async (deps: OrderDeps, placing: Placing): Promise<PlacedOrder> => {
  try {
    return await placeOrder(deps, placing)
  } catch (error) {
    const { sharedCart: cartId, order } = placing
    if (cartId !== undefined && error instanceof AppError)
      if (await deps.isSharedCartOrdered(deps.db, { cartId, storeId: order.store_id })) throw new AppError('cart.shared_ordered')
    throw error
  }
}

/**
 * `POST /orders`, both shapes. In the wizard's shape, the shop's own users enter an order with the shop's own conditions. In the
 * checkout's shape they are customers like everybody else.
 */
export const receiveOrder = (deps: OrderDeps, context: Context<typeof orderRoutes.place>): Promise<PlacedOrder> => {
  const isTyped = 'store_id' in context.body
  const order = requireCustomer(toNewOrder(context.body, context.language), isTyped ? WIZARD_FIELDS : CHECKOUT_FIELDS)
  const { actor, headers } = context
  const isOwnShop = actor?.store_id === order.store_id
  const isByShop = isTyped && isOwnShop
  if (isByShop && !actor?.permissions.has('orders.create')) throw new AppError('staff.not_permitted')
  return placeOnce(deps, {
    order: isByShop ? { ...order, channel: order.channel === 'web' ? 'counter' : order.channel } : { ...order, channel: 'web' },
    actor: actor && isByShop ? shopActor(actor) : customerActor(actor),
    isByShop,
    isOwnShop,
    isPhoneProven: deps.proofs.hasValid(headers, order.customer.phone, deps.clock.now().getTime()),
    origin: { ip: context.ip, device: context.asker.deviceToken },
    idempotency: context.idempotency,
    sharedCart: 'storeId' in context.body ? context.body.shared_cart : undefined,
  })
}
