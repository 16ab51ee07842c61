import { displayStoreId } from '../shared/ids.ts'

/**
 * The order number for people: the shop's short name and the order's number in the shop's own count. Test orders have their own
 * count, below zero.
 */
export const orderNumber = (storeId: string, orderNo: number): string =>
  `${displayStoreId(storeId)}-${orderNo < 0 ? 'P' : ''}${String(Math.abs(orderNo)).padStart(orderNo < 0 ? 3 : 4, '0')}`
