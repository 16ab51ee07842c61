import { expect, test } from '@playwright/test'
import { speak } from '../support/board.ts'
import { enter, tabTo, type } from '../support/keyboard.ts'
import { CARD } from '../support/logged-secrets.ts'
import { openShop } from '../support/shops.ts'
import { freshPhone, languageOn, STORE, someProduct } from '../support/users.ts'

// This test uses only the keyboard: Tab, arrows, Enter, Space and Escape. It checks that every focused element is visible.

test('a customer finds a shop, fills the bag, orders, pays and follows the order by keyboard alone', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const language = languageOn(project.name)
  const t = await speak(context, baseURL, project)
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
  const label = (key: string) => page.getByLabel(t(key), { exact: false }).first()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 19.0723, longitude: 72.879 })
  const product = await someProduct(page.request)
  const name = language === 'hi' ? product.name_hi : product.name

  await page.goto('/')
  await enter(page, page.getByRole('link', { name: t('common.skipToContent') }), 1)
  await enter(page, page.getByRole('link', { name: t('landing.find') }), 3)
  const visit = page.getByRole('link', {
    name: `${t('stores.nearby.visit')}: ${language === 'hi' ? 'टेस्ट किराना स्टोर' : STORE.name}`,
  })
  await enter(page, visit)
  await expect(page).toHaveURL(`/store/${STORE.id}`)

  await type(page, page.getByRole('searchbox'), name)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: name }).first()
  await enter(page, card.getByRole('button', { name: new RegExp(`^${t('common.add')} `) }))
  // Plus and minus replaced Add: the focus moved to plus.
  for (let more = 0; more < 3; more += 1) await page.keyboard.press('Enter')
  await expect(card.getByRole('status')).toHaveText('4')
  await expect(page.getByRole('status').filter({ hasText: t('common.items_one', { count: 1 }) })).toBeAttached()
  await enter(page, page.getByRole('link', { name: t('stores.checkout'), exact: true }))

  await enter(page, button('checkout.next'))
  // Each missing field shows its error, and the first such field has the focus.
  await expect(label('checkout.field.name')).toBeFocused()
  await expect(label('checkout.field.name')).toHaveAccessibleDescription(/./)
  await page.keyboard.type('Kavita Shah')
  await type(page, label('checkout.field.phone'), freshPhone())
  await enter(page, button('checkout.next'))
  await type(page, label('checkout.field.address'), '14 Pipe Road, Kurla West')
  await type(page, label('checkout.field.pincode'), '400070')
  await enter(page, button('checkout.next'))
  const card_ = page.getByRole('radio', { name: new RegExp(t('server.payments.card.name')) })
  await tabTo(page, page.getByRole('radio').first())
  for (let step = 0; step < 8 && !(await card_.isChecked()); step += 1) await page.keyboard.press('ArrowDown')
  await enter(page, button('checkout.place'))
  await expect(page).toHaveURL(/\/order\/[0-9a-f-]+\/track/)

  const cancel = button('tracking.cancel.button')
  await enter(page, cancel)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: t('tracking.cancel.keep') }), 3)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(cancel).toBeFocused()

  await enter(page, page.getByRole('button', { name: new RegExp(`^${t('payments.checkout.now', { amount: '.+' })}$`) }))
  await type(page, page.getByLabel(t('payments.checkout.bank.number')), CARD.number)
  await type(page, page.getByLabel(t('payments.checkout.bank.expiry')), CARD.expiry)
  await type(page, page.getByLabel(t('payments.checkout.bank.cvv')), CARD.cvv)
  await type(page, page.getByLabel(t('payments.checkout.bank.holder')), CARD.holder)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('common.payment.completed')).first()).toBeVisible()
})

test(
  'an owner accepts, packs and hands over an order, changes a price and prints by keyboard alone',
  { tag: '@desk' },
  async ({ page, context, baseURL, request }, { project }) => {
    const language = languageOn(project.name)
    const t = await speak(context, baseURL, project)
    const shop = await openShop(context, request)
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const { order } = await shop.place()
    await shop.place()
    const number = order.order_number
    const dialog = page.getByRole('dialog')
    const sendNow = () => enter(page, page.getByRole('button', { name: t('orders.actions.undo.now') }).last())

    await page.goto('/store/orders?view=table')
    const row = page.getByRole('row').filter({ hasText: number })
    await type(page, page.getByRole('searchbox'), number)
    await expect(page.getByRole('row').filter({ hasText: '-000' })).toHaveCount(1)

    const step = (status: string) => row.getByRole('button', { name: t(`orders.board.action.${status}`), exact: true })
    const details = row.getByRole('button', { name: `${t('orders.board.action.details')} ${number}` })
    await enter(page, details)
    await expect(dialog).toBeVisible()
    // The focus is inside, stays inside on Tab, and returns afterwards.
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(details).toBeFocused()
    // Each step is one press.
    for (const status of ['confirmed', 'ready', 'out_for_delivery', 'delivered']) {
      await enter(page, step(status))
      await sendNow()
      // While a step is being sent, the next one waits.
      await expect(row.getByText(t(`common.status.${status}`)).first()).toBeVisible()
    }
    await expect(row.getByText(t('common.status.delivered'))).toBeVisible()

    // A menu opens with Enter, moves by arrows and returns the focus.
    const menu = page.getByRole('button', { name: t('orders.board.list.export.title') })
    const entries = page.getByRole('menuitem')
    await enter(page, menu)
    await expect(entries.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(entries.nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(entries.first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(entries.last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('html[data-printed]')).toBeAttached()

    const name = shop.product[language]
    await page.goto('/inventory')
    await type(page, page.getByRole('searchbox'), name)
    const found = page.getByRole('row').nth(1)
    await expect(found).toContainText(name)
    await enter(page, found.getByRole('button', { name: t('inventory.action.edit') }))
    const price = dialog.getByLabel(t('inventory.product.field.price')).first()
    await type(page, price, String(Number(await price.inputValue()) - 1))
    await enter(page, dialog.getByRole('button', { name: t('inventory.product.save'), exact: true }))
    await expect(page.getByText(new RegExp(t('inventory.product.saved', { name: '.+' })))).toBeVisible()
  },
)
