import { expect, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { UPI_ID, used } from '../support/logged-secrets.ts'
import { listenForTrouble, placeOrder, prefer, signInOwner } from '../support/users.ts'

/** The day as banks write it: `23-11-2026`. */
const bankDay = (): string => new Date().toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata' }).replaceAll('/', '-')

test('the owner pastes a message of the bank: the order that it names is surely paid, and a stranger’s money is nobody’s', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  const language = isMobile ? 'hi' : 'en'
  const t = wordsOf(language)
  await prefer(context, baseURL, { language })
  await signInOwner(context)
  const trouble = listenForTrouble(page)
  const placed = await placeOrder(page.request, { paymentMethod: 'upi' })
  const order = placed.order as typeof placed.order & { total_amount: number }
  const amount = order.total_amount.toFixed(2)
  const utr = `6326${String(Date.now()).slice(-8)}`

  await page.goto('/store/payments?tab=open')
  await page.getByRole('button', { name: t('payments.claims.match') }).click()
  const dialog = page.getByRole('dialog', { name: t('payments.matching.title') })
  await dialog
    .getByLabel(t('payments.matching.paste'))
    .fill(
      `Rs.${amount} credited to A/c XX1234 on ${bankDay()} from VPA ${used(UPI_ID)}. Order ${order.order_number}. UPI Ref ${utr}\n` +
        `Rs.3.07 credited to A/c XX1234 on ${bankDay()} from VPA ${UPI_ID} UPI Ref 7${utr.slice(1)}`,
    )
  await dialog.getByRole('button', { name: t('payments.matching.look') }).click()
  const sure = dialog.getByRole('listitem').filter({ hasText: order.order_number })
  await expect(sure).toContainText(t('payments.matching.ref', { utr }))
  await expect(dialog.getByText(t('payments.matching.nobody.nothing_fits'))).toBeVisible()
  await dialog.getByRole('button', { name: t('payments.matching.confirm_one', { count: 1 }) }).click()
  await expect(dialog.getByRole('status').filter({ hasText: amount })).toBeVisible()
  await dialog
    .getByRole('button', { name: t('payments.matching.close') })
    .last()
    .click()

  await page.goto(`/order/${placed.order_id}/track?t=${placed.tracking_token}`)
  await expect(page.getByText(t('common.payment.completed')).first()).toBeVisible()
  expect(trouble).toEqual([])
})
