import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createFakeApi, refuse } from '../../../../test/fake-api.ts'
import { showCustomer } from '../../../../test/show-app.tsx'

const saved = vi.hoisted(() => vi.fn())
vi.mock('./save-file.ts', () => ({ saveFile: saved }))

/** `/privacy-notice` with a code sent to a number that has no account. */
const openProof = async () => {
  const api = createFakeApi()
  api.on('GET /auth/me', () => ({ success: true, user: null }))
  api.on('POST /auth/send-otp', () => ({ success: true, message: 'OTP sent successfully!', resend_after_seconds: 30 }))
  const { user } = await showCustomer(api, '/privacy-notice')
  const number = await screen.findByRole('textbox', { name: 'Phone number' })
  await user.type(number, '12')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText('Please enter a valid 10-digit phone number')
  expect(api.asked('POST /auth/send-otp')).toEqual([])
  await user.clear(number)
  await user.type(number, '98111 22233')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  const code = await screen.findByRole('textbox', { name: /^Code from the SMS/ })
  return { api, user, code }
}

const DATA = {
  success: true as const,
  exported_at: '2026-11-28T06:00:00.000Z',
  phone: '+919811122233',
  ...{
    orders: [],
    payments: [],
    reviews: [],
    area_wishes: [],
    back_alerts: [],
    photo_lists: [],
    stories: [],
    grievances: [],
    messages: [],
  },
  shared_with: [{ kind: 'shop' as const, name: 'Asha Kirana', data: ['name', 'phone', 'address'], times: 2 }],
}

test('whoever proves a number gets its data as a file, and reads with whom it was shared', async () => {
  const { api, user, code } = await openProof()
  api.on('POST /privacy/data', () => refuse('auth.otp_invalid'))
  await user.type(code, '000000')
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  expect(saved).not.toHaveBeenCalled()

  api.on('POST /privacy/data', () => DATA)
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  await screen.findByText('Asha Kirana')
  expect(api.asked('POST /privacy/data').at(-1)?.body).toEqual({ phone: '+919811122233', otp: '123456' })
  const [name, text] = saved.mock.calls[0] ?? []
  expect([name, JSON.parse(String(text))]).toEqual(['jhola.json', expect.objectContaining({ phone: '+919811122233' })])
})

test('erasing says before that it cannot be undone, and afterwards that it is done', async () => {
  const { api, user, code } = await openProof()
  api.on('POST /privacy/forget', () => ({ success: true }))
  screen.getByText(/This cannot be undone/)
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Erase my data' }))
  await screen.findByText('Your data is erased. Open orders follow when they are finished.')
  expect(api.asked('POST /privacy/forget')[0]?.body).toEqual({ phone: '+919811122233', otp: '123456' })
  expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull()
})

test('a number with an account is sent to its profile', async () => {
  const { api, user, code } = await openProof()
  api.on('POST /privacy/forget', () => refuse('privacy.has_account'))
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Erase my data' }))
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByText(/Your data is erased/)).toBeNull()
})
