import type { ErrorCode, ErrorDetails } from '../errors.ts'

/** Why a rule refused: a code of the error catalogue, with the facts its text needs. */
export type Refusal<C extends ErrorCode = ErrorCode> = { code: C; details: ErrorDetails<C> }

/** What a rule answers. Rules never throw; a use case turns a refusal into an `AppError`, so that it rolls back. */
export type Decision<T> = { ok: true; value: T } | { ok: false; refusal: Refusal }

/** The rule agrees, with what it found. */
export const agree = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** The rule refuses, with a code of the catalogue. */
export const refuse = <C extends ErrorCode>(code: C, ...details: ErrorDetails<C> extends undefined ? [] : [ErrorDetails<C>]) =>
  ({ ok: false, refusal: { code, details: details[0] } as Refusal }) as const
