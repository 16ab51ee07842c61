import { outcomeOfOrder } from '@jhola/contract/alarms/rules'
import { type OrderEvent, type SystemAlert, WIRE_NAMES } from '@jhola/contract/realtime/events'
import { shareOrder } from '../../orders/index.ts'
import type { RealtimeServer } from '../socket-server.ts'
import { audiencesOf, everybodyRoom, followersRoomsOf, orderRoomsOf } from './shop-rooms.ts'

/** Room of clients with a shared link: they get the masked order. */
export const sharedOrderRoom = (orderId: string): string => `shared:${orderId}`

/** The alert for an order that expired without a response of the shop. */
const alertOf = ({ type, order }: OrderEvent): SystemAlert | null =>
  type === 'order.status_changed' && order.status === 'cancelled' && outcomeOfOrder(order) === 'unanswered'
    ? {
        message: `Order ${order.order_number} was cancelled: nobody answered it in time`,
        alert_type: 'error',
        code: 'order_unanswered',
        order_number: order.order_number,
      }
    : null

/** A hint for riders, who get no orders by events: their list is to be read again. */
const isAboutDelivery = ({ order }: OrderEvent): boolean => order.delivery_type === 'delivery' && order.status !== 'pending'

/** Sends an event to the shop and to the order's followers, under each of its wire names. */
export const publishEvent = (io: RealtimeServer, event: OrderEvent): void => {
  const { rooms } = io.of('/').adapter
  for (const name of WIRE_NAMES[event.type](event.order)) {
    // @NOTE the names are the keys of ServerEvents that carry an OrderEvent (contract realtime/events.ts).
    const wire = name as 'new_order'
    for (const audience of audiencesOf(event)) {
      const followed = audience.rooms.filter((room) => rooms.has(room))
      if (followed.length > 0) io.to(followed).emit(wire, audience.event)
    }
    io.to(sharedOrderRoom(event.order.order_id)).emit(wire, { ...event, order: shareOrder(event.order) })
  }
  const alert = alertOf(event)
  if (alert) io.to(orderRoomsOf(event.store_id)).emit('system_alert', alert)
  if (isAboutDelivery(event)) io.to(everybodyRoom(event.store_id)).emit('deliveries_changed')
}

/** Notifies a shop's devices of a changed inventory; without a shop all devices, since notifications may have been missed. */
export const publishInventory = (io: RealtimeServer, storeId: string | undefined): void => {
  if (storeId === undefined) io.emit('shelf_changed')
  else io.to(everybodyRoom(storeId)).emit('shelf_changed')
}

/** Tells both sides of an order that its thread was written in or read; without one everybody, since words may have been missed. */
export const publishThread = (io: RealtimeServer, storeAndOrder: string | undefined): void => {
  const [storeId = '', orderId = ''] = storeAndOrder?.split(' ') ?? []
  const told = storeAndOrder === undefined ? io : io.to([...orderRoomsOf(storeId), ...followersRoomsOf(orderId)])
  told.emit('thread_changed', { order_id: orderId })
}

/** True when a socket of this node follows the shop or the order; other events need not be read. */
export const isFollowed =
  (io: RealtimeServer) =>
  ({ store_id, order_id }: { store_id: string; order_id: string }): boolean => {
    const { rooms } = io.of('/').adapter
    return [everybodyRoom(store_id), ...followersRoomsOf(order_id), sharedOrderRoom(order_id)].some((room) => rooms.has(room))
  }
