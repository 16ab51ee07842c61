import type { photoListRoutes } from '@jhola/contract/orders/photo-lists/routes'
import { decideNewPhotoList, photoListExpiresAtMs } from '@jhola/contract/orders/photo-lists/rules'
import { toNewOrder } from '@jhola/contract/orders/placing/new-order'
import type { ParsedBody } from '@jhola/contract/route'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import type { OrderDeps } from '../deps.ts'
import { countOpenPhotoLists, insertPhotoList } from './photo-lists.repo.ts'

type Asked = {
  storeId: string
  body: ParsedBody<typeof photoListRoutes.create>
  userId: string | null
  language: ParsedBody<typeof photoListRoutes.create>['language']
}

/** The address in the shape of an order. Throws `request.invalid` beside the address. */
const destinationOf = ({ storeId, body, language }: Asked) => {
  const { place, ...order } = toNewOrder(
    {
      storeId,
      items: [],
      customer: { name: body.name, phone: body.phone },
      deliveryType: body.delivery_type,
      ...(body.address && { deliveryAddress: body.address }),
      delivery_slot: 'asap',
      paymentMethod: 'cash',
      ...(body.note && { customerNotes: body.note }),
    },
    body.language ?? language ?? 'en',
  )
  if (order.delivery_type === 'delivery' && order.delivery_address.length < 10)
    throw new AppError('request.invalid', {
      fields: [{ field: 'address.addressLine1', code: 'required', message: 'Delivery address is required' }],
    })
  return { place, ...order }
}

/**
 * Begins a list; its photos follow. Throws `stores.not_found`, `orders.not_taken` for a blocked number, and the refusals of
 * `decideNewPhotoList`.
 */
export const beginList = async (deps: OrderDeps, tx: Sql, asked: Asked): Promise<{ list_id: string }> => {
  const { storeId: store_id, body, userId } = asked
  const store = await deps.findStore(store_id, { fresh: false, on: tx })
  if (!store) throw new AppError('stores.not_found')
  const at = deps.clock.now()
  const to = destinationOf(asked)
  const open = await countOpenPhotoLists(tx, store_id, body.phone, at)
  // Its customer is not told why, as with an order.
  if (open.is_blocked) throw new AppError('orders.not_taken')
  orThrow(decideNewPhotoList(to, store, { ofPhone: open.of_phone, ofShop: open.of_shop }, at.getTime()))
  const list_id = deps.ids.uuid()
  await insertPhotoList(tx, {
    ...{ store_id, list_id, user_id: userId, photos_expected: body.photos },
    ...{ customer_name: body.name, customer_phone: body.phone, language: to.language, note: to.notes },
    ...{ delivery_type: to.delivery_type, delivery_address: to.delivery_address, landmark: to.landmark, pincode: to.pincode },
    ...{ latitude: to.place?.latitude ?? null, longitude: to.place?.longitude ?? null },
    ...{ at, expires_at: new Date(photoListExpiresAtMs('uploading', store, at.getTime())) },
  })
  return { list_id }
}
