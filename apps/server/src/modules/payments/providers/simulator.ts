import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import { findBankPayment, insertBankPayment, moveBankPayment } from '../test-bank/test-bank.repo.ts'
import { type TestBank, wordOf } from '../test-bank/test-bank.ts'
import type { PaymentProvider } from './provider.ts'

const REFERENCE_BYTES = 24

/** Card, net banking, wallet and UPI by request in the test mode: a bank page of ours says yes or no, no money moves. */
export const createSimulator = ({
  db,
  clock,
  bank,
}: {
  db: Database<unknown>
  clock: Clock
  bank: TestBank
}): PaymentProvider => ({
  id: 'simulator',
  methods: ['card', 'netbanking', 'wallet', 'upi'],
  isJudge: true,
  isTest: true,
  payPath: (reference) => `/pay/test/${reference}`,
  begin: async (tx, payment) => {
    if (payment.reference !== null) return { reference: payment.reference, upi: null }
    const reference = randomBytes(REFERENCE_BYTES).toString('base64url')
    await insertBankPayment(tx, {
      reference,
      payment_id: payment.payment_id,
      payee: payment.store_name,
      amount_paise: payment.amountPaise,
      method: payment.method,
      return_path: `/order/${payment.order_id}/track?paying=${payment.payment_id}`,
      created_at: clock.now(),
    })
    return { reference, upi: null }
  },
  // The books are read, whatever the browser says; `find` also gives up on a page that nobody answered.
  ask: async ({ reference }) => (reference === null ? { state: 'open' } : wordOf((await bank.show(reference)).state)),
  readReport: async (headers, rawBody) => {
    const { reference, said } = bank.readReport(headers, rawBody)
    return { reference, word: wordOf(said) }
  },
  giveBack: async ({ reference }) => {
    if (reference === null) return
    const returned = await moveBankPayment(db, reference, 'approved', 'given_back', clock.now())
    if (!returned && (await findBankPayment(db, reference))?.state !== 'given_back')
      throw new Error('the test bank has nothing to give back')
  },
})
