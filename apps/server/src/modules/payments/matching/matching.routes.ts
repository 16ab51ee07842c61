import { matchRoutes } from '@jhola/contract/payments/matching/routes'
import { readMessages } from '@jhola/contract/payments/matching/statement/read-messages'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { PaymentDeps } from '../deps.ts'
import { confirmMatches } from './confirm-matches.ts'
import { matchPayments } from './match-payments.ts'
import { nameTransfer, showTransferName } from './name-transfer.ts'
import { readStatementFile } from './read-statement-file.ts'

/** Matching of the shop's bank statements with orders. The read data are not stored, also not with idempotency keys. */
export const registerMatching = (routes: Routes, deps: PaymentDeps): void => {
  routes.handler(matchRoutes.readStatement, async ({ actor, upload }) => ({
    success: true,
    matching: await matchPayments(deps, actor.store_id, 'statement', await readStatementFile(upload)),
  }))
  routes.handler(matchRoutes.readMessages, async ({ actor, body }) => ({
    success: true,
    matching: await matchPayments(deps, actor.store_id, 'messages', readMessages(body.text)),
  }))
  routes.query(matchRoutes.transferName, ({ params, ...payer }) => showTransferName(deps, params.id, payer))
  routes.command(matchRoutes.nameTransfer, ({ params, body, ...payer }, tx) => nameTransfer(deps, tx, params.id, body.utr, payer))
  routes.command(matchRoutes.confirmMatches, ({ body, actor }, tx) => confirmMatches(deps, tx, actor, body))
}
