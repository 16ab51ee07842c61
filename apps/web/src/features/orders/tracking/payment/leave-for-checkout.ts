import type { CheckoutForm } from '@jhola/contract/payments/schema'

/** Opens the payment service's page: submits a form with our server's fields in the whole window. */
export const leaveForCheckout = ({ action, fields }: CheckoutForm): void => {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}
