import { ApiError, type ApiReply, api, newKey } from '../../../../shared/api/api-client.ts'
import type { RegistrationBody } from '../draft.ts'
import { type Attempt, draftStore } from '../draft.ts'
import { isUnanswered } from '../field-errors.ts'

/** The attempt to send: the unanswered one if its body is the same, else a new one with a new key. */
export const attemptFor = (unanswered: Attempt | null, body: RegistrationBody, makeKey: () => string): Attempt =>
  unanswered && JSON.stringify(unanswered.body) === JSON.stringify(body) ? unanswered : { key: makeKey(), body }

const keepAttempt = (attempt: Attempt | null): void => draftStore.write((draft) => ({ ...draft, attempt }))

/**
 * Registers a shop at most once: the idempotency key is stored on the device before the request and removed after the server's
 * answer. Throws `ApiError`.
 */
export const registerStore = async (body: RegistrationBody): Promise<ApiReply<'POST /stores/register'>> => {
  const attempt = attemptFor(draftStore.read().attempt, body, newKey)
  keepAttempt(attempt)
  try {
    return await api('POST /stores/register', { body: attempt.body, idempotencyKey: attempt.key })
  } catch (error) {
    if (error instanceof ApiError && !isUnanswered(error)) keepAttempt(null)
    throw error
  }
}
