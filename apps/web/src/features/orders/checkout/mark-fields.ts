import type { FieldProblem } from '@jhola/contract/error-details'
import { type CheckoutField, fieldOfServer } from './validation.ts'

type Mark = { field: CheckoutField; message: string; step: 0 | 1 }

/** Maps the problems of `request.invalid` to errors beside our own fields, in step order; other problems have no field here. */
export const marksOf = (problems: readonly FieldProblem[]): Mark[] =>
  problems
    .flatMap(({ field, message }) => {
      const found = fieldOfServer(field)
      return found ? [{ ...found, message }] : []
    })
    .toSorted((a, b) => a.step - b.step)
