import { type ChangeEvent, useState } from 'react'
import { type CustomerInfo, customerInfoStore } from '../../../../domain/account/customer-info.ts'
import { typedPhone } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { type CheckoutField, findErrors } from '../validation.ts'

/** A translation key, so that an error changes with the language of the page; or the server's own sentence. */
type FieldError = { key: TextKey } | { message: string }
type Errors = Partial<Record<CheckoutField, FieldError>>

/** The number without its code, which stands before the field, wherever it comes from. */
const tidied = (info: CustomerInfo): CustomerInfo => ({ ...info, phone: typedPhone(info.phone) })

const focusField = (name: CheckoutField): void => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

/**
 * The seven fields of the checkout: values are saved on the device and validated one step at a time, the first invalid field gets
 * the focus, and an error is cleared when its field is edited. (A form library would add 12 KB, more than the rest of the
 * checkout.)
 */
export const useCustomerForm = () => {
  const { t } = useT()
  const [info, setInfo] = useState<CustomerInfo>(() => tidied(customerInfoStore.read()))
  const [errors, setErrors] = useState<Errors>({})
  const set = (name: CheckoutField, value: string) => {
    setInfo((before) => tidied({ ...before, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others)
  }
  return {
    info,
    set,
    focusField,
    /** Props of a text field; `tidy` removes characters that are not allowed. */
    field: (name: CheckoutField, tidy: (typed: string) => string = String) => {
      const error = errors[name]
      return {
        name,
        value: info[name],
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, tidy(event.target.value)),
        error: error && ('key' in error ? t(error.key) : error.message),
      }
    },
    /** Marks the invalid fields and focuses the first; true when all are valid. */
    check: (fields: readonly CheckoutField[]): boolean => {
      const found = findErrors(info, fields)
      setErrors(Object.fromEntries(found.map(({ field, error }) => [field, { key: error }])))
      if (found[0]) focusField(found[0].field)
      return found.length === 0
    },
    /** Marks the fields that the server refused. */
    mark: (marks: readonly { field: CheckoutField; message: string }[]) =>
      setErrors(Object.fromEntries(marks.map(({ field, message }) => [field, { message }]))),
  }
}

export type CustomerForm = ReturnType<typeof useCustomerForm>
