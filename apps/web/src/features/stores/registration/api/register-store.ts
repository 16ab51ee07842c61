import { ApiError, type ApiReply, api, newKey } from '../../../../shared/api/api-client.ts'
import type { RegistrationBody } from '../draft.ts'
import { type Attempt, draftStore } from '../draft.ts'
import { isUnanswered } from '../field-errors.ts'

/** The attempt to send: the unanswered one again when it asks for the very same, else a new one with a new key. */
export const attemptFor = (unanswered: Attempt | null, body: RegistrationBody, makeKey: () => string): Attempt =>
  unanswered && JSON.stringify(unanswered.body) === JSON.stringify(body) ? unanswered : { key: makeKey(), body }

const keepAttempt = (attempt: Attempt | null): void => draftStore.write((draft) => ({ ...draft, attempt }))

/**
 * Registers a shop once at most: the key is on the device before the request leaves and stays there until the server has
 * answered yes or no. Throws `ApiError`.
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
