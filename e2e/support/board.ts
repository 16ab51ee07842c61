import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { wordsOf } from './i18n.ts'
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
  await expect(page.getByText(t('orders.board.connection.connected')).first()).toBeVisible()
  return page
}

/** The card of an order on the board, in any column. The undo bar, which names the order too, stands above the page. */
export const cardOf = (page: Page, number: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: number }).first()

/** The status at the head of a customer's tracking page. Its timeline names every status from the start. */
export const trackedStatus = (page: Page, t: Words) =>
  page.getByRole('region', { name: t('tracking.number'), exact: true }).getByRole('status')

/** Accepts an order with the default promise time. */
export const accept = async (page: Page, t: Words, number: string): Promise<void> => {
  await cardOf(page, number)
    .getByRole('button', { name: t('orders.board.action.confirmed') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.board.accept.usual') })
    .click()
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
