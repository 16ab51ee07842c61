import { type Paise, paise, ZERO_PAISE } from '../../shared/money.ts'

const RUPEE_PAISE = 100

/**
 * What is added to an amount so that whole rupees are paid: half a rupee and more goes up. Negative when it goes down. An amount
 * below half a rupee stays as it is, so that nothing that costs something becomes free.
 */
export const computeRoundOff = (exact: Paise): Paise => {
  const whole = Math.floor((exact + RUPEE_PAISE / 2) / RUPEE_PAISE) * RUPEE_PAISE
  return whole === 0 ? ZERO_PAISE : paise(whole - exact)
}
