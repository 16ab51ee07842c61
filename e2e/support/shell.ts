import { expect, type Page } from '@playwright/test'
import type { wordsOf } from './i18n.ts'

type Words = ReturnType<typeof wordsOf>

/** The bar at the bottom of a phone, or the rail at the side of a wide screen. */
export const navOf = (page: Page, t: Words) => page.getByRole('navigation', { name: t('orders.board.nav.name') })

/** The sign of the live channel and the bell in the header says that this page is live. */
export const isLive = (page: Page, t: Words) =>
  expect(
    page
      .getByRole('banner')
      .getByRole('status')
      .filter({ hasText: t('orders.board.connection.connected') }),
  ).toHaveCount(1)

/** What stands in More on a phone and at the foot of the rail on a wide screen. */
export const furtherTools = async (page: Page, t: Words) => {
  const more = navOf(page, t).getByRole('button', { name: t('orders.board.nav.more'), exact: true })
  await expect(navOf(page, t)).toBeVisible()
  if ((await more.count()) === 0) return navOf(page, t)
  await more.click()
  return page.getByRole('dialog', { name: t('orders.board.nav.more') })
}

/** Signs out at the counter, and answers the question. */
export const signOut = async (page: Page, t: Words): Promise<void> => {
  const tools = await furtherTools(page, t)
  await tools.getByRole('button', { name: t('common.logout') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common.logout') })
    .click()
}
