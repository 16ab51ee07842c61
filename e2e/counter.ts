import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { languageOn, prefer, signInOwner } from './people.ts'
import { wordsOf } from './words.ts'

type Words = ReturnType<typeof wordsOf>
type Screen = Pick<Required<BrowserContextOptions>, 'viewport' | 'hasTouch' | 'isMobile'> & { baseURL: string | undefined }

/** A device of the shop beside the first, of the same size, signed in to the demo shop. */
export const aDevice = async (
  browser: Browser,
  { viewport, hasTouch, isMobile, baseURL }: Screen,
  language: string,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport, hasTouch, isMobile, ...(baseURL ? { baseURL } : {}) })
  await prefer(context, baseURL, { language })
  await signInOwner(context)
  return context
}

/** The board shows the longest waiting first, and other walks leave orders behind them: ours may stand among the rest. */
export const showMoreCards = async (page: Page, t: Words): Promise<void> => {
  await expect(page.getByText(t('counter.connection.connected')).first()).toBeVisible()
  await page.getByRole('listitem').first().waitFor()
  // As the texts have it: "+7 more".
  for (const button of await page.getByRole('button', { name: /^\+\d+/ }).all()) await button.click()
}

/** The live board of a device. */
export const openBoard = async (context: BrowserContext, t: Words): Promise<Page> => {
  const page = await context.newPage()
  await page.goto('/store/orders')
  await showMoreCards(page, t)
  return page
}

/** The card of an order on the board, whichever column it stands in. */
export const cardOf = (page: Page, number: string) => page.getByRole('listitem').filter({ hasText: number }).first()

/**
 * Accepts an order with the usual promise. All walks work on one board: when another walk's order leaves it in the middle of a tap, the
 * card is elsewhere by then, and one taps again.
 */
export const accept = async (page: Page, t: Words, number: string): Promise<void> => {
  const usual = page.getByRole('dialog').getByRole('button', { name: t('counter.accept.usual') })
  const button = cardOf(page, number).getByRole('button', { name: t('counter.action.confirmed') })
  await expect(async () => {
    if (!(await usual.isVisible())) {
      await button.scrollIntoViewIfNeeded({ timeout: 3000 })
      const place = await button.boundingBox()
      await button.click({ timeout: 3000 })
      const isOpen = await usual.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
      // A tap on a card that stayed where it was is never lost.
      if (!isOpen) expect.soft(await button.boundingBox()).not.toEqual(place)
    }
    await expect(usual).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 20_000 })
  await usual.click()
}

/** What the shop just did need not wait until it can no longer be taken back. On a slow machine it may have gone by itself already. */
export const sendNow = async (page: Page, t: Words): Promise<void> => {
  const button = page.getByRole('button', { name: t('desk.undo.now') }).last()
  await button.click().catch(async (error: unknown) => {
    if ((await button.count()) > 0) throw error
  })
}

/** A journey that is walked once on every screen, in the language of that screen. */
export const speak = async (context: BrowserContext, baseURL: string | undefined, project: { name: string }) => {
  const language = languageOn(project.name)
  await prefer(context, baseURL, { language })
  return wordsOf(language)
}
