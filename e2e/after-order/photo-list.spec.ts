import { expect } from '@playwright/test'
import { openBoard } from '../support/board.ts'
import { withShop as test } from '../support/fixtures.ts'
import { wordsOf } from '../support/i18n.ts'
import { drawPhoto } from '../support/shops.ts'
import { prefer } from '../support/users.ts'
import { expectNoBarriers } from './no-barriers.ts'

test('a photo of a handwritten list becomes an order that the customer confirmed', async ({ page, owner, shop, baseURL }) => {
  const t = wordsOf('hi')
  await page.goto(`/store/${shop.id}/list/new?lang=hi`)
  await page
    .getByLabel(t('photo.add'))
    .last()
    .setInputFiles({ name: 'list.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto(page) })
  await page.getByRole('textbox', { name: t('checkout.field.name') }).fill('आशा राव')
  await page.getByRole('textbox', { name: t('checkout.field.phone') }).fill('9812300123')
  await page.getByRole('button', { name: t('photo.submit') }).click()
  // The address is missing, and said so beside its field.
  await expect(page.getByText(t('checkout.error.addressMissing'))).toBeVisible()
  await page.getByRole('textbox', { name: t('checkout.field.address') }).fill('12 पाइप रोड, कुर्ला वेस्ट')
  await page.getByRole('textbox', { name: t('checkout.field.pincode') }).fill('400070')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: t('photo.submit') }).click()
  await expect(page.getByRole('heading', { name: t('photo.status.waiting') })).toBeVisible()
  await expectNoBarriers(page)

  const english = wordsOf('en')
  await prefer(owner, baseURL, { language: 'en' })
  const board = await openBoard(owner, english)
  await board.getByRole('link', { name: english('photo.count_one', { count: '1' }) }).click()
  await expect(board.getByRole('img', { name: english('photo.photoOf', { no: 1, count: 1 }) })).toBeVisible()
  await expect(board.getByText('आशा राव').first()).toBeVisible()
  const add = board.getByRole('button', { name: new RegExp(`^${english('common.add')}`) })
  await add.first().click()
  await expectNoBarriers(board)
  await board.getByRole('textbox', { name: english('photo.shopNote') }).fill('No Surf today')
  await board.getByRole('button', { name: english('photo.sendBill') }).click()
  // One packet is below the minimum order of the shop: said where the bill is sent.
  await expect(board.getByText('₹100')).toBeVisible()
  await board
    .getByRole('button', { name: new RegExp(`^${english('common.increase').split('{{')[0]}`) })
    .first()
    .click()
  await board.getByRole('button', { name: english('photo.sendBill') }).click()
  await expect(board).toHaveURL(/\/store\/orders$/)

  await page.getByRole('button', { name: t('common.refresh') }).click()
  await expect(page.getByRole('heading', { name: t('photo.status.billed') })).toBeVisible()
  await expect(page.getByText('No Surf today')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: new RegExp(t('photo.confirm')) }).click()
  await expect(page).toHaveURL(/\/order\/[^/]+\/track/)
})
