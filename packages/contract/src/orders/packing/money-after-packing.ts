import { type Paise, paise, ZERO_PAISE } from '../../shared/money.ts'

/**
 * What follows from a changed total. `owed` is collected at the door or by a link, never as a second full payment; `give_back` is
 * one return for the whole order, made when it is handed over.
 */
export type MoneyAfterPacking = { owed: Paise; giveBack: Paise }

/** `paid`: money that the shop has, in paise; `returned`: what it has given back of that, or is giving back. */
export const moneyAfterPacking = (total: Paise, money: { paid: Paise; returned: Paise }): MoneyAfterPacking => {
  const balance = total - (money.paid - money.returned)
  return balance >= 0 ? { owed: paise(balance), giveBack: ZERO_PAISE } : { owed: ZERO_PAISE, giveBack: paise(-balance) }
}

/** What is stored of an order's money, in paise. `paidPaise` null: its total, once it is paid. */
export type StoredMoney = {
  status: string
  payment_status: string
  totalPaise: number
  paidPaise: number | null
  givenBackPaise: number
}

/** What came, what is still to come, what goes back at the handover, and what went back then. */
export type OrderBalance = MoneyAfterPacking & { paid: Paise; givenBack: Paise }

/**
 * The money of an order, without its returns of goods. An order that was called off or given back as a whole owes nothing: its
 * money goes back as a whole.
 */
export const balanceOf = (order: StoredMoney): OrderBalance => {
  const hasPaid = order.payment_status === 'completed' || order.payment_status === 'refunded'
  const paid = paise(hasPaid ? (order.paidPaise ?? order.totalPaise) : 0)
  const givenBack = paise(order.givenBackPaise)
  const isClosed = order.status === 'cancelled' || order.status === 'refunded'
  const isOpen = !isClosed && (order.payment_status === 'pending' || order.payment_status === 'completed')
  if (!isOpen) return { paid, givenBack, owed: ZERO_PAISE, giveBack: ZERO_PAISE }
  return { paid, givenBack, ...moneyAfterPacking(paise(order.totalPaise), { paid, returned: givenBack }) }
}

/** How the shop gives back by hand what no service holds: it did so in cash or by UPI, or it is still due. */
export const HAND_RETURNS = ['cash', 'upi', 'later'] as const
export type HandReturn = (typeof HAND_RETURNS)[number]

/** Where a return by hand goes (to where the money came from, or cash), and whether it is still due. */
export type HandReturnPlan = { destination: 'source' | 'cash'; isDue: boolean }

/** What came in cash goes back in cash; back by UPI goes what came by UPI. */
export const mayReturnByUpi = (method: string): boolean => method === 'upi'

/**
 * A return by hand of money that came by this method. When the shop said nothing, cash goes back in cash at the handover, and UPI is
 * still due: nobody knows yet that it went.
 */
export const planHandReturn = (method: string, chosen: HandReturn | undefined): HandReturnPlan => {
  const by = chosen ?? (mayReturnByUpi(method) ? 'later' : 'cash')
  if (by === 'later') return { destination: mayReturnByUpi(method) ? 'source' : 'cash', isDue: true }
  return { destination: by === 'upi' && mayReturnByUpi(method) ? 'source' : 'cash', isDue: false }
}
