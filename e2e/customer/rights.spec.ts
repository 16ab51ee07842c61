import { expect, type Page, test } from '@playwright/test'
import { signInAdmin } from '../support/admins.ts'
import { wordsOf } from '../support/i18n.ts'
import { openShop } from '../support/shops.ts'
import { freshPhone, languageOn, listenForTrouble, prefer, signInCustomer } from '../support/users.ts'

const language = languageOn('phone')
const t = wordsOf(language)

const cardOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('a grievance goes from the customer to the officer, to the shop and back', async ({ browser, page, context, baseURL }) => {
  const open = async () => {
    const other = await browser.newContext(baseURL ? { baseURL } : {})
    await prefer(other, baseURL, { language })
    return other
  }
  await prefer(context, baseURL, { language })
  const trouble = listenForTrouble(page)
  const [shopDevice, office] = [await open(), await open()]
  const shop = await openShop(shopDevice, context.request)
  const phone = freshPhone()
  const { order } = await shop.place({ customer: { name: 'Meena Patil', phone } })

  // The customer writes, naming the order by the number that people read.
  await page.goto('/grievance')
  const form = page.locator('section').filter({ hasText: t('grievance.form') })
  await form.getByLabel(t('grievance.name')).fill('Meena Patil')
  await form.getByLabel(t('grievance.phone')).fill(phone)
  await form.getByLabel(t('grievance.orderNo')).fill(order.order_number)
  await form.getByLabel(t('grievance.text')).fill('The rice has stones.')
  await form.getByRole('button', { name: t('grievance.send'), exact: true }).click()
  const ticket =
    /G-[2-9A-HJ-NP-Z]{8}/.exec(
      (await page
        .getByText(/G-[2-9A-HJ-NP-Z]{8}/)
        .first()
        .textContent()) ?? '',
    )?.[0] ?? ''

  // The officer acknowledges it and asks the shop, which the number of the order has found.
  await signInAdmin(office)
  const desk = await office.newPage()
  await desk.goto('/admin/grievances')
  const inQueue = cardOf(desk, `${ticket} · ${t('grievance.kind.order')}`)
  await expect(inQueue).toContainText(shop.name)
  await inQueue.getByRole('button', { name: t('admin.grievance.acknowledge'), exact: true }).click()
  await expect(inQueue).toContainText(t('grievance.state.acknowledged'))
  await inQueue.getByRole('button', { name: t('admin.grievance.askShop'), exact: true }).click()
  await expect(inQueue).toContainText(t('admin.grievance.asked'))

  // The shop tells its side.
  const counter = await shopDevice.newPage()
  await counter.goto('/store/help/support')
  await expect(counter.getByText('The rice has stones.')).toBeVisible()
  await counter.getByLabel(t('grievance.shop.answer')).fill('We bring a new bag today.')
  await counter.getByRole('button', { name: t('grievance.answer'), exact: true }).click()
  // The field holds the same words: it goes when the server has them.
  await expect(counter.getByLabel(t('grievance.shop.answer'))).toBeHidden()
  await expect(counter.getByText('We bring a new bag today.')).toBeVisible()

  // The officer reads it, answers and closes.
  await desk.getByRole('button', { name: t('common.refresh') }).click()
  await expect(inQueue).toContainText('We bring a new bag today.')
  await inQueue.getByLabel(t('grievance.answer'), { exact: true }).fill('The shop brings a new bag today.')
  await inQueue.getByRole('button', { name: t('admin.grievance.resolve'), exact: true }).click()
  await expect(inQueue).toContainText(t('grievance.state.resolved'))

  // The customer follows the ticket and finds the answer.
  await page.goto('/grievance')
  const follow = page.locator('section').filter({ hasText: t('grievance.follow') })
  await follow.getByLabel(t('grievance.ticket')).fill(ticket)
  await follow.getByLabel(t('grievance.phone')).fill(phone)
  await follow.getByRole('button', { name: t('grievance.show'), exact: true }).click()
  await expect(follow.getByText(t('grievance.state.resolved'), { exact: true })).toBeVisible()
  await expect(follow.getByText('The shop brings a new bag today.')).toBeVisible()
  expect(trouble).toEqual([])
  for (const other of [shopDevice, office]) await other.close()
})

test('a consent is given and taken back, and the log shows both at once', async ({ page, context, baseURL }) => {
  await prefer(context, baseURL, { language })
  const trouble = listenForTrouble(page)
  await signInCustomer(page.request, freshPhone())
  await page.goto('/profile')
  const card = cardOf(page, t('profile.consents'))
  const consent = card.getByRole('switch', { name: t('profile.consent.marketing_messages') })
  await expect(consent).not.toBeChecked()
  await consent.click()
  await expect(consent).toBeChecked()
  await card.getByText(t('profile.decisions')).click()
  const lines = card.locator('details li')
  await expect(lines).toHaveCount(1)
  await consent.click()
  await expect(consent).not.toBeChecked()
  await expect(lines).toHaveCount(2)
  const before = (text: string): string => text.split('{{time}}')[0] ?? ''
  await expect(lines.nth(0)).toContainText(before(t('profile.consentWithdrawn')).trim())
  await expect(lines.nth(1)).toContainText(before(t('profile.consentGiven')).trim())
  expect(trouble).toEqual([])
})

test('a nominee is set and removed', async ({ page, context, baseURL }) => {
  await prefer(context, baseURL, { language })
  const trouble = listenForTrouble(page)
  await signInCustomer(page.request, freshPhone())
  await page.goto('/profile')
  const card = cardOf(page, t('profile.nominee.title'))
  await card.getByLabel(t('profile.name'), { exact: true }).fill('Ira Rao')
  await card.getByLabel(t('profile.nominee.relation')).fill('Daughter')
  await card.getByLabel(t('profile.phone')).fill('9811122233')
  await card.getByRole('button', { name: t('profile.nominee.set') }).click()
  await expect(card).toContainText('Ira Rao · Daughter · +919811122233')
  await page.reload()
  await expect(card).toContainText('Ira Rao')
  await card.getByRole('button', { name: t('profile.remove') }).click()
  await expect(card.getByLabel(t('profile.nominee.relation'))).toBeVisible()
  await expect(card).not.toContainText('Ira Rao')
  expect(trouble).toEqual([])
})
