import { expect, type Locator, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'
import { freshPhone, languageOn, listenForTrouble, prefer, readCode, readLink, readPasscode } from '../support/users.ts'

type Words = ReturnType<typeof wordsOf>
/** Demo owners whom no other journey signs in: one for each screen, so that no code voids another. */
const OWNERS = {
  passcode: { phone: 'andherifreshmart@example.com', desktop: 'iranirustombakery@example.com' },
  password: { phone: 'saketgeneralstore@example.com', desktop: 'kailashsupermart@example.com' },
} as const
const ownerOf = (kind: keyof typeof OWNERS, project: string): string => OWNERS[kind][project === 'phone' ? 'phone' : 'desktop']

/** Nobody guesses it, and no list of common ones holds it. */
const newPassword = (): string => `Neem-${freshPhone()}-patta`
const freshEmail = (): string => `asha.${freshPhone()}@example.in`

const boxes = (page: Page): Locator => page.getByRole('group').getByRole('textbox')

/** Enters a whole code at once, as from the keyboard's suggestion or the clipboard. */
const paste = (box: Locator, code: string) =>
  box.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, code)

/** From the store's login to the two choices of the e-mail page. */
const goOnByEmail = async (page: Page, t: Words, email: string): Promise<void> => {
  await page.goto('/store-login')
  await page.getByRole('button', { name: t('auth.methodPhone') }).click()
  await page.getByRole('button', { name: t('auth.switchToEmail') }).click()
  await page.getByRole('button', { name: t('auth.goOn') }).click()
  await expect(page.getByText(t('auth.emailMissing'))).toBeVisible()
  await page.getByRole('textbox', { name: t('auth.email'), exact: true }).fill(email)
  await page.getByRole('button', { name: t('auth.goOn') }).click()
  await expect(page).toHaveURL(/\/email-login$/)
  await expect(page.getByRole('textbox', { name: t('auth.email'), exact: true })).toHaveValue(email)
}

const expectDashboard = async (page: Page, t: Words): Promise<void> => {
  await expect(page.getByText(t('auth.success'))).toBeVisible()
  await expect(page).toHaveURL(/\/store-dashboard$/)
  await expect(page.getByRole('main')).toBeVisible()
}

const typePassword = async (page: Page, label: string, password: string) => page.getByLabel(label, { exact: true }).fill(password)

