import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { freshPhone, languageOn, listenForTrouble, prefer, readCode, signInCustomer } from '../support/users.ts'

const language = languageOn('phone')
const t = wordsOf(language)

const userOf = async (request: APIRequestContext): Promise<{ phone: string } | null> =>
  ((await (await request.get('/api/v1/auth/me')).json()) as { user: { phone: string } | null }).user

/** The path of the newest link that an SMS to this number holds. */
const linkTo = async (request: APIRequestContext, phone: string): Promise<string> => {
  const answer = await request.get(`/api/v1/dev/outbox?to=${encodeURIComponent(`+91${phone}`)}`)
  const { messages } = (await answer.json()) as { messages: { text: string }[] }
  const link = messages.flatMap(({ text }) => /https?:\/\/\S+\/undo-change\?token=[\w-]+/.exec(text) ?? [])[0]
  if (!link) throw new Error(`${phone} was not told`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

const undo = async (page: Page, link: string): Promise<void> => {
  await page.goto(link)
  await page.getByRole('button', { name: t('auth.undoNow') }).click()
}

test(`in ${language}: somebody moves the account to their number; the old number is told and undoes it, once`, async ({
  page,
  context,
  baseURL,
  browser,
  playwright,
}) => {
  await prefer(context, baseURL, { language })
  const trouble = listenForTrouble(page)
  const [before, after] = [freshPhone(), freshPhone()]
  const elsewhere = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
  await signInCustomer(elsewhere, before)
  // The second code of a number waits for the first to be used by its own device.
  await signInCustomer(page.request, before)
  await page.goto('/profile')
  await page.getByRole('button', { name: `${t('profile.change')}: ${t('profile.phone')}` }).click()
  await page.getByLabel(t('profile.newPhone')).fill('12345')
  await page.getByRole('button', { name: t('profile.code.send') }).click()
  await expect(page.getByText(t('profile.phoneInvalid'))).toBeVisible()
  await page.getByLabel(t('profile.newPhone')).fill(after)
  await page.getByRole('button', { name: t('profile.code.send') }).click()
  const code = page.getByLabel(t('profile.code.label'))
  await code.waitFor()
  const sent = await readCode(page.request, after)
  await code.fill(sent.replace(/^./, (digit) => String((Number(digit) + 1) % 10)))
  await code.press('Enter')
  await expect(page.getByText(t('errors.auth.otp_invalid'))).toBeVisible()
  // The refused code is the one answer of the server that the browser reports as trouble.
  trouble.length = 0
  await code.fill(sent)
  await code.press('Enter')
  await expect(code).toHaveCount(0)
  expect(await userOf(page.request)).toMatchObject({ phone: `+91${after}` })
  expect(await userOf(elsewhere), 'every other device is signed out').toBeNull()
  expect(trouble).toEqual([])

  // Whoever holds the old number opens the link on their own phone, without a session.
  const link = await linkTo(page.request, before)
  const owner = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await prefer(owner, baseURL, { language })
  const theirs = await owner.newPage()
  const theirTrouble = listenForTrouble(theirs)
  await undo(theirs, link)
  await expect(theirs.getByText(t('auth.undone'))).toBeVisible()
  expect(theirTrouble).toEqual([])
  expect(await userOf(page.request), 'the one who moved it is out').toBeNull()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login/)

  await undo(theirs, link)
  await expect(theirs.getByText(t('errors.auth.link_invalid')), 'a link works once').toBeVisible()
  await undo(theirs, `/undo-change?token=${'x'.repeat(43)}`)
  await expect(theirs.getByText(t('errors.auth.link_invalid')), 'nobody was sent this one').toBeVisible()
  await theirs.goto('/undo-change')
  await expect(theirs.getByText(t('errors.auth.link_invalid'))).toBeVisible()
  await expect(theirs.getByRole('link', { name: t('auth.goToLogin') })).toBeVisible()

  await signInCustomer(owner.request, before)
  expect(await userOf(owner.request)).toMatchObject({ phone: `+91${before}` })
  await owner.close()
  await elsewhere.dispose()
})
