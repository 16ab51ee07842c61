import { ERRORS, type ErrorCode, type ErrorDetails, fillText } from '@jhola/contract/errors'
import type { Decision } from '@jhola/contract/shared/decision'

type DetailsArguments<C extends ErrorCode> = ErrorDetails<C> extends undefined ? [] : [ErrorDetails<C>]

/**
 * An error for the caller: a code of the error catalogue with the details of its text. Anything else thrown is a fault of the
 * server.
 */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C
  readonly details: ErrorDetails<C>

  constructor(code: C, ...details: DetailsArguments<C>) {
    super(code)
    this.name = 'AppError'
    this.code = code
    // @NOTE `DetailsArguments` has exactly the details that the code requires.
    this.details = details[0] as ErrorDetails<C>
  }
}

/** The value of a decision. Throws its error as an `AppError`, so that the surrounding transaction rolls back. */
export const orThrow = <T>(decision: Decision<T>): T => {
  if (decision.ok) return decision.value
  const { code, details } = decision.refusal
  // @NOTE the error of a decision has the details of its own code (contract shared/decision.ts).
  throw new AppError<ErrorCode>(code, ...([details] as unknown as DetailsArguments<ErrorCode>))
}

/** Whether this is an `AppError`. Narrows without losing the code's type, as `instanceof` on a generic class would. */
export const isAppError = (error: unknown): error is AppError => error instanceof AppError

/** The English text of an error, for results inside a reply. Screens translate by `code`. */
export const refusalText = (error: AppError): string =>
  // @NOTE details are plain values by name, as the text's placeholders require.
  fillText(ERRORS[error.code].text, error.details as Record<string, unknown> | undefined)