test.describe('each flow, from the first click on', { tag: '@phone' }, () => {
  let t = wordsOf('en')
  test.beforeEach(({ context, baseURL }, { project }) => {
    const language = languageOn(project.name)
    t = wordsOf(language)
    return prefer(context, baseURL, { language })
  })

  test('an owner gets in by an e-mailed passcode; a wrong one opens nothing', async ({ page, request }, { project }) => {
    const email = ownerOf('passcode', project.name)
    const trouble = listenForTrouble(page)
    await goOnByEmail(page, t, email)
    await page.getByRole('button', { name: t('auth.choicePasscode') }).click()
    await boxes(page).first().waitFor()
    const code = await readPasscode(request, email)
    await page.getByRole('button', { name: t('auth.verifyPasscode') }).click()
    await expect(page.getByText(t('auth.passcodeInvalid'))).toBeVisible()
    expect(trouble).toEqual([])

    await paste(boxes(page).first(), code === '111111' ? '222222' : '111111')
    await expect(page.getByText(t('errors.auth.passcode_invalid'))).toBeVisible()
    await paste(boxes(page).first(), code)
    await expectDashboard(page, t)
  })

  test('an owner sets up a permanent password by a passcode, and it opens the shop next time', async ({
    page,
    request,
    context,
  }, { project }) => {
    const email = ownerOf('password', project.name)
    const password = newPassword()
    await goOnByEmail(page, t, email)
    await page.getByRole('button', { name: t('auth.choicePassword') }).click()
    await page.getByRole('button', { name: t('auth.signIn') }).click()
    await expect(page.getByText(t('auth.bothMissing'))).toBeVisible()
    await page.getByRole('link', { name: t('auth.noPassword') }).click()
    await expect(page).toHaveURL(/\/email-passcode$/)
    await page.getByRole('button', { name: t('auth.setUpPassword') }).click()
    await expect(page).toHaveURL(/\/password-setup$/)
    await page.getByRole('button', { name: t('auth.sendPasscode') }).click()
    await boxes(page).first().waitFor()
    await paste(boxes(page).first(), await readPasscode(request, email))
    await typePassword(page, t('auth.newPassword'), 'neem')
    await expect(page.getByText(t('auth.password.strengthOf.weak'), { exact: false })).toBeVisible()
    await page.getByRole('button', { name: t('auth.setUp'), exact: true }).click()
    await expect(page.getByText(t('errors.auth.password_weak'))).toBeVisible()
    await expect(page.getByText(t('auth.mismatch'))).toBeVisible()
    await typePassword(page, t('auth.newPassword'), password)
    await typePassword(page, t('auth.confirmNewPassword'), password)
    await expect(page.getByText(t('auth.password.strengthOf.strong'), { exact: false })).toBeVisible()
    await page.getByRole('button', { name: t('auth.setUp'), exact: true }).click()
    await expect(page.getByText(t('auth.setupDone'))).toBeVisible()
    await expect(page).toHaveURL(/\/store-dashboard$/)

    await context.clearCookies({ name: /session/ })
    await goOnByEmail(page, t, email)
    await page.getByRole('button', { name: t('auth.choicePassword') }).click()
    await typePassword(page, t('auth.passwordLabel'), `${password}x`)
    await page.getByRole('button', { name: t('auth.signIn') }).click()
    await expect(page.getByText(t('errors.auth.login_failed'))).toBeVisible()
    await typePassword(page, t('auth.passwordLabel'), password)
    await page.getByRole('button', { name: t('auth.password.show') }).click()
    await expect(page.getByLabel(t('auth.passwordLabel'), { exact: true })).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: t('auth.signIn') }).click()
    await expectDashboard(page, t)
  })

  test('a customer gets in by a pasted code, after a wrong number, and comes back to the page they wanted', async ({
    page,
    request,
  }) => {
    const phone = freshPhone()
    const trouble = listenForTrouble(page)
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login\?from=%2Fprofile$/)
    await page.getByRole('button', { name: t('auth.send') }).click()
    await expect(page.getByText(t('auth.phoneWrong'))).toBeVisible()
    await page.getByLabel(t('auth.phone')).fill(freshPhone())
    await page.getByRole('button', { name: t('auth.send') }).click()
    await expect(page.getByRole('radio', { name: t('auth.storeOwner') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /30|29|28/ })).toBeDisabled()
    await page.getByRole('button', { name: t('auth.changeNumber') }).click()
    await page.getByLabel(t('auth.phone')).fill(`+91 ${phone}`)
    await page.getByRole('button', { name: t('auth.send') }).click()
    await expect(boxes(page)).toHaveCount(6)
    await expect(page.getByRole('button', { name: t('auth.verify') })).toBeDisabled()
    await paste(boxes(page).nth(2), await readCode(request, phone))
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(trouble).toEqual([])
    await page.goto('/quick-login')
    await expect(page, 'who is inside goes on').toHaveURL(/\/search$/)
  })

  test('a customer makes an account, confirms the address, forgets the password and chooses another', async ({
    page,
    request,
    context,
  }) => {
    const email = freshEmail()
    const password = newPassword()
    await page.goto('/quick-login')
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('tab', { name: t('auth.tabEmail') }).click()
    await page.getByRole('link', { name: t('auth.signUp') }).click()
    await page.getByRole('button', { name: t('auth.createAccount') }).click()
    for (const said of ['auth.nameMissing', 'auth.emailRequired', 'auth.passwordMissing'])
      await expect(page.getByText(t(said))).toBeVisible()
    await page.getByLabel(t('auth.fullName')).fill('Asha Rao')
    await page.getByRole('textbox', { name: t('auth.email'), exact: true }).fill(email)
    await typePassword(page, t('auth.passwordLabel'), password)
    await typePassword(page, t('auth.confirmPassword'), password)
    await page.getByRole('button', { name: t('auth.createAccount') }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(t('auth.accountCreated'))).toBeVisible()

    await page.goto(await readLink(request, email, '/verify-email'))
    await expect(page.getByText(t('auth.emailVerified'))).toBeVisible()
    await page.getByRole('link', { name: t('auth.goToLogin') }).click()
    await page.getByRole('tab', { name: t('auth.tabEmail') }).click()
    await page.getByRole('textbox', { name: t('auth.email'), exact: true }).fill(email)
    await typePassword(page, t('auth.passwordLabel'), password)
    await page.getByRole('button', { name: t('auth.signIn') }).click()
    await expect(page).toHaveURL(/\/search$/)

    await context.clearCookies({ name: /session/ })
    await page.goto('/login')
    await page.getByRole('tab', { name: t('auth.tabEmail') }).click()
    await page.getByRole('link', { name: t('auth.forgot') }).click()
    await page.getByRole('textbox', { name: t('auth.email'), exact: true }).fill(email)
    await page.getByRole('button', { name: t('auth.sendLink') }).click()
    await expect(page.getByText(t('auth.linkSent'))).toBeVisible()
    const another = newPassword()
    const link = await readLink(request, email, '/password-setup')
    await page.goto(link)
    await typePassword(page, t('auth.newPassword'), another)
    await typePassword(page, t('auth.confirmNewPassword'), another)
    await page.getByRole('button', { name: t('auth.setUp'), exact: true }).click()
    await expect(page.getByText(t('auth.setupDone'))).toBeVisible()
    await expect(page).toHaveURL(/\/search$/)

    await page.goto(link)
    await typePassword(page, t('auth.newPassword'), password)
    await typePassword(page, t('auth.confirmNewPassword'), password)
    await page.getByRole('button', { name: t('auth.setUp'), exact: true }).click()
    await expect(page.getByText(t('errors.auth.link_invalid')), 'a link works once').toBeVisible()
  })
})

