import type { FieldProblem } from '@jhola/contract/errors'

/** What the server says about single fields of a request, out of the details of its refusal; empty when it said nothing of the kind. */
export const toFieldProblems = (details: unknown): FieldProblem[] => {
  const fields = typeof details === 'object' && details !== null && 'fields' in details ? details.fields : undefined
  // @NOTE the details of `request.invalid` are typed by the contract (`DetailsByCode`).
  return Array.isArray(fields) ? (fields as FieldProblem[]) : []
}
