import type { LiteracyLevel } from '@jhola/contract/preferences/defaults'
import type { BrowserContext, Locator, Page } from '@playwright/test'

/** Not a letter is left: whatever is found is found by its picture, its place, or what is said of it. */
export const hideTexts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::placeholder { -webkit-text-fill-color: transparent !important; }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Only this page is told how much the shop reads. */
export const readAs = (page: Page, literacyLevel: LiteracyLevel): Promise<unknown> =>
  page.route('**/api/v1/stores/me/preferences', async (route) => {
    const answer = await route.fetch()
    const reply = await answer.json()
    await route.fulfill({ response: answer, json: { ...reply, preferences: { ...reply.preferences, literacyLevel } } })
  })

export const saying = (place: Page | Locator, says: string): Locator => place.locator(`[data-says="${says}"]`)