test('nobody comes to the passcode page from nowhere, and a guest goes on to the shelves', { tag: '@phone' }, async ({
  page,
}) => {
  const t = wordsOf('en')
  await page.goto('/email-passcode')
  await expect(page.getByText('Invalid Access - Please start from the login page')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL(/\/store-login$/)
  await expect(page.getByRole('link', { name: t('auth.registerStore') })).toHaveAttribute('href', '/shopkeeper-signup')
  await page.goto('/verify-email?token=abcdefghijklmnopqrstuvwxyz')
  await expect(page.getByText(t('errors.auth.link_invalid'))).toBeVisible()
  await page.goto('/login')
  await page.getByRole('link', { name: t('auth.guest') }).click()
  await expect(page).toHaveURL(/\/search$/)
})

test('an owner gets in by keyboard alone', { tag: '@desk' }, async ({ page, request }) => {
  const t = wordsOf('en')
  /** Presses Tab until the focus is on the element with this name. */
  const tabTo = async (role: 'button' | 'link', name: string) => {
    const wanted = page.getByRole(role, { name })
    for (let presses = 0; presses < 30; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} cannot be reached by keyboard`)
  }
  const phone = '9000000303'
  await page.goto('/store-login')
  await page.getByRole('button', { name: t('auth.methodPhone') }).waitFor()
  await tabTo('button', t('auth.methodPhone'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('auth.phone'))).toBeFocused()
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(boxes(page).first()).toBeFocused()
  const code = await readCode(request, phone)
  await page.keyboard.type(`${code.slice(0, 3)}x`)
  await page.keyboard.press('Backspace')
  await page.keyboard.type(code.slice(2))
  await expectDashboard(page, t)
})
