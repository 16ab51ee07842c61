import { expect, test } from '@playwright/test'
import { speak } from '../support/board.ts'
import { wholeBrowser } from '../support/browser.ts'
import { openShop } from '../support/shops.ts'

test.use({ serviceWorkers: 'allow' })

test.use({ launchOptions: wholeBrowser })

test('push is switched on by a tap, tested, and told what it is wanted for', async ({ page, context, request, baseURL }, {
  project,
}) => {
  const t = await speak(context, baseURL, project)
  await openShop(context, request)
  await context.grantPermissions(['notifications'])
  // A browser of tests has no push service behind it: the answer of one is put in, the rest is real.
  await page.addInitScript(() => {
    const key = 'BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: key, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
      unsubscribe: async () => true,
    }
    let current: object | null = null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = subscription
        return subscription
      },
    })
  })
  await page.goto('/store/orders?preferences=notifications')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('preferences.push.switchOn') }).click()
  await expect(page.getByText(t('preferences.push.subscribed'))).toBeVisible()
  await expect(dialog.getByRole('list', { name: t('preferences.push.devices') }).getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: t('preferences.push.test') }).click()
  await expect(page.getByText(t('preferences.push.testSent_one', { count: 1 }))).toBeVisible()
  await dialog.getByRole('switch', { name: t('preferences.push.kind.lowStock') }).uncheck()
  await dialog.getByRole('switch', { name: t('preferences.push.quiet') }).check()
  await dialog.locator('[name="quietHours.end"]').fill('')
  await dialog.getByRole('button', { name: t('preferences.save'), exact: true }).click()
  await expect(dialog.getByText(t('preferences.error.required'))).toBeVisible()
  await dialog.locator('[name="quietHours.end"]').fill('06:30')
  await dialog.getByRole('button', { name: t('preferences.save'), exact: true }).click()
  await expect(page.getByText(t('preferences.push.settingsSaved'))).toBeVisible()
  const { settings } = await (await context.request.get('/api/v1/notifications/settings')).json()
  expect(settings).toMatchObject({ lowStock: false, quietHours: { enabled: true, start: '22:00', end: '06:30' } })
  await dialog.getByRole('button', { name: t('preferences.push.switchOff') }).click()
  await expect(page.getByText(t('preferences.push.unsubscribed'))).toBeVisible()
})
