import type { UseFormReturn } from 'react-hook-form'
import type { CustomerInfo } from '../../../shared/device-store/customer-info.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { CHECKS, type CheckoutField } from '../validation.ts'

/**
 * Ties a field to the form: its rule, its error in the reader's language, and that typing takes the error away. The form keeps
 * the key of the text, so that an error changes its language with the page.
 */
export const useCheckoutField = (form: UseFormReturn<CustomerInfo>) => {
  const { t } = useT()
  return (name: CheckoutField) => {
    const message = form.formState.errors[name]?.message
    return {
      ...form.register(name, { validate: (value) => CHECKS[name](value) ?? true, onChange: () => form.clearErrors(name) }),
      // A key of ours, or the server's own sentence about the field.
      error: message && (message.startsWith('checkout.') ? t(message as TextKey) : message),
    }
  }
}
