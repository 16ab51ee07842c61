import type { Language } from '@jhola/contract/shared/wire'
import { expect, type Page } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import type { Visit } from './routes.ts'

/** Opens a page and waits until it is ready. */
const arrive = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.locator('main').first().waitFor()
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0)
}

/** Checks every page and everything that can be opened on it. */
export const look = async (page: Page, language: Language, visits: readonly Visit[], at: (where: string) => Promise<void>) => {
  const t = wordsOf(language)
  for (const { path, open = [] } of visits) {
    await arrive(page, path)
    await at(path)
    for (const { name, tap } of open) {
      await arrive(page, path)
      await tap(page, t)
      await page.locator('[role="dialog"], [role="alertdialog"], [role="menu"], details[open] fieldset').first().waitFor()
      await at(`${path} (${name})`)
    }
  }
}
