import { type ChangeEvent, useState } from 'react'
import { type CustomerInfo, customerInfoStore } from '../../../../domain/account/customer-info.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { type CheckoutField, findErrors } from '../validation.ts'

/** A key of our texts, so that an error changes its language with the page; or the server's own sentence. */
type FieldError = { key: TextKey } | { said: string }
type Errors = Partial<Record<CheckoutField, FieldError>>

const focusField = (name: CheckoutField): void => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

/**
 * The seven fields of the checkout: values kept on the device, checked a step at a time, the first wrong one focused, an error
 * gone when its field is edited. (A form library would weigh 12 KB for this, more than the rest of the checkout.)
 */
export const useCustomerForm = () => {
  const { t } = useT()
  const [info, setInfo] = useState<CustomerInfo>(customerInfoStore.read)
  const [errors, setErrors] = useState<Errors>({})
  const set = (name: CheckoutField, value: string) => {
    setInfo((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others)
  }
  return {
    info,
    set,
    focusField,
    /** What a text field needs; `tidy` keeps out what cannot belong there. */
    field: (name: CheckoutField, tidy: (typed: string) => string = String) => {
      const error = errors[name]
      return {
        name,
        value: info[name],
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, tidy(event.target.value)),
        error: error && ('key' in error ? t(error.key) : error.said),
      }
    },
    /** Marks what is wrong and goes to the first of it; true when nothing is. */
    check: (fields: readonly CheckoutField[]): boolean => {
      const found = findErrors(info, fields)
      setErrors(Object.fromEntries(found.map(({ field, error }) => [field, { key: error }])))
      if (found[0]) focusField(found[0].field)
      return found.length === 0
    },
    /** Marks what the server found. */
    mark: (marks: readonly { field: CheckoutField; message: string }[]) =>
      setErrors(Object.fromEntries(marks.map(({ field, message }) => [field, { said: message }]))),
  }
}

export type CustomerForm = ReturnType<typeof useCustomerForm>
