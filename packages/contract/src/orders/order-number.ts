import { displayStoreId } from '../shared/ids.ts'

/** The number people say: the shop's short name and the order's place in the shop's own count; practice has a count of its own, below zero. */
export const orderNumber = (storeId: string, orderNo: number): string =>
  `${displayStoreId(storeId)}-${orderNo < 0 ? 'P' : ''}${String(Math.abs(orderNo)).padStart(orderNo < 0 ? 3 : 4, '0')}`
