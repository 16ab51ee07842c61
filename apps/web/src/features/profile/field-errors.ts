import type { FieldProblem } from '@jhola/contract/error-details'
import { ApiError } from '../../shared/api/api-client.ts'

/** Errors of the server by field, each in the reader's language. */
export const markedFields = (error: unknown): Readonly<Record<string, string>> => {
  if (!(error instanceof ApiError) || error.code !== 'request.invalid') return {}
  // @NOTE the details of a code have the types of the error catalogue.
  const { fields } = (error.details ?? { fields: [] }) as { fields: FieldProblem[] }
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
}

/** A refusal in one line: the first field error, else the text of its code. */
export const refusalText = (error: unknown, tError: (code: string, details?: unknown) => string): string => {
  const [marked] = Object.values(markedFields(error))
  if (marked) return marked
  return error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed')
}
