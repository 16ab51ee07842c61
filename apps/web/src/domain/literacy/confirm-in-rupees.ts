import { createMessageStore } from '../../shared/ui/message-store.ts'

/** Accepted orders to confirm on screen; only `RupeeOverlay` reads them. */
export const confirmations = createMessageStore<{ rupees: number }>(1)

/** Confirms an accepted order with its amount in large digits, for shops in picture mode. */
export const confirmInRupees = (orderNumber: string, rupees: number): number => confirmations.show({ text: orderNumber, rupees })
