import { LANGUAGES } from '@jhola/contract/constants'
import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../support/i18n.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** The answers of confirmations, as `[cancel, confirm]`. */
const ANSWERS = [
  ['counter.signOut.stay', 'common.logout'],
  ['stores.settings.leave.stay', 'stores.settings.leave.go'],
  ['stores.settings.keep', 'stores.settings.photo.remove'],
  ['stores.settings.keep', 'stores.settings.people.remove'],
  ['common.back', 'admin.reactivate'],
  ['profile.cancel', 'profile.signOutOthers'],
  ['cart.clearKeep', 'cart.clear'],
  ['tracking.cancel.keep', 'tracking.cancel.button'],
  ['payments.stuck.cancel', 'payments.close.save'],
  ['payments.claims.back', 'payments.claims.no'],
] as const

/** Puts the two texts on the open dialog's buttons: true when no text is broken while another button stands beside it. */
const holds = (page: Page, texts: readonly string[], lang: string): Promise<boolean> =>
  page.evaluate(
    ([words, language]) => {
      document.documentElement.lang = language
      document.documentElement.dir = language === 'ur' ? 'rtl' : 'ltr'
      const buttons = [...document.querySelectorAll('.jh-dialog-confirm .jh-sheet-foot button')]
      for (const [index, button] of buttons.entries()) {
        const text = button.querySelector('span')
        if (text) text.textContent = words[index] ?? ''
      }
      const tops = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)))
      // The lines of the words themselves: the box around them has one rectangle however many lines it holds.
      const linesOf = (button: Element) => {
        const range = document.createRange()
        range.selectNodeContents(button.querySelector('span') ?? button)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }
      const isBroken = buttons.some((button) => linesOf(button) > 1)
      const isWider = buttons.some((button) => button.scrollWidth > button.clientWidth)
      return buttons.length === 2 && !isWider && (tops.size === 2 || !isBroken)
    },
    [texts, lang] as const,
  )

test('the buttons of a confirmation go below each other instead of breaking their texts, in every language @phone', async ({
  page,
}) => {
  await page.goto('/dev/ui')
  await page.getByRole('button', { name: 'Confirm' }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  const broken: string[] = []
  for (const language of LANGUAGES) {
    const t = wordsOf(language)
    for (const answers of ANSWERS) {
      const texts = answers.map((key) => t(key))
      if (!(await holds(page, texts, language))) broken.push(`${language}: ${texts.join(' | ')}`)
    }
  }
  expect(broken).toEqual([])
})
