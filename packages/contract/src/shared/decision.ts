import type { ErrorCode, ErrorDetails } from '../errors.ts'

/** The error of a rule: a code of the error catalogue, with the details of its text. */
export type Refusal<C extends ErrorCode = ErrorCode> = { code: C; details: ErrorDetails<C> }

/** The result of a rule. Rules never throw; a use case converts an error to an `AppError`, so that it rolls back. */
export type Decision<T> = { ok: true; value: T } | { ok: false; refusal: Refusal }

/** A successful decision with its value. */
export const agree = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** A failed decision with a code of the catalogue. */
export const refuse = <C extends ErrorCode>(code: C, ...details: ErrorDetails<C> extends undefined ? [] : [ErrorDetails<C>]) =>
  ({ ok: false, refusal: { code, details: details[0] } as Refusal }) as const
