import type { ProblemKind } from '@jhola/contract/orders/problem-kinds'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { lockOrderAtVersion, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'

type At = { storeId: string; orderId: string; actor: OrderActor; at: Date }

/**
 * Saves a problem that the customer reports. Throws `orders.not_yet_accepted` for a pending order: it can simply be cancelled.
 */
export const reportProblem = async (
  tx: Sql,
  problem: { kind: ProblemKind; text: string },
  { storeId, orderId, actor, at }: At,
) => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  if (order.status === 'pending') throw new AppError('orders.not_yet_accepted')
  await writeOrderChange(tx, order, { problem }, { type: 'order.updated', actor, reason: 'problem_reported', at })
}

/** Saves the shop's answer. Throws `orders.no_problem` when nothing was reported. */
export const answerProblem = async (
  tx: Sql,
  { answer, version }: { answer: string; version: number | undefined },
  { storeId, orderId, actor, at }: At,
) => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, version)
  if (!order.has_problem) throw new AppError('orders.no_problem')
  await writeOrderChange(tx, order, { problem_answer: answer }, { type: 'order.updated', actor, reason: 'problem_answered', at })
}
