import type { FieldProblem } from '@jhola/contract/error-details'
import type { CheckoutField } from './validation.ts'

export type Mark = { field: CheckoutField; message: string; step: 0 | 1 }

/** The field and step of our checkout for each field name of the server. */
const SERVER_FIELDS: readonly (readonly [prefix: string, field: CheckoutField, step: 0 | 1])[] = [
  ['customer.name', 'name', 0],
  ['customer.phone', 'phone', 0],
  ['customer.email', 'email', 0],
  ['deliveryAddress.name', 'name', 0],
  ['deliveryAddress.phone', 'phone', 0],
  ['deliveryAddress.pincode', 'pincode', 1],
  ['deliveryAddress.landmark', 'landmark', 1],
  ['deliveryAddress', 'address', 1],
  ['customerNotes', 'deliveryNotes', 1],
]

/** The checkout field and step that a problem of `request.invalid` is about; undefined when there is none. */
const fieldOfServer = (serverField: string): { field: CheckoutField; step: 0 | 1 } | undefined => {
  const found = SERVER_FIELDS.find(([prefix]) => serverField === prefix || serverField.startsWith(`${prefix}.`))
  return found && { field: found[1], step: found[2] }
}

/** Maps the problems of `request.invalid` to errors beside our own fields, in step order; other problems have no field here. */
export const marksOf = (problems: readonly FieldProblem[]): Mark[] =>
  problems
    .flatMap(({ field, message }) => {
      const found = fieldOfServer(field)
      return found ? [{ ...found, message }] : []
    })
    .toSorted((a, b) => a.step - b.step)
