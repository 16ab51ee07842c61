import type { RegisteredStoreDetail } from '@jhola/contract/admin/routes'
import type { StoreReport } from '@jhola/contract/admin/store-checks'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFakeApi, refuse } from '../../../../test/fake-api.ts'
import { aProfile, OWNER } from '../../../../test/fixtures/account.ts'
import { minutesFromNow } from '../../../../test/fixtures/minutes-from-now.ts'
import { STORE_ID } from '../../../../test/fixtures/stores.ts'
import { showCounter } from '../../../../test/show-app.tsx'

const WAITING: RegisteredStoreDetail = {
  store_id: STORE_ID,
  display_store_id: 'AK-001',
  slug: 'amul-kirana',
  name: 'Amul Kirana',
  store_type: 'Kirana Store',
  owner_name: 'Asha Rao',
  phone: '+919876543210',
  email: null,
  city: 'Mumbai',
  state: 'Maharashtra',
  registered_at: minutesFromNow(-60),
  status: 'in_review',
  suspension_reason: null,
  open_reports: 0,
  address: '12 Pipe Road, Kurla West',
  pincode: '400070',
  gstin: null,
  fssai: null,
  products: 0,
  orders: 0,
  delivered_orders: 0,
  last_order_at: null,
  staff: 0,
}
const REPORT: StoreReport = {
  report_id: '01a13e84-efda-78c8-ad0e-0000000000a1',
  reason: 'not_real',
  text: 'There is a garage at this address',
  at: minutesFromNow(-5),
  handled_at: null,
}

/** The list of an admin with the details of one shop open. */
const openDetails = async (store: RegisteredStoreDetail, reports: StoreReport[] = []) => {
  let shown = store
  let known = reports
  const api = createFakeApi()
  api.on('GET /auth/me', () => ({
    success: true,
    user: { ...OWNER, role: 'admin', shop_role: null, permissions: [], store_id: null, store_name: null, display_store_id: null },
  }))
  api.on('GET /profile', () => ({ success: true, profile: aProfile() }))
  api.on('GET /admin/stores', () => ({
    success: true,
    stores: [shown],
    figures: { total_stores: 1, new_this_month: 1, cities_covered: 1, active_stores: 0 },
    page: 1,
    pageSize: 10,
    total: 1,
    totalPages: 1,
  }))
  api.on('GET /admin/stores/{store_id}', () => ({ success: true, store: shown }))
  api.on('GET /admin/stores/{store_id}/checks', () => ({
    success: true,
    reports: known,
    checks: {
      brand: 'amul',
      similar: [{ store_id: 'STORE-9', name: 'Amul Kirana Store', city: 'Mumbai', status: 'active', distance_km: 1.14 }],
      latitude: 19.07,
      longitude: 72.88,
      pin_distance_km: 7.5,
      upi_vpa: 'asha@upi',
      upi_payee_name: null,
      legal_name: null,
      drug_licence: null,
      missing_licences: ['fssai'],
      same_number: 2,
      same_device: 0,
    },
  }))
  const become = (more: Partial<RegisteredStoreDetail>, left: StoreReport[] = known) => {
    shown = { ...shown, ...more }
    known = left
    return { success: true as const, store: shown }
  }
  const { user } = await showCounter(api, '/admin/stores')
  await user.click(await screen.findByRole('button', { name: `View ${store.name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: store.name }))
  await dialog.findByRole('heading', { name: 'What to check' })
  return { api, user, dialog, become }
}

const rowOf = (dialog: ReturnType<typeof within>, label: string) => dialog.getByText(label).parentElement?.textContent

test('a shop that waits shows what is unusual about it, and is opened by one tap', async () => {
  const { api, user, dialog, become } = await openDetails(WAITING)
  expect(rowOf(dialog, 'Known brand in the name')).toContain('amul')
  expect(rowOf(dialog, 'Shops nearby with such a name')).toContain('Amul Kirana Store, 1.1 km')
  expect(rowOf(dialog, 'From the pin to the PIN code')).toContain('7.5 km')
  expect(rowOf(dialog, 'UPI payee name')).toContain('None')
  expect(rowOf(dialog, 'Missing licences')).toContain('FSSAI licence')
  expect(rowOf(dialog, 'Other shops of this number')).toContain('2')
  api.on('POST /admin/stores/{store_id}/approve', () => become({ status: 'active' }))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  await screen.findByText('Amul Kirana is open')
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull())
  expect(api.trouble).toEqual([])
})

test('a shop is sent back only with a reason, which is sent as it was written', async () => {
  const { api, user, dialog, become } = await openDetails(WAITING)
  api.on('POST /admin/stores/{store_id}/send-back', () => become({ status: 'sent_back' }))
  await user.click(dialog.getByRole('button', { name: 'Send back' }))
  dialog.getByRole('textbox', { name: /^Reason for the owner/, description: /Please write the reason/ })
  expect(api.asked('POST /admin/stores/{store_id}/send-back')).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /^Reason for the owner/ }), 'Is this the brand or a dealer? ')
  await user.click(dialog.getByRole('button', { name: 'Send back' }))
  await screen.findByText('Amul Kirana was sent back')
  expect(api.asked('POST /admin/stores/{store_id}/send-back').map(({ body }) => body)).toEqual([
    { reason: 'Is this the brand or a dealer?' },
  ])
  expect(api.trouble).toEqual([])
})

test('another admin was faster: the refusal is shown, and nothing else changes', async () => {
  const { api, user, dialog } = await openDetails(WAITING)
  api.on('POST /admin/stores/{store_id}/approve', () => refuse('admin.not_in_review'))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  await dialog.findByRole('alert')
  dialog.getByRole('button', { name: 'Approve' })
})

test('reports of customers are read and settled', async () => {
  const { api, user, dialog, become } = await openDetails({ ...WAITING, status: 'active', open_reports: 1 }, [REPORT])
  dialog.getByText('There is no such shop')
  dialog.getByText('There is a garage at this address')
  // An open shop has nothing to decide about.
  expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull()
  api.on('POST /admin/stores/{store_id}/reports/handled', () =>
    become({ open_reports: 0 }, [{ ...REPORT, handled_at: minutesFromNow(0) }]),
  )
  await user.click(dialog.getByRole('button', { name: 'Mark as handled' }))
  await screen.findByText('Reports about Amul Kirana are handled')
  await dialog.findByText('Handled')
  expect(dialog.queryByRole('button', { name: 'Mark as handled' })).toBeNull()
  expect(api.trouble).toEqual([])
})
