import { expect } from '@playwright/test'
import { withShop as test } from '../support/fixtures.ts'
import { setStatus } from '../support/users.ts'
import { expectNoBarriers } from './no-barriers.ts'

test('one line says what matters of an order, until it is there', async ({ page, owner, shop, t }) => {
  const lead = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const step = (status: string) => setStatus(owner.request, placed.order_id, status)
  const placed = await shop.place()
  await page.goto(`/order/${placed.order_id}/track?t=${placed.tracking_token}`)
  await expect(lead).toContainText(t('tracking.lead.waiting'))
  await expect(lead).toContainText(/\d:\d\d/)
  await expectNoBarriers(page)

  await step('confirmed')
  await expect(lead).toContainText(
    t('tracking.expected', { time: '@' })
      .split('@')
      .find((part) => part.trim()) ?? '',
  )
  await step('preparing')
  await expect(lead).toHaveText(t('tracking.lead.packing'))
  await step('out_for_delivery')
  await step('delivered')
  await expect(lead).toContainText(
    t('tracking.lead.delivered', { time: '@' })
      .split('@')
      .find((part) => part.trim()) ?? '',
  )
  await expectNoBarriers(page)
})

test('an order that is called off says that nothing is to be paid', async ({ page, shop, t }) => {
  const placed = await shop.place()
  await page.goto(`/order/${placed.order_id}/track?t=${placed.tracking_token}`)
  await page.getByRole('button', { name: t('tracking.cancel.button') }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: t('tracking.cancel.button') })
    .click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(t('tracking.lead.unpaid'))
})
