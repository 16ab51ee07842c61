import { changesAfterRefusal } from '@jhola/contract/orders/packing/after-refusal'
import { applyWhatIsPossible } from '@jhola/contract/orders/packing/after-silence'
import { applyLineChanges, isNothingLeft, type LineChange } from '@jhola/contract/orders/packing/apply-line-changes'
import { computePackedBill } from '@jhola/contract/orders/packing/packed-bill'
import { newQuestions } from '@jhola/contract/orders/packing/plan-change'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, isAppError, orThrow } from '../../../platform/errors.ts'
import { inPages, workThrough } from '../../../platform/jobs/work-through.ts'
import type { OrderDeps } from '../deps.ts'
import { type LockedOrder, lockOrderAtVersion, orderNow, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'
import { packingTermsOf, productsIn, writeLines } from './change-lines.ts'
import { closeQuestion, findOpenQuestion, listDueQuestions, type OrderRef } from './packing.repo.ts'
import { readPackedOrder } from './packing-state.ts'

const SYSTEM: OrderActor = { kind: 'system', user_id: null, label: 'Jhola' }
const BATCH = 100

type By = { actor: OrderActor; at: Date }

const readForChanges = async (deps: OrderDeps, tx: Sql, order: OrderRef, changes: readonly LineChange[]) =>
  readPackedOrder(tx, order, await packingTermsOf(deps, tx, order.storeId), productsIn(changes))

/** Makes the changes that were asked about, as the shelf and the order are now. Throws as `applyLineChanges`. */
const makeAsked = async (deps: OrderDeps, tx: Sql, order: LockedOrder, changes: readonly LineChange[], by: By): Promise<void> => {
  const packed = await readForChanges(deps, tx, { storeId: order.store_id, orderId: order.order_id }, changes)
  const given = orThrow(applyLineChanges(packed.state, changes))
  await writeLines(tx, order, packed, given, computePackedBill(given, packed.terms), by)
}

/** Makes what is left of the changes after a no; when nothing of the order would be left, the shop decides about the whole of it. */
const makeRefused = async (deps: OrderDeps, tx: Sql, order: LockedOrder, asked: readonly LineChange[], by: By): Promise<void> => {
  const packed = await readForChanges(deps, tx, { storeId: order.store_id, orderId: order.order_id }, asked)
  const wanted = applyLineChanges(packed.state, asked)
  const questions = wanted.ok ? newQuestions(packed.state, wanted.value, packed.settings.capPercent) : []
  const given = applyLineChanges(packed.state, changesAfterRefusal(asked, questions))
  if (!given.ok || isNothingLeft(given.value)) return
  await writeLines(tx, order, packed, given.value, computePackedBill(given.value, packed.terms), by)
}

/**
 * The customer's answer to the open question. Throws `orders.not_found`, `orders.packing_answered` when there is none, its time is
 * over or it is another one than the customer read, and as `applyLineChanges` when the shop cannot give it any more.
 */
export const answerQuestion = async (
  deps: OrderDeps,
  tx: Sql,
  {
    storeId,
    orderId,
    answer,
    seenChangeNo,
    actor,
    at,
  }: OrderRef & By & { answer: 'accept' | 'decline'; seenChangeNo?: number | undefined },
): Promise<void> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  const question = await findOpenQuestion(tx, { storeId, orderId })
  if (!question?.answer_by || question.answer_by <= at) throw new AppError('orders.packing_answered', orderNow(order))
  if (seenChangeNo !== undefined && seenChangeNo !== question.change_no)
    throw new AppError('orders.packing_answered', orderNow(order))
  const isYes = answer === 'accept'
  await (isYes ? makeAsked : makeRefused)(deps, tx, order, question.changes, { actor, at })
  await closeQuestion(tx, { storeId, orderId }, { state: isYes ? 'accepted' : 'declined', at })
  const reason = isYes ? 'packing_accepted' : 'packing_declined'
  await writeOrderChange(tx, order, {}, { type: 'order.updated', actor, reason, at })
}

/** Makes of the changes what is still possible, because nobody answered and the shop counts that as a yes. */
const makeUnanswered = async (
  deps: OrderDeps,
  tx: Sql,
  order: LockedOrder,
  { changes: asked, question }: NonNullable<Awaited<ReturnType<typeof findOpenQuestion>>>,
  by: By,
): Promise<void> => {
  if (question?.silence !== 'accept') return makeRefused(deps, tx, order, asked, by)
  const packed = await readForChanges(deps, tx, { storeId: order.store_id, orderId: order.order_id }, asked)
  const given = applyWhatIsPossible(packed.state, asked)
  if (isNothingLeft(given)) return
  await writeLines(tx, order, packed, given, computePackedBill(given, packed.terms), by)
}

/** What silence means is the shop's setting; does nothing when the question was answered meanwhile. */
const lapseQuestion = async (deps: OrderDeps, { storeId, orderId }: OrderRef, at: Date): Promise<number> => {
  try {
    await deps.db.withTx(async (tx) => {
      const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
      const question = await findOpenQuestion(tx, { storeId, orderId })
      if (!question?.answer_by || question.answer_by > at) throw new AppError('orders.packing_answered', orderNow(order))
      await makeUnanswered(deps, tx, order, question, { actor: SYSTEM, at })
      await closeQuestion(tx, { storeId, orderId }, { state: 'lapsed', at })
      await writeOrderChange(tx, order, {}, { type: 'order.updated', actor: SYSTEM, reason: 'packing_lapsed', at })
    })
  } catch (error) {
    if (isAppError(error)) return 0
    throw error
  }
  deps.wakeOutbox()
  return 1
}

/** Closes the questions that no customer answered in time. Returns how many. Throws at the end when some could not be closed. */
export const lapseQuestions = (deps: OrderDeps): Promise<number> => {
  const now = deps.clock.now()
  return workThrough(
    inPages((after?: { order_id: string }) => listDueQuestions(deps.db, { now, after: after?.order_id ?? null, limit: BATCH })),
    {
      ...{ job: 'lapse-questions', log: deps.log },
      idOf: ({ order_id }) => ({ order_id }),
      work: ({ store_id, order_id }) => lapseQuestion(deps, { storeId: store_id, orderId: order_id }, now),
    },
  )
}
