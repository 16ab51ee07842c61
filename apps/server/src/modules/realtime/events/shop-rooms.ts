import type { OrderEvent } from '@jhola/contract/realtime/events'
import { hideFields } from '@jhola/contract/staff/hidden-fields'
import type { Permissions } from '@jhola/contract/staff/permissions'

/** Every signed-in device of a shop: hints without content. */
export const everybodyRoom = (storeId: string): string => `shop:${storeId}`
/** Devices of people who see orders with the customers' contacts. */
export const storeRoom = (storeId: string): string => `store:${storeId}`
/** Devices of people who see orders without contacts, by whether they see the contacts of orders on their way. */
export const maskedRoom = (storeId: string, delivers: boolean): string => `store:${storeId}:masked${delivers ? ':delivers' : ''}`
/** Clients that follow one order with its token or account, or as people of its shop who see contacts. */
export const orderRoom = (orderId: string): string => `order:${orderId}`
/** People of an order's shop who follow it without its contact. */
const maskedOrderRoom = (orderId: string, delivers: boolean): string => `order:${orderId}:masked${delivers ? ':delivers' : ''}`

const WITHOUT_CONTACTS: readonly { delivers: boolean; permissions: Permissions }[] = [
  { delivers: false, permissions: new Set(['orders.see', 'prices.cost', 'figures']) },
  { delivers: true, permissions: new Set(['orders.see', 'orders.deliver', 'prices.cost', 'figures']) },
]

/** The rooms of a person's device. Nobody is in a room whose events they may not see. */
export const roomsOf = (storeId: string, permissions: Permissions): string[] => {
  const everybody = everybodyRoom(storeId)
  if (!permissions.has('orders.see')) return [everybody]
  if (permissions.has('customers')) return [everybody, storeRoom(storeId)]
  return [everybody, maskedRoom(storeId, permissions.has('orders.deliver'))]
}

/** The room in which a person of an order's shop follows it. */
export const orderRoomOf = (orderId: string, permissions: Permissions): string =>
  permissions.has('customers') ? orderRoom(orderId) : maskedOrderRoom(orderId, permissions.has('orders.deliver'))

/** The rooms that receive an order, each with the event as its people may see it. */
export const audiencesOf = (event: OrderEvent): { rooms: string[]; event: OrderEvent }[] => [
  { rooms: [storeRoom(event.store_id), orderRoom(event.order.order_id)], event },
  ...WITHOUT_CONTACTS.map(({ delivers, permissions }) => ({
    rooms: [maskedRoom(event.store_id, delivers), maskedOrderRoom(event.order.order_id, delivers)],
    event: hideFields(event, permissions),
  })),
]

/** All rooms in which one order is followed in full or without its contact. */
export const followersRoomsOf = (orderId: string): string[] => [
  orderRoom(orderId),
  ...WITHOUT_CONTACTS.map(({ delivers }) => maskedOrderRoom(orderId, delivers)),
]

/** All rooms of a shop in which its orders are sent. */
export const orderRoomsOf = (storeId: string): string[] => [
  storeRoom(storeId),
  ...WITHOUT_CONTACTS.map(({ delivers }) => maskedRoom(storeId, delivers)),
]
