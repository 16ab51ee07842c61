import type { RouteOf } from '@jhola/contract/api'
import type { RouteBody } from '@jhola/contract/route'
import { type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'

export type BankPayment = ApiReply<'GET /payments/test-bank/{reference}'>['payment']
export type BankDecision = RouteBody<RouteOf<'POST /payments/test-bank/{reference}'>>

/** A payment in the state of the simulator. */
export const bankPaymentQuery = (reference: string) => apiQuery('GET /payments/test-bank/{reference}', { params: { reference } })

/** The decision of the simulated bank. */
export const decideAtBank = (reference: string, decision: BankDecision) =>
  api('POST /payments/test-bank/{reference}', { params: { reference }, body: decision })
