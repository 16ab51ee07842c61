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
