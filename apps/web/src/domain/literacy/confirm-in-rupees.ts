import { createMessageStore } from '../../shared/ui/message-store.ts'

/** Accepted orders that are confirmed on screen; read by `RupeeOverlay` only. */
export const confirmations = createMessageStore<{ rupees: number }>(1)

/** Confirms an accepted order in large signs, where the shop reads pictures. */
export const confirmInRupees = (orderNumber: string, rupees: number): number => confirmations.show({ text: orderNumber, rupees })
