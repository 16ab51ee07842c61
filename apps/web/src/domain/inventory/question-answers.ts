import type { QuickQuestion } from '@jhola/contract/inventory/availability/routes'
import { ApiError, type ApiReply, api, newKey } from '../../shared/api/api-client.ts'
import { createStoredValue } from '../../shared/device-store/stored-value.ts'

export type QuickAnswer = 'yes' | 'no'
/** An answer with its permanent idempotency key, so that it counts once however often it is sent. */
type Waiting = { answer: QuickAnswer; key: string }
type Answers = Readonly<Record<string, Waiting>>
type Reply = ApiReply<'POST /inventory/questions/{product_id}'>

const isWaiting = (found: unknown): found is Waiting => {
  const { answer, key } = (found ?? {}) as Partial<Waiting>
  return (answer === 'yes' || answer === 'no') && typeof key === 'string'
}
const parse = (found: unknown): Answers | undefined => {
  if (typeof found !== 'object' || found === null) return undefined
  return Object.fromEntries(Object.entries(found).filter(([, one]) => isWaiting(one)))
}

/** Answers that the server has not confirmed yet, by product; they survive a reload and a day without a network. */
export const questionAnswers = createStoredValue<Answers>('question-answers', {}, parse)

const forget = (productId: string, { key }: Waiting): void =>
  questionAnswers.write((now) =>
    Object.fromEntries(Object.entries(now).filter(([id, one]) => id !== productId || one.key !== key)),
  )

/** `onReply`: what is still asked. `onRefused`: the server refused an answer for good. */
type Heard = { onReply(reply: Reply): void; onRefused(error: ApiError): void }

let isSending = false

const sendOne = async (productId: string, waiting: Waiting, { onReply, onRefused }: Heard): Promise<boolean> => {
  try {
    const params = { product_id: productId }
    onReply(
      await api('POST /inventory/questions/{product_id}', {
        params,
        body: { answer: waiting.answer },
        idempotencyKey: waiting.key,
      }),
    )
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return false
    onRefused(error)
  }
  forget(productId, waiting)
  return true
}

/** Sends the answers that wait, one after another; without a network they go on waiting. */
export const sendAnswers = async (heard: Heard): Promise<void> => {
  if (isSending) return
  isSending = true
  try {
    for (const [productId, waiting] of Object.entries(questionAnswers.read()))
      if (!(await sendOne(productId, waiting, heard))) return
  } finally {
    isSending = false
  }
}

/** Keeps an answer on the device; `sendAnswers` sends it. The first answer to a question counts. */
export const keepAnswer = (productId: string, answer: QuickAnswer): void =>
  questionAnswers.write((now) => (productId in now ? now : { ...now, [productId]: { answer, key: newKey() } }))

/** The questions without an answer that waits on this device. */
export const openQuestions = (questions: readonly QuickQuestion[], waiting: Answers): QuickQuestion[] =>
  questions.filter(({ product_id }) => !(product_id in waiting))
