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
