import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { redirectWithin } from '../../../platform/http/pages/redirect.ts'
import { attemptOf } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { findPaymentAnywhere, type PaymentRow } from '../payments.repo.ts'
import type { ClientConfirmation } from '../providers/provider.ts'
import { settlePayment } from './settle-payment.ts'

const FORM_MAX_BYTES = 16_384
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const readForm = (_request: FastifyRequest, body: string, done: (error: null, body: URLSearchParams) => void): void =>
  done(null, new URLSearchParams(body))

const confirmationOf = (body: unknown): ClientConfirmation =>
  body instanceof URLSearchParams
    ? {
        provider_payment_id: body.get('razorpay_payment_id') ?? undefined,
        signature: body.get('razorpay_signature') ?? undefined,
      }
    : {}

/** Polls the payment service; an undecided payment is settled later by a webhook or the poll job. */
const settleQuietly = async (deps: PaymentDeps, payment: PaymentRow, confirmation: ClientConfirmation): Promise<void> => {
  try {
    const provider = deps.providers.byId(payment.provider)
    if (provider?.isAuthoritative)
      await settlePayment(deps, payment, await provider.fetchStatus(attemptOf(payment), confirmation))
  } catch (error) {
    deps.log.warn({ err: error, payment_id: payment.payment_id }, 'the payment service did not say, asking again later')
  }
}

/**
 * The page to which payment services redirect the browser: by a form post from their site, or by a link when the payer gave up.
 * It needs no session and trusts no parameter: with a valid signature it polls the service at once, then redirects to the order,
 * whose page polls too.
 */
export const addPaymentCallback = (scope: FastifyInstance, deps: PaymentDeps): Promise<void> =>
  scope.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      readForm as never,
    )
    const goBack = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const { payment_id: paymentId = '' } = request.params as { payment_id?: string }
      const payment = UUID.test(paymentId) ? await findPaymentAnywhere(deps.db, paymentId) : undefined
      const confirmation = confirmationOf(request.body)
      if (payment && confirmation.signature !== undefined) await settleQuietly(deps, payment, confirmation)
      const path = payment ? `/order/${payment.order_id}/track?paying=${payment.payment_id}` : '/orders'
      await redirectWithin(reply.header('cache-control', 'no-store'), path, 303)
    }
    pages.get('/pay/return/:payment_id', goBack)
    pages.post('/pay/return/:payment_id', goBack)
  }) as unknown as Promise<void>
