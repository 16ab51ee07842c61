import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { insertBankPayment } from './payment-simulator.repo.ts'
import { outcomeOf, type PaymentSimulator } from './payment-simulator.ts'

/**
 * Who knows a reference is treated as the payer, so it must not be derivable from the payment ID, which screens show. It is the
 * same when the start is retried.
 */
const referenceOf = (secret: Buffer, paymentId: string): string =>
  createHash('sha256').update(secret).update(paymentId).digest('base64url').slice(0, 32)

/** Card, net banking, wallet and UPI request in the test mode: our own bank page approves or declines, no money moves. */
export const createSimulatorProvider = ({
  db,
  clock,
  bank,
  secret,
}: {
  db: Database
  clock: Clock
  bank: PaymentSimulator
  secret: Buffer
}): PaymentProvider => ({
  id: 'simulator',
  methods: ['card', 'netbanking', 'wallet', 'upi'],
  isAuthoritative: true,
  isTest: true,
  isReachable: () => true,
  checkoutPath: ({ reference }) => `/pay/test/${reference}`,
  begin: async (payment) => {
    const reference = payment.reference ?? referenceOf(secret, payment.payment_id)
    await insertBankPayment(db, {
      reference,
      payment_id: payment.payment_id,
      payee: payment.store_name,
      amount_paise: payment.amountPaise,
      method: payment.method,
      return_path: `/order/${payment.order_id}/track?paying=${payment.payment_id}`,
      created_at: clock.now(),
    })
    return { reference, upi: null, checkout: null }
  },
  // Reads the simulator's records and ignores the browser's claim; the read also applies the timeout of an unanswered page.
  fetchStatus: async ({ reference }) => (reference === null ? { state: 'open' } : bank.tell(reference)),
  parseWebhook: async (headers, rawBody) => {
    const { eventId, reference, said, amountPaise, returned } = bank.parseWebhook(headers, rawBody)
    if (returned) return { eventId, reference: null, outcome: { state: 'open' }, returned }
    return { eventId, reference, outcome: outcomeOf(said, { reference, amountPaise }), returned: null }
  },
  refund: async ({ reference }, back) => {
    if (reference === null) throw new Error('there is no payment to give back')
    return bank.refund(reference, back)
  },
  fetchRefundStatus: async (_attempt, key) => bank.refundStatusOf(key),
})
