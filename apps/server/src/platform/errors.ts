import { ERRORS, type ErrorCode, type ErrorDetails, fillText } from '@jhola/contract/errors'
import type { Decision } from '@jhola/contract/shared/decision'

type DetailsArguments<C extends ErrorCode> = ErrorDetails<C> extends undefined ? [] : [ErrorDetails<C>]

/** A refusal that the caller is told: a code of the error catalogue with the facts of its text. Anything else thrown is our fault. */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C
  readonly details: ErrorDetails<C>

  constructor(code: C, ...details: DetailsArguments<C>) {
    super(code)
    this.name = 'AppError'
    this.code = code
    // @NOTE `DetailsArguments` has exactly the details that the code demands.
    this.details = details[0] as ErrorDetails<C>
  }
}

/** What the rule decided, or its refusal as an `AppError`, so that a transaction around it rolls back. */
export const orThrow = <T>(decision: Decision<T>): T => {
  if (decision.ok) return decision.value
  const { code, details } = decision.refusal
  // @NOTE a refusal carries the details of its own code (contract shared/decision.ts).
  throw new AppError<ErrorCode>(code, ...([details] as unknown as DetailsArguments<ErrorCode>))
}

/** Is this a refusal of ours? Narrows without losing the code's type, as `instanceof` on a generic class would. */
export const isAppError = (error: unknown): error is AppError => error instanceof AppError

/** The English text of a refusal, for answers inside answers; screens translate by `code`. */
export const refusalText = (error: AppError): string =>
  // @NOTE details are plain facts by name, as the text's placeholders want them.
  fillText(ERRORS[error.code].text, error.details as Record<string, unknown> | undefined)
