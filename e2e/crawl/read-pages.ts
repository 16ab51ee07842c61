import type { Language } from '@jhola/contract/shared/wire'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { STORE } from '../support/users.ts'
import { layoutFindings, NamesTold, wordFindings } from './findings.ts'
import type { Person, Visit } from './routes.ts'
import { meet } from './users.ts'
import { look } from './walk.ts'

/**
 * Asks for the names that pages show without an answer that this walk is sure to read: what the server renders, and the
 * board, which a page shows from the device while its own answer may be cut off by the next page.
 */
const askForNames = async ({ request }: Page, names: NamesTold, person: Person): Promise<void> => {
  const ask = async (path: string) => {
    const answer = (await (await request.get(`/api/v1${path}`)).json()) as { products?: unknown[] }
    names.take(answer)
    return answer
  }
  for (const path of [
    '/stores?latitude=19.07&longitude=72.88&radius_km=100',
    // The shops of the landing page, before a place is chosen.
    '/stores/nearby?latitude=19.076&longitude=72.878&radius_km=10',
    `/stores/${STORE.id}`,
    `/stores/${STORE.id}/reviews`,
    '/community/stories',
    ...(person === 'owner' ? ['/orders/board', '/orders/today'] : []),
  ])
    await ask(path)
  for (let number = 1; number < 12; number += 1) {
    const { products = [] } = await ask(`/inventory/products?store_id=${STORE.id}&pageSize=50&page=${number}`)
    if (products.length < 50) break
  }
}

/** Looks at the pages of a person in a language, light and dark; `which`: some of them. */
export const readPages = async (
  context: BrowserContext,
  baseURL: string | undefined,
  language: Language,
  person: Person,
  which: (visit: Visit) => boolean = () => true,
): Promise<void> => {
  const met = await meet(context, baseURL, language, person)
  const { page } = met
  const visits = met.visits.filter(which)
  const names = new NamesTold(page, language)
  await askForNames(page, names, person)
  await look(page, language, visits, async (where) => {
    const found = [...(await wordFindings(page, language, names)), ...(await layoutFindings(page))]
    expect.soft(found, `${language} ${where}`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await layoutFindings(page), `${language} ${where}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  })
}
