import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { wordsOf } from './i18n.ts'
import { isLive } from './shell.ts'
import { languageOn, prefer } from './users.ts'

type Words = ReturnType<typeof wordsOf>
type Screen = Pick<Required<BrowserContextOptions>, 'viewport' | 'hasTouch' | 'isMobile'> & { baseURL: string | undefined }

/** A second device of a shop, of the same size as the first; no user is signed in on it. */
export const aDevice = async (
  browser: Browser,
  { viewport, hasTouch, isMobile, baseURL }: Screen,
  language: string,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport, hasTouch, isMobile, ...(baseURL ? { baseURL } : {}) })
  await prefer(context, baseURL, { language })
  return context
}

/** The live board of a device. */
export const openBoard = async (context: BrowserContext, t: Words): Promise<Page> => {
  const page = await context.newPage()
  await page.goto('/store/orders')
  await isLive(page, t)
  return page
}

/** The card of an order on the board, in any column. The undo bar, which names the order too, stands above the page. */
export const cardOf = (page: Page, number: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: number }).first()

/** The status at the head of a customer's tracking page. Its timeline names every status from the start. */
export const trackedStatus = (page: Page, t: Words) =>
  page
    .getByRole('region', { name: t('tracking.number'), exact: true })
    .getByRole('paragraph')
    .first()

/** Accepts an order on its card, by one tap, with the shop's usual time. */
export const accept = (page: Page, t: Words, number: string): Promise<void> =>
  cardOf(page, number)
    .getByRole('button', { name: t('orders.board.action.confirmed') })
    .click()

/** Sends an order out with somebody who is named for the first time, from the little arrow beside the step. */
export const sendWith = async (page: Page, t: Words, number: string, rider: string): Promise<void> => {
  const other = page.getByRole('menuitem', { name: t('orders.board.dispatch.other') })
  // The answer to the step before may move the card away from under this tap; a person taps again.
  await expect(async () => {
    await cardOf(page, number)
      .getByRole('button', { name: t('orders.board.dispatch.choose', { id: number }) })
      .click()
    await expect(other).toBeVisible({ timeout: 2000 })
  }).toPass()
  await other.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('orders.board.dispatch.partner')).fill(rider)
  await dialog.getByRole('button', { name: t('orders.board.dispatch.confirm'), exact: true }).click()
}

/** Skips the undo period of the shop's last action. On a slow machine it may have ended already. */
export const sendNow = async (page: Page, t: Words): Promise<void> => {
  const button = page.getByRole('button', { name: t('orders.actions.undo.now') }).last()
  await button.click().catch(async (error: unknown) => {
    if ((await button.count()) > 0) throw error
  })
}

/** A journey that runs once on every screen, in the language of that screen. */
export const speak = async (context: BrowserContext, baseURL: string | undefined, project: { name: string }) => {
  const language = languageOn(project.name)
  await prefer(context, baseURL, { language })
  return wordsOf(language)
}
