import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFakeApi } from '../../../test/fake-api.ts'
import { showCustomer } from '../../../test/show-app.tsx'

const PASSWORD = 'Dal-Chawal 5 kilo!'

/** The screen where a password is chosen by the link of an e-mail. */
const choosePassword = async () => {
  const api = createFakeApi()
  api.on('GET /auth/me', () => ({ success: true, user: null }))
  const { user } = await showCustomer(api, '/signup')
  return { user, field: await screen.findByLabelText<HTMLInputElement>('Password', { exact: true, selector: 'input' }) }
}

test('a new password is masked until its owner wants to see it', async () => {
  const { user, field } = await choosePassword()
  expect(field.type).toBe('password')
  const [show] = screen.getAllByRole('button', { name: 'Show password' })
  if (!show) throw new Error('there is no button')
  await user.click(show)
  expect(field.type).toBe('text')
  await user.click(show)
  expect(field.type).toBe('password')
})

test('a manager of passwords may fill it, and a long one may be pasted whole', async () => {
  const { user, field } = await choosePassword()
  expect(field.autocomplete).toBe('new-password')
  await user.click(field)
  await user.paste(PASSWORD)
  expect(field.value).toBe(PASSWORD)
})
