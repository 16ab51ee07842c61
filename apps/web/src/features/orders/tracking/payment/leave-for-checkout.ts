import type { CheckoutForm } from '@jhola/contract/payments/schema'

/** Goes on at the payment service's own page: a form with what our server wrote, sent by the whole window. */
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
