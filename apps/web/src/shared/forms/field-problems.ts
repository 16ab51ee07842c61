import type { FieldProblem } from '@jhola/contract/error-details'

/** The server's errors by field, from the details of its refusal; empty when there are none. */
export const toFieldProblems = (details: unknown): FieldProblem[] => {
  const fields = typeof details === 'object' && details !== null && 'fields' in details ? details.fields : undefined
  // @NOTE the contract types the details of `request.invalid` (`DetailsByCode`).
  return Array.isArray(fields) ? (fields as FieldProblem[]) : []
}
