import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFakeApi, refuse } from '../../../../test/fake-api.ts'
import { aStore, STORE_ID } from '../../../../test/fixtures/stores.ts'
import { showCustomer } from '../../../../test/show-app.tsx'

/** The page of a shop with its report dialog open. */
const openDialog = async (isNew = true) => {
  const api = createFakeApi()
  api.on('GET /auth/me', () => ({ success: true, user: null }))
  api.on('GET /stores/{store_id}', () => ({ success: true, store: aStore({ is_new: isNew }) }))
  api.on('GET /inventory/products', () => ({
    success: true,
    store_id: STORE_ID,
    products: [],
    categories: [],
    savings: { count: 0, most_percent: 0 },
    answer: null,
    total: 0,
    page: 1,
    pageSize: 24,
    totalPages: 1,
  }))
  const { user } = await showCustomer(api, `/store/${STORE_ID}`)
  await user.click(await screen.findByRole('button', { name: 'Asha Kirana' }))
  await user.click(await screen.findByRole('button', { name: 'Report this shop' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Asha Kirana' }))
  return { api, user, dialog }
}

test('a report needs a reason, is sent as it was written, and the customer is thanked', async () => {
  const { api, user, dialog } = await openDialog()
  api.on('POST /stores/{store_id}/reports', () => ({ success: true }))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  dialog.getByText('Please choose a reason')
  expect(api.asked('POST /stores/{store_id}/reports')).toEqual([])
  await user.click(dialog.getByRole('radio', { name: 'It took money and brought nothing' }))
  expect(dialog.queryByText('Please choose a reason')).toBeNull()
  await user.type(dialog.getByRole('textbox', { name: /^What happened/ }), '  Paid on Monday, nothing came ')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await screen.findByText('Thank you. We look at it.')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report Asha Kirana' })).toBeNull())
  expect(api.asked('POST /stores/{store_id}/reports').map(({ params, body }) => ({ ...params, ...body }))).toEqual([
    { store_id: STORE_ID, reason: 'took_money', text: 'Paid on Monday, nothing came' },
  ])
})

test('a refused report says why, and what was written stays', async () => {
  const { api, user, dialog } = await openDialog()
  api.on('POST /stores/{store_id}/reports', () => refuse('stores.too_many_reports'))
  await user.click(dialog.getByRole('radio', { name: 'Something else' }))
  await user.type(dialog.getByRole('textbox', { name: /^What happened/ }), 'Closed for weeks')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/report/i)
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^What happened/ }).value).toBe('Closed for weeks')
  api.on('POST /stores/{store_id}/reports', () => ({ success: true }))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await screen.findByText('Thank you. We look at it.')
})
